/// How large a text is in a mode: what makes it large text, or not.
package struct FontMeasure: Hashable, Sendable {
  /// CSS pixels; of a size that follows the viewport the smallest.
  package let pixels: Double
  /// 1 to 1000.
  package let weight: Double
}
