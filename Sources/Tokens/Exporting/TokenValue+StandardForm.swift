import Colorimetry
package import DataFiles
package import Diagnostics

extension TokenValue {
  /// The value as DTCG Format 2025.10 would write it, for a place where another form of it stands; nil for what is kept as text.
  /// Units and ranges may be beyond the standard.
  package func standardForm(at place: Place) -> DataValue? {
    let form = StandardWriter(place: place)
    return switch self {
    case .color(let color): form.color(color)
    case .dimension(let dimension): form.measure(dimension.value, dimension.unit.rawValue)
    case .fontFamily(let names): names.count == 1 ? form.text(names[0]) : form.list(names.map(form.text))
    case .fontWeight(let number), .number(let number): form.number(number)
    case .duration(let duration): form.measure(duration.value, duration.unit.rawValue)
    case .cubicBezier(let curve): form.curve(curve)
    case .strokeStyle(let style): form.style(style)
    case .border(let border):
      form.object([
        ("color", form.color(border.color)), ("width", form.dimension(border.width)),
        ("style", form.style(border.style)),
      ])
    case .transition(let transition):
      form.object([
        ("duration", form.duration(transition.duration)), ("delay", form.duration(transition.delay)),
        ("timingFunction", form.curve(transition.timingFunction)),
      ])
    case .shadow(let layers): layers.count == 1 ? form.layer(layers[0]) : form.list(layers.map(form.layer))
    case .gradient(let gradient):
      form.list(
        gradient.stops.map { stop in
          form.object([("color", form.color(stop.color)), ("position", form.number(stop.position))])
        })
    case .typography(let style): form.object(style.parts) { ($0.name, $0.value.standardForm(at: place)) }
    case .opaque: nil
    }
  }
}

/// Puts together data that all stands in one place.
private struct StandardWriter {
  let place: Place

  func text(_ text: String) -> DataValue { DataValue(.string(text), at: place) }

  /// The shortest text that reads as the same number.
  func number(_ number: Double) -> DataValue {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    return DataValue(.number(isWhole ? "\(Int(number))" : "\(number)"), at: place)
  }

  func list(_ items: [DataValue]) -> DataValue { DataValue(.array(items), at: place) }

  func object(_ members: [(key: String, value: DataValue)]) -> DataValue {
    DataValue(.object(members.map { DataValue.Member(key: $0.key, keyPlace: place, value: $0.value) }), at: place)
  }

  /// Nil when one of the values is.
  func object<Part>(_ parts: [Part], _ member: (Part) -> (String, DataValue?)) -> DataValue? {
    let members = parts.compactMap { part in
      let (key, value) = member(part)
      return value.map { (key: key, value: $0) }
    }
    return members.count == parts.count ? object(members) : nil
  }

  func measure(_ value: Double, _ unit: String) -> DataValue {
    object([("value", number(value)), ("unit", text(unit))])
  }

  func dimension(_ dimension: Dimension) -> DataValue { measure(dimension.value, dimension.unit.rawValue) }

  func duration(_ duration: Duration) -> DataValue { measure(duration.value, duration.unit.rawValue) }

  func color(_ color: Color) -> DataValue {
    let components = [color.first, color.second, color.third].map { $0.map(number) ?? text("none") }
    let alpha = color.alpha == 1 ? [] : [(key: "alpha", value: number(color.alpha))]
    return object([("colorSpace", text(color.space.rawValue)), ("components", list(components))] + alpha)
  }

  func curve(_ curve: CubicBezier) -> DataValue {
    list([curve.x1, curve.y1, curve.x2, curve.y2].map(number))
  }

  func style(_ style: StrokeStyle) -> DataValue {
    switch style {
    case .keyword(let keyword): text(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      object([("dashArray", list(dashes.map(dimension))), ("lineCap", text(lineCap.rawValue))])
    }
  }

  func layer(_ layer: ShadowLayer) -> DataValue {
    let inset = layer.isInset ? [(key: "inset", value: DataValue(.bool(true), at: place))] : []
    return object(
      [
        ("color", color(layer.color)), ("offsetX", dimension(layer.offsetX)), ("offsetY", dimension(layer.offsetY)),
        ("blur", dimension(layer.blur)), ("spread", dimension(layer.spread)),
      ] + inset)
  }
}
