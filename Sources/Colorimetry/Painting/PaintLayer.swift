/// What is painted at one place, from the bottom up.
package indirect enum PaintLayer: Hashable, Sendable {
  case fill(Paint)
  /// What `opacity` does: the layers are painted by themselves, and the result is laid down once (CSS Color 4, section 4.2).
  /// Opacity from 0 to 1.
  case group([PaintLayer], opacity: Double)
}
