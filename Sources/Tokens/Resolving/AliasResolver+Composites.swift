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

  /// The value of a part, after a finding nil; nil also where there is no such part, which has been reported.
  private mutating func part(_ data: DataValue?, _ type: TokenType) -> TokenValue? {
    data.flatMap { value($0, type) }
  }

  /// A part that the lenient profile takes as 0 where it is missing.
  private mutating func part(
    _ name: String, _ fields: DataValue, _ type: TokenType, else zero: TokenValue, of what: String,
    _ data: DataValue
  ) -> TokenValue? {
    if let written = fields[name] { return value(written, type) }
    note(.missingPart(name, of: what, isZero: true), at: data.place)
    return zero
  }

  mutating func writtenBorder(_ data: DataValue) -> TokenValue? {
    guard let fields = fields(data, of: "a border", required: ["color", "width", "style"]) else { return nil }
    let color = part(fields["color"], .color)
    let width = part(fields["width"], .dimension)
    let style = part(fields["style"], .strokeStyle)
    guard let color, let width, let style else { return nil }
    if case .color(let color) = color, case .dimension(let width) = width, case .strokeStyle(let style) = style {
      return .border(Border(color: color, width: width, style: style))
    }
    return .opaque(
      OpaqueValue(
        .border, css: "\(width.css) \(style.css) \(color.css)",
        parts: [
          .init(suffix: "-width", css: width.css), .init(suffix: "-style", css: style.css),
          .init(suffix: "-color", css: color.css),
        ]))
  }

  mutating func writtenTransition(_ data: DataValue) -> TokenValue? {
    let optional = profile == .lenient ? ["delay"] : []
    let required = ["duration", "delay", "timingFunction"].filter { !optional.contains($0) }
    guard let fields = fields(data, of: "a transition", required: required, optional: optional) else { return nil }
    let duration = part(fields["duration"], .duration)
    let delay = part("delay", fields, .duration, else: .duration(Duration(0, .ms)), of: "transition", data)
    let curve = part(fields["timingFunction"], .cubicBezier)
    guard let duration, let delay, let curve else { return nil }
    if case .duration(let duration) = duration, case .duration(let delay) = delay, case .cubicBezier(let curve) = curve
    {
      return .transition(Transition(duration: duration, delay: delay, timingFunction: curve))
    }
    return .opaque(
      OpaqueValue(
        .transition, css: "\(duration.css) \(curve.css) \(delay.css)",
        parts: [
          .init(suffix: "-duration", css: duration.css), .init(suffix: "-timing-function", css: curve.css),
          .init(suffix: "-delay", css: delay.css),
        ]))
  }

  /// One layer, or several; an alias among several stands for the layer of its target, or with a warning for its layers.
  mutating func writtenShadow(_ data: DataValue) -> TokenValue? {
    guard let items = data.array else { return shadowLayer(data) }
    guard !items.isEmpty else {
      report("an empty list where at least one shadow is needed", data)
      return nil
    }
    var layers: [ShadowLayer] = []
    var texts: [String] = []
    for item in items {
      guard let value = AliasResolver.isReference(item) || item.string != nil ? value(item, .shadow) : shadowLayer(item)
      else { return nil }
      texts.append(value.css)
      guard case .shadow(let more) = value else { continue }
      if more.count > 1, AliasResolver.isReference(item) { warnOfSplice(item, "\(more.count) shadows") }
      layers += more
      guard isInLimit(layers.count, data) else { return nil }
    }
    guard layers.count < texts.count else { return .shadow(layers) }
    return .opaque(OpaqueValue(.shadow, css: texts.joined(separator: ", ")))
  }

  private mutating func shadowLayer(_ data: DataValue) -> TokenValue? {
    let lenient = profile == .lenient ? ["blur", "spread"] : []
    let required = ["color", "offsetX", "offsetY", "blur", "spread"].filter { !lenient.contains($0) }
    let alphaMember = profile == .lenient ? data.members?.first { $0.key == "alpha" } : nil
    let optional = lenient + ["inset"] + (alphaMember == nil ? [] : ["alpha"])
    guard let fields = fields(data, of: "a shadow", required: required, optional: optional) else { return nil }
    let zero = TokenValue.dimension(Dimension(0, .px))
    let color = part(fields["color"], .color)
    let offsetX = part(fields["offsetX"], .dimension)
    let offsetY = part(fields["offsetY"], .dimension)
    let blur = part("blur", fields, .dimension, else: zero, of: "shadow", data)
    let spread = part("spread", fields, .dimension, else: zero, of: "shadow", data)
    guard let inset = inset(fields["inset"]) else { return nil }
    guard var color, let offsetX, let offsetY, let blur, let spread else { return nil }
    if let alphaMember { color = veiled(color, by: alphaMember) ?? color }
    if case .color(let color) = color, case .dimension(let offsetX) = offsetX, case .dimension(let offsetY) = offsetY,
      case .dimension(let blur) = blur, case .dimension(let spread) = spread
    {
      return .shadow([
        ShadowLayer(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: inset)
      ])
    }
    let words = (inset ? ["inset"] : []) + [offsetX, offsetY, blur, spread, color].map(\.css)
    return .opaque(OpaqueValue(.shadow, css: words.joined(separator: " ")))
  }

  private mutating func inset(_ data: DataValue?) -> Bool? {
    guard let data else { return false }
    guard let written = written(data) else { return nil }
    if written.bool == nil { report("\(found(written)) where true or false is needed", written) }
    return written.bool
  }

  /// DTCG has no lists in lists, and does not say what a longer list inside one means.
  private mutating func warnOfSplice(_ item: DataValue, _ what: String) {
    tell(
      .warning, "spliced-list", "\(found(item)) stands for one item of a list, but has \(what)", item.place,
      help: "all of them are taken, in its place")
  }

  // MARK: Gradients

  /// A position out of 0...1 is clamped, as the standard has it, with a warning.
  mutating func writtenGradient(_ data: DataValue) -> TokenValue? {
    // A reference may lead to one stop of a gradient.
    let isStop = via != nil && data["position"] != nil
    guard let items = isStop ? [data] : data.array, !items.isEmpty else {
      report("\(found(data)) where a list of gradient stops is needed", data)
      return nil
    }
    var stops: [Gradient.Stop] = []
    var texts: [String] = []
    for item in items {
      if AliasResolver.isReference(item) {
        guard let inner = value(item, .gradient) else { return nil }
        guard case .gradient(let inner) = inner else {
          report("\(found(item)) is CSS text that cannot be taken apart, stops are needed", item)
          return nil
        }
        if inner.stops.count > 1 { warnOfSplice(item, "\(inner.stops.count) stops") }
        stops += inner.stops
        texts += inner.stops.map(\.css)
      } else {
        guard let (color, position) = stop(item) else { return nil }
        if case .color(let color) = color { stops.append(Gradient.Stop(color: color, position: position)) }
        texts.append("\(color.css) \(CSSNumber.text(position * 100))%")
      }
      guard isInLimit(texts.count, data) else { return nil }
    }
    if stops.count == texts.count { return .gradient(Gradient(stops: stops)) }
    let ends = texts.count == 1 ? texts + texts : texts
    return .opaque(OpaqueValue(.gradient, css: "linear-gradient(180deg, \(ends.joined(separator: ", ")))"))
  }

  private mutating func stop(_ data: DataValue) -> (TokenValue, Double)? {
    guard let fields = fields(data, of: "a gradient stop", required: ["color", "position"]) else { return nil }
    let color = part(fields["color"], .color)
    guard let position = fields["position"].flatMap({ number($0) }), let color else { return nil }
    if !(0...1).contains(position), let place = fields["position"]?.place {
      tell(
        .warning, "position-clamped", "the position \(CSSNumber.text(position)) is taken as \(position < 0 ? 0 : 1)",
        place, help: "positions go from 0 to 1")
    }
    return (color, min(max(position, 0), 1))
  }
}
