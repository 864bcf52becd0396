import Colorimetry
import DataFiles
import Diagnostics

/// The composite types (DTCG Format 2025.10, section 9). Each part may be an alias of its own.
extension AliasResolver {
  mutating func writtenStrokeStyle(_ data: DataValue) -> StrokeStyle? {
    if let name = data.string {
      if let keyword = StrokeStyle.Keyword(rawValue: name) { return .keyword(keyword) }
      let names = StrokeStyle.Keyword.allCases.map(\.rawValue)
      report("'\(name)' where a stroke style is needed", data, help: nearest(data, in: names))
      return nil
    }
    guard let fields = fields(data, of: "a stroke style", required: ["dashArray", "lineCap"]) else { return nil }
    guard let list = fields["dashArray"].flatMap({ written($0) }) else { return nil }
    guard let items = list.array, !items.isEmpty else {
      report("\(found(list)) where a list of dimensions is needed", list)
      return nil
    }
    guard let end = fields["lineCap"].flatMap({ written($0) }) else { return nil }
    guard let cap = end.string.flatMap({ StrokeStyle.LineCap(rawValue: $0) }) else {
      report("\(found(end)) where 'round', 'butt' or 'square' is needed", end)
      return nil
    }
    var dashes: [Dimension] = []
    for item in items {
      guard let dash = dimension(item) else { return nil }
      dashes.append(dash)
    }
    return .dashes(dashes, lineCap: cap)
  }

  mutating func writtenBorder(_ data: DataValue) -> Border? {
    guard let fields = fields(data, of: "a border", required: ["color", "width", "style"]) else { return nil }
    let color = fields["color"].flatMap { self.color($0) }
    let width = fields["width"].flatMap { dimension($0) }
    let style = fields["style"].flatMap { strokeStyle($0) }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  mutating func writtenTransition(_ data: DataValue) -> Transition? {
    guard let fields = fields(data, of: "a transition", required: ["duration", "delay", "timingFunction"]) else {
      return nil
    }
    let duration = fields["duration"].flatMap { self.duration($0) }
    let delay = fields["delay"].flatMap { self.duration($0) }
    let curve = fields["timingFunction"].flatMap { cubicBezier($0) }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  /// One layer, or several; an alias among several stands for the layer of its target, or with a warning for its layers.
  mutating func writtenShadow(_ data: DataValue) -> [ShadowLayer]? {
    guard let items = data.array else { return shadowLayer(data).map { [$0] } }
    guard !items.isEmpty else {
      report("an empty list where at least one shadow is needed", data)
      return nil
    }
    var layers: [ShadowLayer] = []
    for item in items {
      if AliasResolver.isReference(item) {
        guard let more = shadow(item) else { return nil }
        if more.count > 1 { warnOfSplice(item, "\(more.count) shadows") }
        layers += more
      } else {
        guard let layer = shadowLayer(item) else { return nil }
        layers.append(layer)
      }
      guard isInLimit(layers.count, data) else { return nil }
    }
    return layers
  }

  private mutating func shadowLayer(_ data: DataValue) -> ShadowLayer? {
    guard
      let fields = fields(
        data, of: "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"])
    else { return nil }
    let color = fields["color"].flatMap { self.color($0) }
    let offsetX = fields["offsetX"].flatMap { dimension($0) }
    let offsetY = fields["offsetY"].flatMap { dimension($0) }
    let blur = fields["blur"].flatMap { dimension($0) }
    let spread = fields["spread"].flatMap { dimension($0) }
    guard let inset = inset(fields["inset"]) else { return nil }
    guard let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      isInset: inset)
  }

  private mutating func inset(_ data: DataValue?) -> Bool? {
    guard let data else { return false }
    guard let written = written(data) else { return nil }
    if written.bool == nil { report("\(found(written)) where true or false is needed", written) }
    return written.bool
  }

  /// A position out of 0...1 is clamped, as the standard has it, with a warning.
  mutating func writtenGradient(_ data: DataValue) -> Gradient? {
    // A reference may lead to one stop of a gradient.
    let isStop = via != nil && data["position"] != nil
    guard let items = isStop ? [data] : data.array, !items.isEmpty else {
      report("\(found(data)) where a list of gradient stops is needed", data)
      return nil
    }
    var stops: [Gradient.Stop] = []
    for item in items {
      if AliasResolver.isReference(item) {
        guard let inner = gradient(item) else { return nil }
        if inner.stops.count > 1 { warnOfSplice(item, "\(inner.stops.count) stops") }
        stops += inner.stops
      } else {
        guard let stop = stop(item) else { return nil }
        stops.append(stop)
      }
      guard isInLimit(stops.count, data) else { return nil }
    }
    return Gradient(stops: stops)
  }

  private mutating func stop(_ data: DataValue) -> Gradient.Stop? {
    guard let fields = fields(data, of: "a gradient stop", required: ["color", "position"]) else { return nil }
    let color = fields["color"].flatMap { self.color($0) }
    guard let position = fields["position"].flatMap({ number($0) }), let color else { return nil }
    if !(0...1).contains(position), let place = fields["position"]?.place {
      tell(
        .warning, "position-clamped", "the position \(CSSNumber.text(position)) is taken as \(position < 0 ? 0 : 1)",
        place, help: "positions go from 0 to 1")
    }
    return Gradient.Stop(color: color, position: min(max(position, 0), 1))
  }

  /// DTCG has no lists in lists, and does not say what a longer list inside one means.
  private mutating func warnOfSplice(_ item: DataValue, _ what: String) {
    tell(
      .warning, "spliced-list", "\(found(item)) stands for one item of a list, but has \(what)", item.place,
      help: "all of them are taken, in its place")
  }

  mutating func writtenTypography(_ data: DataValue) -> Typography? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let fields = fields(data, of: "a typography", required: names) else { return nil }
    let family = fields["fontFamily"].flatMap { fontFamily($0) }
    let size = fields["fontSize"].flatMap { dimension($0) }
    let weight = fields["fontWeight"].flatMap { fontWeight($0) }
    let spacing = fields["letterSpacing"].flatMap { dimension($0) }
    let height = fields["lineHeight"].flatMap { number($0) }
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }
}
