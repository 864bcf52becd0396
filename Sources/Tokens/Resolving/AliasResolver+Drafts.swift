import Colorimetry
import DataFiles
import Diagnostics

/// Shapes of the drafts between 2024 and 2025, and what tools of that time put beside values. The lenient profile alone has them.
extension AliasResolver {
  /// The object of a colour, with its `components` under that name.
  mutating func withComponents(_ data: DataValue) -> DataValue? {
    guard profile == .lenient, data["components"] == nil, let members = data.members,
      let channels = members.first(where: { $0.key == "channels" })
    else { return data }
    note(.draftColor, at: channels.keyPlace)
    let renamed = members.map { member in
      guard member.key == "channels" else { return member }
      return DataValue.Member(key: "components", keyPlace: member.keyPlace, value: member.value)
    }
    return DataValue(.object(renamed), at: data.place)
  }

  /// A colour of `hsl` or `hwb` whose last two components are shares of 1, where its `hex` leaves no doubt that they are.
  mutating func unscaled(_ color: Color, _ hex: DataValue?, at place: Place) -> Color {
    guard profile == .lenient, color.space == .hsl || color.space == .hwb, (0...1).contains(color.components.y),
      (0...1).contains(color.components.z), let hex = hex?.string.flatMap({ CSSColorParser.color($0) })
    else { return color }
    let scaled = Color(
      color.space, color.first, color.second.map { $0 * 100 }, color.third.map { $0 * 100 }, alpha: color.alpha)
    let near = { (color: Color) in
      let difference = (color.converted(to: .srgb).components - hex.components) * 255
      return max(difference.max(), -difference.min()) <= 1
    }
    guard near(scaled), !near(color) else { return color }
    note(.draftColor, at: place)
    return scaled
  }

  /// A value with the `alpha` that stands beside the `$value` of its token. It is then no longer that of the token it names.
  mutating func veiled(_ value: TokenValue, beside token: AuthoredToken, alias: inout TokenPath?) -> TokenValue {
    guard profile == .lenient, let member = token.properties.first(where: { $0.key == "alpha" }) else { return value }
    guard let veiled = veiled(value, by: member) else { return value }
    alias = nil
    return veiled
  }

  /// A colour with an `alpha` that stands beside it; nil, after a finding, for what is no alpha, or no colour that could take it.
  mutating func veiled(_ value: TokenValue, by member: DataValue.Member) -> TokenValue? {
    guard case .color(let color) = value else {
      note(.vendorData("alpha"), at: member.keyPlace)
      return nil
    }
    guard let alpha = number(member.value) else { return nil }
    guard (0...1).contains(alpha) else {
      report("\(found(member.value)) where an alpha from 0 to 1 is needed", member.value)
      return nil
    }
    note(.alphaBeside, at: member.keyPlace)
    return .color(color.with(alpha: alpha))
  }
}
