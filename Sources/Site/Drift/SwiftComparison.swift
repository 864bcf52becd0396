import Cascade
import Colorimetry
import SwiftSource
import Tokens

/// Whether what Swift says is what a token is, mode by mode.
struct SwiftComparison {
  /// How many constants may stand on each other.
  private static let depthLimit = 16

  private let graph: TokenGraph
  private let names: TokenNames
  private let constants: [SwiftName: SwiftValue]
  /// By the index of the mode; nil where the theme has but one appearance.
  private let schemes: [ColorScheme]?

  init(_ graph: TokenGraph, _ names: TokenNames, _ reading: SwiftReading) {
    self.graph = graph
    self.names = names
    constants = Dictionary(reading.constants.map { ($0.name, $0.value) }) { first, _ in first }
    schemes = graph.modifiers.contains(where: \.isAppearance) ? graph.colorSchemes : nil
  }

  /// True where a value differs from a token in every mode; for one that adapts, in every mode that is light, or that is dark. False
  /// where that cannot be told of one of them.
  func isAnother(_ value: SwiftValue, than token: TokenGraph.Token) -> Bool {
    let modes = graph.modes.indices.filter { token.byMode[$0] != nil }
    guard let schemes, adapts(value) else { return isAnother(value, than: token, in: modes) }
    return ColorScheme.allCases.contains { scheme in
      isAnother(value, than: token, in: modes.filter { schemes[$0] == scheme })
    }
  }

  private func isAnother(_ value: SwiftValue, than token: TokenGraph.Token, in modes: [Int]) -> Bool {
    !modes.isEmpty
      && modes.allSatisfy { mode in
        token.byMode[mode].flatMap { isSame(value, $0.value, mode) } == false
      }
  }

  private func adapts(_ value: SwiftValue, depth: Int = 0) -> Bool {
    switch value {
    case .adaptive: true
    case .alias(let name, _) where depth < SwiftComparison.depthLimit:
      constants[name].map { adapts($0, depth: depth + 1) } ?? false
    default: false
    }
  }

  // MARK: Values

  /// Nil where it cannot be told.
  private func isSame(_ value: SwiftValue, _ token: TokenValue, _ mode: Int) -> Bool? {
    switch (value, token) {
    case (.color, .color(let wanted)), (.adaptive, .color(let wanted)), (.alias, .color(let wanted)):
      return isSame(value, wanted, mode)
    case (.alias(let name, _), _): return aliased(name, mode).flatMap { isSame($0, token, mode) }
    case (.number(let number), _): return SwiftComparison.isSame(number, token)
    case (.text(let text), .fontFamily(let families)):
      return families.contains { SwiftFontFace(text).isOf($0) }
    case (.text(let text), .opaque(let wanted)): return text == wanted.text
    case (.font(let font), .typography(let wanted)): return FontComparison(font, wanted).isSame
    case (.gradient(let gradient), .gradient(let wanted)): return isSame(gradient, wanted, mode)
    case (.shadow(let shadow), .shadow(let layers)): return layers.count == 1 ? isSame(shadow, layers[0], mode) : nil
    default: return nil
    }
  }

  /// Points are pixels; SwiftUI has seconds where tokens may have milliseconds, and some code has percents for shares.
  private static func isSame(_ number: Double, _ token: TokenValue) -> Bool? {
    switch token {
    case .dimension(let wanted): wanted.pixels.map { isNear(number, $0) }
    case .number(let wanted): isNear(number, wanted) || number > 1 && isNear(number, wanted * 100)
    case .fontWeight(let wanted): isNear(number, wanted)
    case .duration(let wanted): isNear(number * 1000, wanted.milliseconds) || isNear(number, wanted.milliseconds)
    default: nil
    }
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }

  // MARK: Colours

  private func isSame(_ value: SwiftValue, _ wanted: Color, _ mode: Int) -> Bool? {
    let colors = colors(value, mode)
    return colors.isEmpty ? nil : colors.contains { wanted.isPainted(like: $0) }
  }

  /// Of a value in a mode: two, where the theme does not say whether the mode is light or dark; none where it cannot be told.
  private func colors(_ value: SwiftValue, _ mode: Int, depth: Int = 0) -> [Color] {
    guard depth < SwiftComparison.depthLimit else { return [] }
    switch value {
    case .color(let color): return [color]
    case .adaptive(let light, let dark):
      let sides = schemes.map { [$0[mode] == .light ? light : dark] } ?? [light, dark]
      return sides.flatMap { colors($0, mode, depth: depth + 1) }
    case .alias(let name, let opacity):
      let colors: [Color]
      if case .color(let color)? = names.token(name)?.byMode[mode]?.value {
        colors = [color]
      } else {
        colors = constants[name].map { self.colors($0, mode, depth: depth + 1) } ?? []
      }
      return colors.map { $0.with(alpha: $0.alpha * opacity) }
    default: return []
    }
  }

  private func aliased(_ name: SwiftName, _ mode: Int, depth: Int = 0) -> SwiftValue? {
    guard depth < SwiftComparison.depthLimit, let value = constants[name] else { return nil }
    if case .alias(let next, _) = value { return aliased(next, mode, depth: depth + 1) }
    return value
  }

  // MARK: Composites

  private func isSame(_ gradient: SwiftGradient, _ wanted: Gradient, _ mode: Int) -> Bool? {
    guard gradient.stops.count == wanted.stops.count else { return false }
    let same = zip(gradient.stops, wanted.stops).map { stop, wanted -> Bool? in
      abs(stop.position - wanted.position) < 0.005 ? isSame(stop.color, wanted.color, mode) : false
    }
    return same.contains(false) ? false : same.contains(nil) ? nil : true
  }

  /// SwiftUI's radius is half of the blur that CSS and design tools have; not all authors mind that.
  private func isSame(_ shadow: SwiftShadow, _ wanted: ShadowLayer, _ mode: Int) -> Bool? {
    guard let x = wanted.offsetX.pixels, let y = wanted.offsetY.pixels, let blur = wanted.blur.pixels else {
      return nil
    }
    let isPlaced = SwiftComparison.isNear(shadow.x, x) && SwiftComparison.isNear(shadow.y, y)
    let isBlurred = SwiftComparison.isNear(shadow.radius, blur) || SwiftComparison.isNear(shadow.radius * 2, blur)
    return isPlaced && isBlurred ? isSame(shadow.color, wanted.color, mode) : false
  }
}
