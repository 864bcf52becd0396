import Colorimetry
import DataFiles
import Diagnostics

/// The composite types (DTCG Format 2025.10, section 9). Each part may be an alias of its own.
extension AliasResolver {
  mutating func strokeStyle(_ data: DataValue) -> StrokeStyle? {
    if TokenReference(data) != nil {
      guard case .strokeStyle(let style)? = target(of: data, typed: .strokeStyle) else { return nil }
      return style
    }
    if let name = data.string {
      if let keyword = StrokeStyle.Keyword(rawValue: name) { return .keyword(keyword) }
      let names = StrokeStyle.Keyword.allCases.map(\.rawValue)
      report("'\(name)' where a stroke style is needed", data, help: nearest(data, in: names))
      return nil
    }
    guard let fields = fields(data, of: "a stroke style", required: ["dashArray", "lineCap"]) else { return nil }
    guard let items = fields["dashArray"]?.array, !items.isEmpty else {
      report("\(found(fields["dashArray"])) where a list of dimensions is needed", fields["dashArray"] ?? data)
      return nil
    }
    guard let cap = fields["lineCap"]?.string.flatMap({ StrokeStyle.LineCap(rawValue: $0) }) else {
      report("\(found(fields["lineCap"])) where 'round', 'butt' or 'square' is needed", fields["lineCap"] ?? data)
      return nil
    }
    var dashes: [Dimension] = []
    for item in items {
      guard let dash = dimension(item) else { return nil }
      dashes.append(dash)
    }
    return .dashes(dashes, lineCap: cap)
  }

  mutating func border(_ data: DataValue) -> Border? {
    if TokenReference(data) != nil {
      guard case .border(let border)? = target(of: data, typed: .border) else { return nil }
      return border
    }
    guard let fields = fields(data, of: "a border", required: ["color", "width", "style"]) else { return nil }
    let color = fields["color"].flatMap { self.color($0) }
    let width = fields["width"].flatMap { dimension($0) }
    let style = fields["style"].flatMap { strokeStyle($0) }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  mutating func transition(_ data: DataValue) -> Transition? {
    if TokenReference(data) != nil {
      guard case .transition(let transition)? = target(of: data, typed: .transition) else { return nil }
      return transition
    }
    guard let fields = fields(data, of: "a transition", required: ["duration", "delay", "timingFunction"]) else {
      return nil
    }
    let duration = fields["duration"].flatMap { self.duration($0) }
    let delay = fields["delay"].flatMap { self.duration($0) }
    let curve = fields["timingFunction"].flatMap { cubicBezier($0) }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  /// One layer, or several; an alias among several stands for the layers of its target.
  mutating func shadow(_ data: DataValue) -> [ShadowLayer]? {
    if TokenReference(data) != nil {
      guard case .shadow(let layers)? = target(of: data, typed: .shadow) else { return nil }
      return layers
    }
    guard let items = data.array else { return shadowLayer(data).map { [$0] } }
    guard !items.isEmpty else {
      report("an empty list where at least one shadow is needed", data)
      return nil
    }
    var layers: [ShadowLayer] = []
    for item in items {
      guard let more = TokenReference(item) != nil ? shadow(item) : shadowLayer(item).map({ [$0] }) else { return nil }
      layers += more
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
    if let inset = fields["inset"], inset.bool == nil {
      report("\(found(inset)) where true or false is needed", inset)
      return nil
    }
    guard let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    return ShadowLayer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      isInset: fields["inset"]?.bool ?? false)
  }

  /// A position out of 0...1 is clamped, as the standard has it, with a warning.
  mutating func gradient(_ data: DataValue) -> Gradient? {
    if TokenReference(data) != nil {
      guard case .gradient(let gradient)? = target(of: data, typed: .gradient) else { return nil }
      return gradient
    }
    guard let items = data.array, !items.isEmpty else {
      report("\(found(data)) where a list of gradient stops is needed", data)
      return nil
    }
    var stops: [Gradient.Stop] = []
    for item in items {
      if TokenReference(item) != nil {
        guard let inner = gradient(item) else { return nil }
        stops += inner.stops
        continue
      }
      guard let fields = fields(item, of: "a gradient stop", required: ["color", "position"]) else { return nil }
      let color = fields["color"].flatMap { self.color($0) }
      guard let position = fields["position"].flatMap({ number($0) }), let color else { return nil }
      if !(0...1).contains(position), let place = fields["position"]?.place {
        findings.report(
          Finding(
            .warning, "position-clamped",
            "the position \(CSSNumber.text(position)) is taken as \(position < 0 ? 0 : 1)",
            at: place, help: "positions go from 0 to 1"))
      }
      stops.append(Gradient.Stop(color: color, position: min(max(position, 0), 1)))
    }
    return Gradient(stops: stops)
  }

  mutating func typography(_ data: DataValue) -> Typography? {
    if TokenReference(data) != nil {
      guard case .typography(let typography)? = target(of: data, typed: .typography) else { return nil }
      return typography
    }
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
