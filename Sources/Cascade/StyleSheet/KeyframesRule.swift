package import Diagnostics

/// `@keyframes`: what an animation paints on its way.
package struct KeyframesRule: Sendable {
  package let name: String
  /// Of all its steps.
  package let declarations: [Declaration]
  package let place: Place
}
