import Cascade
import Colorimetry
package import Tokens

extension ContrastPair {
  /// A colour on a colour, with nothing behind that counts, and nothing in doubt.
  var isPlain: Bool { beneath.isEmpty && groups.isEmpty && isBackgroundWhole && obstacle == nil && isSizeKnown }

  /// All that must be read to measure it: foreground and background first, opacities last.
  var terms: [PairTerm] {
    [.paint(foreground), .paint(background)] + beneath.map { .paint($0.source) } + groups.compactMap(\.opacity.term)
  }

  /// As a policy declares pairs: no more than one group, and that of foreground and background.
  fileprivate var isDeclarable: Bool {
    isBackgroundWhole && beneath.allSatisfy(\.isWhole) && (groups.isEmpty || opacity != nil)
  }

  /// What it measures in a mode, with the colours that were compared; nil where a token has no value.
  /// - Parameters:
  ///   - threshold: the lowest ratio that is enough.
  ///   - large: the same for large text.
  package func measurement(_ graph: TokenGraph, mode: Int, threshold: Double, large: Double) -> Measurement? {
    let meter = PairMeter(threshold: threshold, largeThreshold: large, keepsColors: true)
    return meter.measure(self) { term in
      term.token.flatMap { graph[$0]?.byMode[mode] }.map { PaintedValue($0.value) }
    }
  }
}

extension PairMeter {
  /// - Parameter value: in the mode; nil where there is none.
  func measure(_ pair: ContrastPair, _ value: (PairTerm) -> PaintedValue?) -> Measurement? {
    let measurement = measured(pair, value)
    guard !pair.isSizeKnown, case .fail(let ratio)? = measurement?.verdict, ratio.value >= largeThreshold else {
      return measurement
    }
    let needs = "large text needs \(CSSNumber.text(largeThreshold)):1, other text \(CSSNumber.text(threshold)):1"
    return measurement?.untold("it is \(ratio.text):1, and the size of the text is not known: \(needs)")
  }

  private func measured(_ pair: ContrastPair, _ value: (PairTerm) -> PaintedValue?) -> Measurement? {
    guard let foreground = value(.paint(pair.foreground)), let background = value(.paint(pair.background)) else {
      return nil
    }
    if let obstacle = pair.obstacle { return Measurement(.cannotTell(reason: obstacle)) }
    var groups: [Group] = []
    for group in pair.groups {
      guard let opacity = opacity(group.opacity, value) else {
        return Measurement(.cannotTell(reason: "'\(group.opacity)' is no opacity from 0 to 1"))
      }
      groups.append(Group(start: group.start, opacity: opacity))
    }
    if pair.isDeclarable {
      let layers = pair.beneath.isEmpty ? [] : pair.beneath.compactMap { value(.paint($0.source)) }
      return measure(foreground, on: background, over: layers, opacity: groups.first?.opacity ?? 1)
    }
    // Without a value, a layer paints nothing; but then nobody knows what would lie behind.
    let layers = pair.layers.map { layer in
      Layer(value: value(.paint(layer.source)) ?? .unknown("'\(layer.source)' has no value"), isWhole: layer.isWhole)
    }
    return measure(foreground, on: layers, in: groups)
  }

  /// Nil for what is no number from 0 to 1.
  private func opacity(_ opacity: ContrastPair.Opacity, _ value: (PairTerm) -> PaintedValue?) -> Double? {
    if case .number(let number) = opacity { return number }
    guard case .number(let number)? = opacity.term.flatMap(value), (0...1).contains(number) else { return nil }
    return number
  }
}

extension ContrastPair.Opacity {
  /// Nil for what is the same in every mode.
  fileprivate var term: PairTerm? {
    switch self {
    case .number: nil
    case .token(let path): .paint(.token(path))
    case .css(let text): .opacity(text)
    }
  }
}
