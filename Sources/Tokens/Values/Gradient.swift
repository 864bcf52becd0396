package import Colorimetry

/// A gradient (DTCG Format 2025.10, section 9.6).
package struct Gradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package let color: Color
    /// 0 to 1.
    package let position: Double
  }

  /// At least one.
  package let stops: [Stop]
  /// The direction in CSS degrees (0 is up, 90 right), which DTCG leaves open; from `$extensions.specimen.angle`, else 180.
  package var angle: Double = 180
}
