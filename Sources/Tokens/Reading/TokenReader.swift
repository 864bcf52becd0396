package import DataFiles
package import Diagnostics

/// Reads a token file (DTCG Format 2025.10, sections 5 and 6) into a tree, and checks names and structure.
package struct TokenReader {
  private static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated"]
  private static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$schema"]

  private var findings = Findings()

  package static func read(_ file: DataValue, into findings: inout Findings) -> TokenGroup {
    var reader = TokenReader()
    defer { findings.report(reader.findings) }
    guard let members = file.members else {
      reader.findings.report(
        Finding(
          .error, "not-a-token-file", "\(file.kind) where an object of tokens and groups is needed", at: file.place))
      return TokenGroup()
    }
    return reader.group(members)
  }

  private mutating func group(_ members: [DataValue.Member]) -> TokenGroup {
    var group = TokenGroup()
    for member in members {
      switch member.key {
      case "$type": group.type = type(member.value)
      case "$description": group.description = description(member.value)
      case "$deprecated": group.deprecation = deprecation(member.value)
      case "$extensions": group.extensions = extensions(member.value)
      case "$schema": continue
      case "$root": append(member, to: &group)
      case let key where key.hasPrefix("$"):
        findings.report(unknownProperty(member, among: TokenReader.groupProperties))
      default:
        if isLegalName(member) { append(member, to: &group) }
      }
    }
    return group
  }

  private mutating func append(_ member: DataValue.Member, to group: inout TokenGroup) {
    guard let members = member.value.members else {
      findings.report(
        Finding(
          .error, "not-a-token", "'\(member.key)' is \(member.value.kind), a token or group is an object",
          at: member.value.place,
          help: "write {\"$value\": …}"))
      return
    }
    let node: TokenGroup.Node =
      if let value = member.value["$value"] {
        .token(token(member, members, value))
      } else {
        .group(self.group(members))
      }
    if case .group(let inner) = node, inner.members.isEmpty, inner.type != nil, member.value["$extends"] == nil {
      findings.report(
        Finding(
          .error, "missing-value", "'\(member.key)' has a $type but no $value", at: member.keyPlace,
          help: "add $value, or remove it"))
    }
    group.append(TokenGroup.Member(name: member.key, namePlace: member.keyPlace, node: node))
  }

  private mutating func token(
    _ member: DataValue.Member, _ members: [DataValue.Member], _ value: DataValue
  ) -> AuthoredToken {
    for property in members where !TokenReader.tokenProperties.contains(property.key) {
      if property.key.hasPrefix("$") {
        findings.report(unknownProperty(property, among: TokenReader.tokenProperties))
      } else {
        findings.report(
          Finding(
            .error, "token-with-children", "'\(member.key)' has a $value, so it can hold no '\(property.key)'",
            at: property.keyPlace, help: "name the token '$root' inside a group '\(member.key)'"))
      }
    }
    return AuthoredToken(
      namePlace: member.keyPlace,
      value: value,
      type: member.value["$type"].map { type($0) },
      description: member.value["$description"].flatMap { description($0) },
      deprecation: member.value["$deprecated"].flatMap { deprecation($0) },
      extensions: member.value["$extensions"].flatMap { extensions($0) })
  }

  // MARK: Properties

  private mutating func type(_ value: DataValue) -> AuthoredType {
    let names = TokenType.allCases.map(\.rawValue)
    if let name = value.string, let type = TokenType(rawValue: name) {
      return AuthoredType(type: type, place: value.place)
    }
    let found = value.string.map { "'\($0)'" } ?? value.kind
    findings.report(
      Finding(
        .error, "unknown-type", "\(found) where one of the 13 token types is needed", at: value.place,
        help: value.string.flatMap { NearestName.help($0, in: names) } ?? "types: \(names.joined(separator: ", "))"))
    return AuthoredType(type: nil, place: value.place)
  }

  private mutating func description(_ value: DataValue) -> String? {
    if let text = value.string { return text }
    findings.report(
      Finding(.error, "invalid-property", "$description is \(value.kind), a string is needed", at: value.place))
    return nil
  }

  private mutating func deprecation(_ value: DataValue) -> Deprecation? {
    if let reason = value.string { return .deprecated(reason: reason) }
    if let flag = value.bool { return flag ? .deprecated(reason: nil) : .current }
    findings.report(
      Finding(
        .error, "invalid-property", "$deprecated is \(value.kind), true, false or a reason is needed", at: value.place))
    return nil
  }

  private mutating func extensions(_ value: DataValue) -> DataValue? {
    if value.members != nil { return value }
    findings.report(
      Finding(.error, "invalid-property", "$extensions is \(value.kind), an object is needed", at: value.place))
    return nil
  }

  /// DTCG Format 2025.10, section 5.1.1: no leading `$`, no `{`, `}` or `.`, not empty.
  private mutating func isLegalName(_ member: DataValue.Member) -> Bool {
    let forbidden = member.key.first { "{}.".contains($0) }
    guard member.key.isEmpty || forbidden != nil else { return true }
    let found = forbidden.map { "holds '\($0)'" } ?? "is empty"
    findings.report(
      Finding(
        .error, "illegal-name", "the name '\(member.key)' \(found), a name is needed without '{', '}' and '.'",
        at: member.keyPlace))
    return false
  }

  private func unknownProperty(_ member: DataValue.Member, among known: [String]) -> Finding {
    switch member.key {
    case "$ref", "$extends":
      Finding(
        .error, "unsupported-property", "'\(member.key)' is not supported here yet", at: member.keyPlace,
        help: "write the tokens out, or alias each with {path.of.token}")
    default:
      Finding(
        .warning, "unknown-property", "'\(member.key)' is no property of DTCG 2025.10", at: member.keyPlace,
        help: NearestName.help(member.key, in: known) ?? "data of your own belongs under $extensions")
    }
  }
}
