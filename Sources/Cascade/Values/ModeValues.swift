package import Tokens

/// What the sources of painted parts are in the modes of a theme. Every text is evaluated once for each group of modes in which the
/// tokens that it names can differ.
package struct ModeValues {
  let tokens: TokenProperties
  /// By the index of the mode.
  let schemes: [ColorScheme]

  /// - Parameter schemes: by the index of the mode.
  package init(_ tokens: TokenProperties, schemes: [ColorScheme]) {
    self.tokens = tokens
    self.schemes = schemes
  }

  package mutating func paints(of source: PaintSource) -> ModeColumn<ModePaint> { column { _ in .unknown("") } }

  /// Nil where the size or the weight cannot be told.
  package mutating func fonts(_ source: FontSource) -> ModeColumn<FontMeasure?> { column { _ in nil } }

  /// From 0 to 1; nil where it cannot be told.
  package mutating func opacities(_ text: String) -> ModeColumn<Double?> { column { _ in nil } }

  private func column<Value>(_ value: (_ mode: Int) -> Value) -> ModeColumn<Value> {
    let modes = tokens.graph.groups(of: [])
    return ModeColumn(modifiers: [], modes: modes, values: modes.representatives.map(value))
  }
}
