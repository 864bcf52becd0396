import DataFiles
import Diagnostics

/// What stands beside a token's value, or in a group, in the words of DTCG: nothing is left out, `$extensions` has what DTCG
/// has no word for.
struct StyleDictionaryFacts {
  /// The key under `$extensions`.
  private let vendor: String
  private var properties: [DataValue.Member] = []
  private var extensions: [DataValue.Member] = []
  private var own: [DataValue.Member] = []

  init(_ tool: StyleDictionary.Tool) {
    vendor = tool == .tokensStudio ? "studio.tokens" : "style-dictionary"
  }

  mutating func take(_ member: DataValue.Member) {
    switch member.key {
    case "$extensions" where member.value.members != nil: extensions += member.value.members ?? []
    case let key where key.hasPrefix("$"): properties.append(member)
    case "description" where member.value.string != nil: describe(member)
    case "comment" where member.value.string != nil: describe(member)
    case "deprecated" where member.value.bool != nil || member.value.string != nil:
      properties.append(.init(key: "$deprecated", keyPlace: member.keyPlace, value: member.value))
    default: own.append(member)
    }
  }

  /// Notes something that the translation takes out of the value.
  mutating func keep(_ key: String, _ value: DataValue?) {
    guard let value, !own.contains(where: { $0.key == key }) else { return }
    own.append(.init(key: key, keyPlace: value.place, value: value))
  }

  private mutating func describe(_ member: DataValue.Member) {
    if properties.contains(where: { $0.key == "$description" }) {
      own.append(member)
    } else {
      properties.append(.init(key: "$description", keyPlace: member.keyPlace, value: member.value))
    }
  }

  /// The properties of a DTCG token or group.
  var members: [DataValue.Member] {
    guard let first = own.first else {
      guard let first = extensions.first else { return properties }
      return properties + [member("$extensions", extensions, at: first.keyPlace)]
    }
    let there = extensions.first { $0.key == vendor }
    let merged = (there?.value.members ?? []) + own.filter { there?.value[$0.key] == nil }
    let rest = extensions.filter { $0.key != vendor }
    return properties
      + [
        member(
          "$extensions", rest + [member(vendor, merged, at: there?.keyPlace ?? first.keyPlace)], at: first.keyPlace)
      ]
  }

  private func member(_ key: String, _ members: [DataValue.Member], at place: Place) -> DataValue.Member {
    DataValue.Member(key: key, keyPlace: place, value: DataValue(.object(members), at: place))
  }
}
