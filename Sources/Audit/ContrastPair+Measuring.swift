import Cascade
package import Tokens

extension ContrastPair {
  /// A colour on a colour, with nothing behind that counts.
  var isPlain: Bool { beneath.isEmpty && groups.isEmpty && isBackgroundWhole && obstacle == nil }

  /// All that must be read to measure it: foreground and background first, opacities last.
  var sources: [PaintSource] {
    [foreground, background] + beneath.map(\.source)
      + groups.compactMap { group in
        switch group.opacity {
        case .number: nil
        case .token(let path): .token(path)
        case .css(let text): .css(text)
        }
      }
  }

  /// As a policy declares pairs: no more than one group, and that of foreground and background.
  fileprivate var isDeclarable: Bool {
    isBackgroundWhole && beneath.allSatisfy(\.isWhole) && (groups.isEmpty || opacity != nil)
  }

  /// What it measures in a mode, with the colours that were compared; nil where a token has no value.
  package func measurement(_ graph: TokenGraph, mode: Int, threshold: Double) -> Measurement? {
    let meter = PairMeter(threshold: threshold, keepsColors: true)
    return meter.measure(self) { source in
      source.token.flatMap { graph[$0]?.byMode[mode] }.map { PaintedValue($0.value) }
    }
  }
}

extension PairMeter {
  /// - Parameter value: of a source in the mode; nil where it has none.
  func measure(_ pair: ContrastPair, _ value: (PaintSource) -> PaintedValue?) -> Measurement? {
    guard let foreground = value(pair.foreground), let background = value(pair.background) else { return nil }
    if let obstacle = pair.obstacle { return Measurement(.cannotTell(reason: obstacle)) }
    var groups: [Group] = []
    for group in pair.groups {
      guard let opacity = opacity(group.opacity, value) else {
        return Measurement(.cannotTell(reason: "'\(group.opacity)' is no opacity from 0 to 1"))
      }
      groups.append(Group(start: group.start, opacity: opacity))
    }
    if pair.isDeclarable {
      let layers = pair.beneath.isEmpty ? [] : pair.beneath.compactMap { value($0.source) }
      return measure(foreground, on: background, over: layers, opacity: groups.first?.opacity ?? 1)
    }
    // Without a value, a layer paints nothing; but then nobody knows what would lie behind.
    let layers = pair.layers.map { layer in
      Layer(value: value(layer.source) ?? .unknown("'\(layer.source)' has no value"), isWhole: layer.isWhole)
    }
    return measure(foreground, on: layers, in: groups)
  }

  /// Nil for what is no number from 0 to 1.
  private func opacity(_ opacity: ContrastPair.Opacity, _ value: (PaintSource) -> PaintedValue?) -> Double? {
    let read: PaintedValue? =
      switch opacity {
      case .number(let number): .number(number)
      case .token(let path): value(.token(path))
      case .css(let text): value(.css(text))
      }
    guard case .number(let number)? = read, (0...1).contains(number) else { return nil }
    return number
  }
}
