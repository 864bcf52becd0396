/// A text style (DTCG Format 2025.10, section 9.7), with what specimen adds to it under `$extensions.specimen`.
package struct Typography: Hashable, Sendable {
  /// Whether the style follows the reader's text size on Apple's systems.
  package enum DynamicType: String, Hashable, Sendable, CaseIterable {
    case scales, fixed
  }

  package let fontFamily: [String]
  package let fontSize: Dimension
  package let fontWeight: Double
  package let letterSpacing: Dimension
  /// A multiple of the font size.
  package let lineHeight: Double
  package var dynamicType: DynamicType?
}
