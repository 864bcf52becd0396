/// A text style (DTCG Format 2025.10, section 9.7), with what specimen adds to it under `$extensions.specimen`.
///
/// The standard wants five parts. The lenient profile takes any of them, and others: what is not written is not there.
package struct Typography: Hashable, Sendable {
  /// Whether the style follows the reader's text size on Apple's systems.
  package enum DynamicType: String, Hashable, Sendable, CaseIterable {
    case scales, fixed
  }

  package enum LineHeight: Hashable, Sendable {
    /// Of the font size.
    case multiple(Double)
    case length(Dimension)
  }

  package struct Part: Hashable, Sendable {
    /// As the standard or the author names it: `fontSize`.
    package let name: String
    package let value: TokenValue
  }

  static let standardParts = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]

  /// The standard's in its order, then others as they are written. At least one.
  package let parts: [Part]
  package var dynamicType: DynamicType?
  /// The style of Apple's systems that it grows with; nil for that of body text.
  package var textStyle: TextStyle?

  package subscript(name: String) -> TokenValue? { parts.first { $0.name == name }?.value }

  package var fontFamily: [String]? {
    if case .fontFamily(let names) = self["fontFamily"] { names } else { nil }
  }

  package var fontSize: Dimension? {
    if case .dimension(let size) = self["fontSize"] { size } else { nil }
  }

  package var fontWeight: Double? {
    if case .fontWeight(let weight) = self["fontWeight"] { weight } else { nil }
  }

  package var letterSpacing: Dimension? {
    if case .dimension(let spacing) = self["letterSpacing"] { spacing } else { nil }
  }

  package var lineHeight: LineHeight? {
    switch self["lineHeight"] {
    case .number(let multiple): .multiple(multiple)
    case .dimension(let length): .length(length)
    default: nil
    }
  }

  /// What the standard does not have, and what is kept as text.
  package var others: [Part] {
    parts.filter { part in
      if case .opaque = part.value { true } else { !Typography.standardParts.contains(part.name) }
    }
  }
}
