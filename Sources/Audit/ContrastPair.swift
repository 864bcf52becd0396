package import Tokens

/// A foreground on a background, and what must be true of them.
package struct ContrastPair: Hashable, Sendable {
  /// Of foreground and background, painted as one group.
  package enum Opacity: Hashable, Sendable, CustomStringConvertible {
    /// 0 to 1.
    case number(Double)
    case token(TokenPath)

    package var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .token(let path): path.description
      }
    }
  }

  package let foreground: TokenPath
  package let background: TokenPath
  /// What lies between a translucent background and its backdrop, from the bottom up.
  package let stack: [TokenPath]
  /// What lies behind everything translucent; nil when nothing was declared.
  package let backdrop: TokenPath?
  package let opacity: Opacity?
  package let requirement: Requirement

  package init(
    foreground: TokenPath, background: TokenPath, stack: [TokenPath] = [], backdrop: TokenPath?,
    opacity: Opacity? = nil, requirement: Requirement
  ) {
    self.foreground = foreground
    self.background = background
    self.stack = stack
    self.backdrop = backdrop
    self.opacity = opacity
    self.requirement = requirement
  }

  /// What lies behind the background, from the bottom up.
  package var layers: [TokenPath] { (backdrop.map { [$0] } ?? []) + stack }

  /// All tokens that it depends on.
  package var tokens: [TokenPath] {
    let opacity = if case .token(let path)? = opacity { [path] } else { [TokenPath]() }
    return [foreground, background] + layers + opacity
  }

  /// `'text' on 'veil' over 'sheet' over 'canvas' at opacity 0.5`.
  package var name: String {
    let quoted = { (path: TokenPath) in "'\(path)'" }
    return "\(quoted(foreground)) on \(quoted(background))\(behind(quoted))"
  }

  /// ` over sheet over canvas at opacity 0.5`, or nothing.
  package func behind(_ name: (TokenPath) -> String) -> String {
    let opacity =
      switch opacity {
      case .number(let number): " at opacity \(number)"
      case .token(let path): " at opacity \(name(path))"
      case nil: ""
      }
    return layers.reversed().map { " over \(name($0))" }.joined() + opacity
  }

  /// What it measures in a mode, with the colours that were compared; nil where a token has no value.
  package func measurement(_ graph: TokenGraph, mode: Int, threshold: Double) -> Measurement? {
    let meter = PairMeter(threshold: threshold, keepsColors: true)
    return meter.measure(self) { graph[$0]?.byMode[mode].map { PaintedValue($0.value) } }
  }
}

extension PairMeter {
  /// - Parameter value: of a token in the mode; nil where it has none.
  func measure(_ pair: ContrastPair, _ value: (TokenPath) -> PaintedValue?) -> Measurement? {
    guard let foreground = value(pair.foreground), let background = value(pair.background) else { return nil }
    let layers = pair.layers.isEmpty ? [] : pair.layers.compactMap(value)
    switch pair.opacity {
    case nil: return measure(foreground, on: background, over: layers)
    case .number(let opacity): return measure(foreground, on: background, over: layers, opacity: opacity)
    case .token(let path):
      guard case .number(let opacity)? = value(path), (0...1).contains(opacity) else {
        return Measurement(.cannotTell(reason: "'\(path)' is no opacity from 0 to 1"))
      }
      return measure(foreground, on: background, over: layers, opacity: opacity)
    }
  }
}
