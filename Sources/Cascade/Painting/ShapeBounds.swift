import Colorimetry

/// The room that a shape of SVG takes in its own coordinates, without the width of its stroke.
struct ShapeBounds {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  /// Nil for shapes whose room is not written down in numbers.
  init?(_ element: ElementTree.Element) {
    guard element["transform"] == nil else { return nil }
    let number = { (name: String) in
      guard let text = element[name] else { return Double?.some(0) }
      return CSSNumber.measure(text).flatMap { ["", "px"].contains($0.unit) ? $0.value : nil }
    }
    switch element.name {
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
        return nil
      }
      (low, high) = (SIMD2(x, y), SIMD2(x + width, y + height))
    case "circle", "ellipse":
      let radii = element.name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      guard let x = number("cx"), let y = number("cy"), let width = radii.0, let height = radii.1 else { return nil }
      (low, high) = (SIMD2(x - width, y - height), SIMD2(x + width, y + height))
    default: return nil
    }
  }

  /// Boxes that touch each other do not meet.
  func meets(_ other: ShapeBounds) -> Bool {
    low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }
}
