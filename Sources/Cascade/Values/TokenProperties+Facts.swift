import Colorimetry
import Tokens

/// What is so in every mode.
extension TokenProperties {
  /// True for a size that does not rest on another.
  func isAbsoluteSize(_ values: [ComponentValue]) -> Bool {
    guard values.count == 1 else { return false }
    switch values[0].kind {
    case .dimension(_, let unit): return !["em", "ex", "ch", "cap", "ic", "lh"].contains(unit)
    case .ident(let name): return !["larger", "smaller"].contains(name.lowercased())
    case .function("var", _):
      return holds(values[0]) { value in
        switch value {
        case .dimension(let dimension): dimension.pixels != nil
        case .typography(let text): text.fontSize?.pixels != nil
        default: false
        }
      }
    default: return false
    }
  }

  func isAbsoluteWeight(_ values: [ComponentValue]) -> Bool {
    guard let word = values.keyword else { return true }
    return word != "bolder" && word != "lighter"
  }

  /// True for a colour or gradient that lets nothing through, in any mode and scheme.
  func isOpaque(_ source: PaintSource) -> Bool {
    switch source {
    case .token(let path):
      guard let token = graph[path] else { return false }
      return !token.isTranslucent && token.byMode.allSatisfy { $0.map { $0.value.isPaint } ?? false }
    case .css(let text):
      return paints(ComponentValue.parse(text)).allSatisfy(\.isOpaque)
    }
  }

  /// True for a colour that nothing is seen of, in any mode and scheme.
  func isInvisible(_ values: [ComponentValue]) -> Bool {
    guard values.count == 1 else { return false }
    if values[0].reference != nil {
      if case .token(let path) = source(values) {
        return graph[path]?.byMode.allSatisfy { $0?.value.isInvisible ?? false } ?? false
      }
    } else if !values[0].holdsReference, let color = CSSColorParser.color(values[0].text) {
      return color.alpha <= 0
    }
    return paints(values).allSatisfy { if case .color(let color) = $0 { color.alpha <= 0 } else { false } }
  }

  /// True for one colour, whatever it is in a mode.
  func isColor(_ source: PaintSource) -> Bool {
    switch source {
    case .token(let path): graph[path]?.type == .color
    case .css(let text): paints(ComponentValue.parse(text)).allSatisfy { if case .color = $0 { true } else { false } }
    }
  }

  /// All that a value paints with, in any mode and scheme; at least one.
  private func paints(_ values: [ComponentValue]) -> [ModePaint] {
    modes(of: values).flatMap { mode in
      ColorScheme.allCases.map { PaintReader(TokenSubstitution(tokens: self, mode: mode, scheme: $0)).paint(values) }
    }
  }

  /// One of each group of modes that cannot differ in a value.
  private func modes(of values: [ComponentValue]) -> [Int] {
    let named = tokens(in: values)
    if named.isEmpty { return [0] }
    return graph.groups(of: named.reduce(into: Set<Int>()) { $0.formUnion(graph.tokens[$1].modifiers(of: graph)) })
      .representatives
  }

  /// True where `var()` names a token that has a value in every mode, of which something holds.
  func holds(_ value: ComponentValue, _ claim: (TokenValue) -> Bool) -> Bool {
    guard let (name, _) = value.reference, let property = self[name], property.suffix.isEmpty else { return false }
    return token(property).byMode.allSatisfy { $0.map { claim($0.value) } ?? false }
  }

  /// What a value paints with: a token where it is nothing but that.
  func source(_ values: [ComponentValue]) -> PaintSource {
    let values = values.trimmed
    if values.count == 1, let (name, fallback) = values[0].reference, let property = self[name],
      property.suffix.isEmpty,
      fallback == nil || token(property).byMode.allSatisfy({ $0 != nil })
    {
      return .token(token(property).path)
    }
    return .css(values.text)
  }

  /// The range that a length has over all modes, percentages left out; nil where it cannot be told.
  func lengths(_ values: [ComponentValue]) -> ClosedRange<Double>? {
    if values.count == 1, let range = pixels(values[0]) { return range }
    var range: ClosedRange<Double>?
    for mode in modes(of: values) {
      let substitution = TokenSubstitution(tokens: self, mode: mode, scheme: .light)
      guard let values = substitution.values(values),
        let length = LengthReader(em: LengthRange(LengthReader.rootSize)).length(values), length.percent == 0
      else { return nil }
      range = min(range?.lowerBound ?? length.low, length.low)...max(range?.upperBound ?? length.high, length.high)
    }
    return range
  }
}

extension TokenProperties {
  /// The range of a token that is nothing but a length or a number; nil for all that must be computed.
  private func pixels(_ value: ComponentValue) -> ClosedRange<Double>? {
    guard let (name, _) = value.reference, let property = self[name], property.suffix.isEmpty else { return nil }
    var range: ClosedRange<Double>?
    for resolved in token(property).byMode {
      let pixels: Double?
      switch resolved?.value {
      case .dimension(let dimension): pixels = dimension.pixels
      case .number(let number): pixels = number
      default: pixels = nil
      }
      guard let pixels else { return nil }
      range = min(range?.lowerBound ?? pixels, pixels)...max(range?.upperBound ?? pixels, pixels)
    }
    return range
  }
}

extension TokenValue {
  fileprivate var isInvisible: Bool { if case .color(let color) = self { color.alpha <= 0 } else { false } }

  fileprivate var isPaint: Bool {
    switch self {
    case .color, .gradient: true
    default: false
    }
  }
}
