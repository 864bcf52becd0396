/// An animated change (DTCG Format 2025.10, section 9.4), with what specimen adds to it under `$extensions.specimen`.
package struct Transition: Hashable, Sendable {
  package let duration: Duration
  package let delay: Duration
  package let timingFunction: CubicBezier
  /// The spring that the curve only stands in for.
  package var spring: Spring?
  /// The transition used when the reader asks for reduced motion; itself without a twin.
  package var reduced: Reduced?

  package struct Reduced: Hashable, Sendable {
    package let path: TokenPath
    package let duration: Duration
    package let delay: Duration
    package let timingFunction: CubicBezier
  }
}
