import Diagnostics

/// What a shape of SVG is filled with, or drawn with along its edge.
struct ShapePaint: Sendable {
  let content: BoxStyle.Surface.Content
  /// Nil for all of it.
  let opacity: String?
  let place: Place?

  /// Nil for none.
  private init?(_ property: Property, opacity: Property, _ reader: StyleReader) {
    let values = reader.style[property].trimmed
    guard values.keyword != "none" else { return nil }
    let amount = LengthReader().amount(reader.style[opacity])
    if let amount, amount <= 0 { return nil }
    self.opacity = amount.map { $0 >= 1 } ?? false ? nil : reader.style[opacity].text
    place = reader.style.place(property)
    if ValueTypes(tokens: reader.tokens).isColor(values) {
      guard let source = reader.source(property) else { return nil }
      content = .paint(source)
    } else {
      content = .unknown("'\(property.name): \(values.text.clipped)' is no colour that can be followed")
    }
  }

  static func fill(_ reader: StyleReader) -> ShapePaint? { ShapePaint(.fill, opacity: .fillOpacity, reader) }

  static func stroke(_ reader: StyleReader) -> ShapePaint? {
    let paint = ShapePaint(.stroke, opacity: .strokeOpacity, reader)
    let width = reader.style[.strokeWidth]
    return paint == nil || reader.tokens.lengths(width).map { $0.upperBound <= 0 } ?? false ? nil : paint
  }
}

extension Ground {
  /// The source that a shape is painted with, and what is done to it.
  mutating func source(_ paint: ShapePaint, of box: Int, at place: Place) -> PaintSource {
    if let opacity = paint.opacity { groups.append(Group(start: layers.count, opacity: opacity, box: box)) }
    switch paint.content {
    case .paint(let source): return source
    case .unknown(let reason):
      add(reason, at: paint.place ?? place)
      return .css("transparent")
    }
  }
}
