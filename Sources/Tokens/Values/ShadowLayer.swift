package import Colorimetry

/// One layer of a shadow (DTCG Format 2025.10, section 9.5); the first layer is on top.
package struct ShadowLayer: Hashable, Sendable {
  package let color: Color
  package let offsetX, offsetY, blur, spread: Dimension
  package let isInset: Bool
}
