package import Colorimetry

/// A border (DTCG Format 2025.10, section 9.3).
package struct Border: Hashable, Sendable {
  package let color: Color
  package let width: Dimension
  package let style: StrokeStyle
}
