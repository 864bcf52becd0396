import DataFiles
import Diagnostics

/// Structure that the standard does not have, and people do. The lenient profile takes it, with one warning of each kind for a file.
extension TokenReader {
  mutating func note(_ leniency: Leniency, at place: Place) {
    leniencies.note(leniency, at: place)
  }

  /// A token; or one that has tokens below it, which is the `$root` of a group.
  mutating func tokenOrGroup(
    _ member: DataValue.Member, _ members: [DataValue.Member], _ value: DataValue
  ) -> TokenGroup.Node {
    guard members.contains(where: { !$0.key.hasPrefix("$") }) else { return .token(token(member, members, value)) }
    let children = members.filter { !$0.key.hasPrefix("$") && TokenReader.holdsTokens($0.value) }
    let own = members.filter { property in !children.contains { $0.keyPlace == property.keyPlace } }
    let token = token(member, own, value)
    guard !children.isEmpty else { return .token(token) }
    note(.tokenWithChildren, at: member.keyPlace)
    var group = self.group(children)
    group.type = token.type
    return .group(group.rooted(token, at: member.keyPlace))
  }

  /// True for a token, and for an object with one anywhere below it. Recursion is bounded by the depth limit of the data files.
  private static func holdsTokens(_ value: DataValue) -> Bool {
    isToken(value) || value.members?.contains { holdsTokens($0.value) } == true
  }

  /// Notes what stands beside a `$value` and is no property of a token; false for what the standard itself knows. It stays among
  /// the properties.
  mutating func noteProperty(_ property: DataValue.Member) -> Bool {
    guard !property.key.hasPrefix("$") else { return false }
    // The alpha of a color is told where it is applied.
    if property.key != "alpha" { note(.vendorData(property.key), at: property.keyPlace) }
    return true
  }

  /// True for a token under a name that stands for its group, as tools had before `$root`.
  func isRootMarker(_ member: DataValue.Member, among members: [DataValue.Member], isTop: Bool) -> Bool {
    profile == .lenient && !isTop && RootMarker.names.contains(member.key) && member.value["$value"] != nil
      && member.value.members?.contains { !$0.key.hasPrefix("$") && TokenReader.holdsTokens($0.value) } == false
      && !members.contains { $0.key == "$root" }
      && members.first { RootMarker.names.contains($0.key) }?.key == member.key
  }
}
