import Colorimetry
import DataFiles
import Diagnostics

/// What specimen adds to DTCG under `$extensions.specimen`.
extension AliasResolver {
  /// The value with its extension; what does not fit the type is a finding and changes nothing.
  mutating func extended(_ value: TokenValue, by data: DataValue, of path: TokenPath) -> TokenValue {
    switch value {
    case .gradient(var gradient):
      guard fields(data, of: "a gradient's extension", required: [], optional: ["angle"], isOwn: true) != nil else {
        return value
      }
      if let angle = data["angle"].flatMap({ number($0) }) { gradient.angle = angle }
      return .gradient(gradient)
    case .typography(let typography): return .typography(extended(typography, by: data))
    case .transition(var transition):
      guard
        fields(data, of: "a transition's extension", required: [], optional: ["spring", "reducedMotion"], isOwn: true)
          != nil
      else { return value }
      if let spring = data["spring"] { transition.spring = self.spring(spring) }
      if let twin = data["reducedMotion"] { transition.reduced = reduced(twin) }
      return .transition(transition)
    case .opaque(let opaque):
      note(.unknownPart("$extensions.specimen", of: opaque.type.rawValue, isKept: false), at: data.place)
      return value
    default:
      report("'\(path)' is a \(value.type.rawValue), for which specimen has no extension", data)
      return value
    }
  }

  private mutating func extended(_ typography: Typography, by data: DataValue) -> Typography {
    var typography = typography
    let known = ["dynamicType", "textStyle"]
    guard fields(data, of: "a typography's extension", required: [], optional: known, isOwn: true) != nil else {
      return typography
    }
    if let choice = data["dynamicType"] {
      typography.dynamicType = choice.string.flatMap { Typography.DynamicType(rawValue: $0) }
      if typography.dynamicType == nil { report("\(found(choice)) where 'scales' or 'fixed' is needed", choice) }
    }
    if let choice = data["textStyle"] {
      typography.textStyle = choice.string.flatMap { TextStyle(rawValue: $0) }
      let names = TextStyle.allCases.map(\.rawValue).joined(separator: ", ")
      if typography.textStyle == nil { report("\(found(choice)) where one of \(names) is needed", choice) }
      if typography.dynamicType == nil, typography.textStyle != nil { typography.dynamicType = .scales }
    }
    return typography
  }

  private mutating func spring(_ data: DataValue) -> Spring? {
    guard let fields = fields(data, of: "a spring", required: ["response", "dampingFraction"], isOwn: true) else {
      return nil
    }
    guard let response = fields["response"].flatMap({ duration($0) }),
      let damping = fields["dampingFraction"].flatMap({ number($0) })
    else { return nil }
    guard Spring.responses.contains(response.milliseconds / 1000) else {
      report("a response of \(response.css) where 1ms to 60s are needed", fields["response"] ?? data)
      return nil
    }
    guard Spring.dampingFractions.contains(damping) else {
      report(
        "\(CSSNumber.text(damping)) where a damping fraction from 0.05 to 10 is needed",
        fields["dampingFraction"] ?? data)
      return nil
    }
    return Spring(response: response.milliseconds / 1000, dampingFraction: damping)
  }

  private mutating func reduced(_ data: DataValue) -> Transition.Reduced? {
    guard AliasResolver.isReference(data) else {
      report("\(found(data)) where an alias of a transition is needed", data)
      return nil
    }
    return following(data) { resolver, landing in
      guard case .token(let path) = landing else {
        resolver.report("\(resolver.found(data)) where an alias of a whole transition is needed", data)
        return nil
      }
      guard let value = resolver.typed(path, .transition, named: data) else { return nil }
      guard case .transition(let twin) = value else {
        resolver.report("\(resolver.found(data)) names a transition that cannot be taken apart", data)
        return nil
      }
      return Transition.Reduced(
        path: path, duration: twin.duration, delay: twin.delay, timingFunction: twin.timingFunction)
    }
  }
}
