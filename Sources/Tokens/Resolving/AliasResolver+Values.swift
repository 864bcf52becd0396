import Colorimetry
import DataFiles
import Diagnostics

/// The simple types (DTCG Format 2025.10, section 8).
extension AliasResolver {
  /// DTCG Color 2025.10, section 4.
  mutating func writtenColor(_ data: DataValue) -> Color? {
    guard let data = withComponents(data),
      let fields = fields(data, of: "a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
    else { return nil }
    guard let named = fields["colorSpace"].flatMap({ written($0) }) else { return nil }
    guard let name = named.string, let space = ColorSpace.dtcg.first(where: { $0.rawValue == name }) else {
      report(
        "\(found(named)) where a colour space is needed", named,
        help: nearest(named, in: ColorSpace.dtcg.map(\.rawValue)))
      return nil
    }
    guard let list = fields["components"].flatMap({ written($0) }) else { return nil }
    guard let items = list.array, items.count == 3 else {
      report("\(found(list)) where three components are needed", list)
      return nil
    }
    let ranges = space.componentRanges
    guard let first = component(items[0], in: ranges.0, space), let second = component(items[1], in: ranges.1, space),
      let third = component(items[2], in: ranges.2, space), let alpha = alpha(fields["alpha"])
    else { return nil }
    let color = unscaled(
      Color(space, first.value, second.value, third.value, alpha: alpha), fields["hex"], at: data.place)
    if let hex = fields["hex"] {
      guard let hex = written(hex) else { return nil }
      check(hex, against: color)
    }
    return color
  }

  /// A component: a number, or `none` as a nil value.
  private mutating func component(
    _ data: DataValue, in range: ClosedRange<Double>, _ space: ColorSpace
  ) -> Component? {
    guard let data = written(data) else { return nil }
    if data.string == "none" { return Component(value: nil) }
    if profile == .lenient, case .null = data.content {
      note(.draftColor, at: data.place)
      return Component(value: nil)
    }
    guard let value = data.number else {
      report("\(found(data)) where a number or 'none' is needed", data)
      return nil
    }
    if !range.contains(value) {
      let limit = value < range.lowerBound ? "at least \(CSSNumber.text(range.lowerBound))" : upper(range)
      report("\(found(data)) is out of range for \(space.rawValue), \(limit) is needed", data)
      return nil
    }
    if space == .xyzD65 || space == .xyzD50, !(0...1).contains(value) {
      tell(
        .warning, "xyz-range", "\(found(data)) is out of the range that DTCG has for \(space.rawValue), 0 to 1",
        data.place, help: "it is taken as it is: white itself is beyond 1")
    }
    return Component(value: value)
  }

  private func upper(_ range: ClosedRange<Double>) -> String {
    let isHue = range.upperBound == (360.0).nextDown
    return isHue ? "less than 360" : "at most \(CSSNumber.text(range.upperBound))"
  }

  private mutating func alpha(_ data: DataValue?) -> Double? {
    guard let data else { return 1 }
    guard let data = written(data) else { return nil }
    guard let value = data.number, (0...1).contains(value) else {
      report("\(found(data)) where an alpha from 0 to 1 is needed", data)
      return nil
    }
    return value
  }

  /// `hex` is the fallback for tools without colour spaces; it must be the nearest 8-bit colour, a level more or less.
  private mutating func check(_ hex: DataValue, against color: Color) {
    guard let text = hex.string, let fallback = Color(hex: text) ?? shortHex(hex) else {
      report("\(found(hex)) where a colour such as '#00c2b8' is needed", hex)
      return
    }
    let exact = color.converted(to: .srgb).components
    let isInGamut = exact.min() > -0.001 && exact.max() < 1.001
    let difference = (exact - fallback.components) * 255
    let isVeiled = fallback.alpha < 1 && abs(fallback.alpha - color.alpha) * 255 > 1
    guard isInGamut, max(difference.max(), -difference.min()) > 1 || isVeiled else { return }
    tell(
      .warning, "hex-mismatch", "hex is \(text), but the components are \(Paint(color, reading: .standardCurve).hex)",
      hex.place,
      help: "components decide; correct hex, or remove it")
  }

  /// `#abc` and `#aabbccdd`, which the drafts of DTCG had.
  private mutating func shortHex(_ data: DataValue) -> Color? {
    guard profile == .lenient, let text = data.string, text.hasPrefix("#"), let color = CSSColorParser.color(text)
    else {
      return nil
    }
    note(.draftColor, at: data.place)
    return color
  }

  mutating func writtenDimension(_ data: DataValue) -> Dimension? {
    guard let (value, unit) = measure(data, of: "a dimension", units: Dimension.Unit.standard, unit: dimensionUnit)
    else {
      return nil
    }
    return Dimension(value, unit)
  }

  mutating func writtenDuration(_ data: DataValue) -> Duration? {
    guard let (value, unit) = measure(data, of: "a duration", units: Duration.Unit.allCases, unit: durationUnit) else {
      return nil
    }
    // As the standard has it; CSS takes one for a delay.
    if value < 0 {
      tell(
        .warning, "negative-duration", "\(CSSNumber.text(value)) \(unit.rawValue) is less than no time", data.place,
        help: "only a delay can be negative")
    }
    return Duration(value, unit)
  }

  private mutating func measure<Unit: RawRepresentable<String>>(
    _ data: DataValue, of what: String, units: [Unit], unit: (inout AliasResolver, _ name: DataValue, Double) -> Unit?
  ) -> (Double, Unit)? {
    guard let fields = fields(data, of: what, required: ["value", "unit"]) else { return nil }
    guard let amount = fields["value"].flatMap({ written($0) }) else { return nil }
    guard let value = self.amount(amount) else {
      report("\(found(amount)) where a number is needed", amount)
      return nil
    }
    guard let named = fields["unit"].flatMap({ written($0) }) else { return nil }
    guard let unit = unit(&self, named, value) else {
      let names = units.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      report("\(found(named)) where the unit \(names) is needed", named)
      return nil
    }
    return (value, unit)
  }

  /// A number, or in the lenient profile one in quotes.
  private mutating func amount(_ data: DataValue) -> Double? {
    if let value = data.number { return value }
    guard profile == .lenient, let value = data.string.flatMap(LegacyText.number) else { return nil }
    note(.cssText, at: data.place)
    return value
  }

  mutating func writtenNumber(_ data: DataValue) -> Double? {
    guard let value = data.number else {
      report("\(found(data)) where a number is needed", data)
      return nil
    }
    return value
  }

  mutating func writtenFontFamily(_ data: DataValue) -> [String]? {
    if let name = data.string {
      guard !name.isEmpty, !name.contains("{"), !name.contains("}") else {
        report("\(found(data)) where a font family is needed", data)
        return nil
      }
      return [name]
    }
    guard let items = data.array, !items.isEmpty else {
      report("\(found(data)) where a font family or a list of them is needed", data)
      return nil
    }
    var families: [String] = []
    for item in items {
      guard item.array == nil else {
        report("an array where the name of a font family is needed", item)
        return nil
      }
      guard let names = fontFamily(item) else { return nil }
      families += names
      guard isInLimit(families.count, data) else { return nil }
    }
    return families
  }

  /// A number from 1 to 1000, or a name of the table in DTCG Format 2025.10, section 8.4.
  mutating func writtenFontWeight(_ data: DataValue) -> Double? {
    if let value = data.number, (1...1000).contains(value) { return value }
    if let name = data.string, let weight = FontWeightName.weight(name) { return weight }
    report(
      "\(found(data)) where a font weight from 1 to 1000 or a name such as 'semi-bold' is needed", data,
      help: nearest(data, in: FontWeightName.all))
    return nil
  }

  mutating func writtenCubicBezier(_ data: DataValue) -> CubicBezier? {
    guard let items = data.array, items.count == 4 else {
      report("\(found(data)) where four numbers [x1, y1, x2, y2] are needed", data)
      return nil
    }
    var numbers: [Double] = []
    for item in items {
      guard let value = number(item) else { return nil }
      numbers.append(value)
    }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      report("\(CSSNumber.text(numbers[index])) where an x from 0 to 1 is needed", items[index])
      return nil
    }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

private func durationUnit(_ resolver: inout AliasResolver, _ name: DataValue, _ value: Double) -> Duration.Unit? {
  name.string.flatMap { Duration.Unit(rawValue: $0) }
}

/// The lenient profile has all units of CSS, and none for 0.
private func dimensionUnit(_ resolver: inout AliasResolver, _ name: DataValue, _ value: Double) -> Dimension.Unit? {
  guard let text = name.string else { return nil }
  if let unit = Dimension.Unit(rawValue: text), unit.isStandard { return unit }
  guard resolver.profile == .lenient, let unit = text.isEmpty && value == 0 ? .px : Dimension.Unit(named: text) else {
    return nil
  }
  resolver.note(.unit(text), at: name.place)
  return unit
}

/// A component of a colour; a nil value is `none`.
private struct Component {
  let value: Double?
}
