import Tokens

/// What the sources of painted parts are in the modes of a theme. Every text is evaluated once for each group of modes in which the
/// tokens that it names can differ.
package struct ModeValues {
  package let tokens: TokenProperties
  /// By the index of the mode.
  let schemes: [ColorScheme]
  /// The modifiers, by index, that decide the scheme.
  private let schemeModifiers: Set<Int>
  private var paints: [PaintSource: ModeColumn<ModePaint>] = [:]
  private var fonts: [FontSource: ModeColumn<FontMeasure?>] = [:]
  private var opacities: [String: ModeColumn<Double?>] = [:]
  private var groups: [Set<Int>: ModeGroups] = [:]
  private var modifiers: [Int: Set<Int>] = [:]

  /// - Parameter schemes: by the index of the mode.
  package init(_ tokens: TokenProperties, schemes: [ColorScheme]) {
    precondition(schemes.count == tokens.graph.modes.count, "each mode has a scheme")
    self.tokens = tokens
    self.schemes = schemes
    schemeModifiers = Set(tokens.graph.modifiers { schemes[$0] })
  }

  package mutating func paints(of source: PaintSource) -> ModeColumn<ModePaint> {
    if let known = paints[source] { return known }
    let column: ModeColumn<ModePaint>
    switch source {
    case .token(let path):
      let token = tokens.graph[path]
      let named = tokens.deciding(tokens.graph.index(of: path).map { [$0] } ?? [])
      column = ModeColumn(modes(for: named)) { mode in
        guard let value = token?.byMode[mode]?.value else { return .unknown("'\(path)' has no value in this mode") }
        return ModePaint(value) ?? PaintReader(substitution(mode)).paint(ComponentValue.parse(value.css))
      }
    case .css(let text):
      let values = ComponentValue.parse(text)
      column = ModeColumn(modes(for: tokens.tokens(in: values), values)) {
        PaintReader(substitution($0)).paint(values)
      }
    }
    paints[source] = column
    return column
  }

  /// Nil where the size or the weight cannot be told.
  package mutating func fonts(_ source: FontSource) -> ModeColumn<FontMeasure?> {
    if let known = fonts[source] { return known }
    let sizes = source.sizes.map { ComponentValue.parse($0) }
    let weights = source.weights.map { ComponentValue.parse($0) }
    let named = (sizes + weights).reduce(into: Set<Int>()) { $0.formUnion(tokens.tokens(in: $1)) }
    let column = ModeColumn(modes(for: named)) { FontReader(substitution($0)).measure(sizes: sizes, weights: weights) }
    fonts[source] = column
    return column
  }

  /// From 0 to 1; nil where it cannot be told.
  package mutating func opacities(_ text: String) -> ModeColumn<Double?> {
    if let known = opacities[text] { return known }
    let values = ComponentValue.parse(text)
    let column = ModeColumn(modes(for: tokens.tokens(in: values))) { mode -> Double? in
      substitution(mode).values(values).flatMap(LengthReader().amount).map { min(max($0, 0), 1) }
    }
    opacities[text] = column
    return column
  }

  private func substitution(_ mode: Int) -> TokenSubstitution {
    TokenSubstitution(tokens: tokens, mode: mode, scheme: schemes[mode])
  }

  /// - Parameters:
  ///   - named: the tokens, by index, that decide a value.
  ///   - values: a text that may follow the scheme.
  private mutating func modes(for named: Set<Int>, _ values: [ComponentValue] = []) -> (Set<Int>, ModeGroups) {
    var modifiers = named.reduce(into: Set<Int>()) { $0.formUnion(self.modifiers(of: $1)) }
    if values.contains(where: \.followsScheme) { modifiers.formUnion(schemeModifiers) }
    return (modifiers, groups(of: modifiers))
  }

  private mutating func modifiers(of token: Int) -> Set<Int> {
    if let known = modifiers[token] { return known }
    var found = Set(tokens.graph.tokens[token].modifiers(of: tokens.graph))
    if tokens.named[token] != nil { found.formUnion(schemeModifiers) }
    modifiers[token] = found
    return found
  }

  private mutating func groups(of modifiers: Set<Int>) -> ModeGroups {
    if let known = groups[modifiers] { return known }
    let modes = tokens.graph.groups(of: modifiers)
    groups[modifiers] = modes
    return modes
  }
}

extension ComponentValue {
  /// True for a colour that depends on the scheme.
  fileprivate var followsScheme: Bool {
    switch kind {
    case .ident(let name): SystemColors.color(name.lowercased()) != nil
    case .function("light-dark", _): true
    case .function(_, let values), .block(_, let values): values.contains(where: \.followsScheme)
    default: false
    }
  }
}
