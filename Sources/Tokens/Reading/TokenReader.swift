package import DataFiles
package import Diagnostics

/// Reads a token file (DTCG Format 2025.10, sections 5 and 6) into a tree, and checks names and structure.
package struct TokenReader {
  static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated"]
  private static let groupProperties = ["$type", "$description", "$extensions", "$extends", "$deprecated", "$schema"]

  let profile: TokenProfile
  var leniencies = Leniencies()
  private var findings = Findings()

  package static func read(
    _ file: DataValue, profile: TokenProfile = .strict, into findings: inout Findings
  ) -> TokenGroup {
    var reader = TokenReader(profile: profile)
    defer {
      reader.leniencies.report(into: &reader.findings)
      findings.report(reader.findings)
    }
    guard let members = file.members else {
      reader.findings.report(
        Finding(
          .error, "not-a-token-file", "\(file.kind) where an object of tokens and groups is needed", at: file.place))
      return TokenGroup()
    }
    return reader.group(members, isTop: true)
  }

  private init(profile: TokenProfile) {
    self.profile = profile
  }

  mutating func group(_ members: [DataValue.Member], isTop: Bool = false) -> TokenGroup {
    var group = TokenGroup()
    group.isLenient = profile == .lenient
    for member in members {
      switch member.key {
      case "$type": group.type = type(member.value)
      case "$description": group.description = description(member.value)
      case "$deprecated": group.deprecation = deprecation(member.value)
      case "$extensions": group.extensions = extensions(member.value)
      case "$schema": continue
      case "$extends", "$ref": extend(&group, by: member, among: members)
      case "$root" where member.value.members != nil && !TokenReader.isToken(member.value):
        findings.report(rootWithoutValue(member))
      case "$root": append(member, to: &group)
      case let key where isRootMarker(member, among: members, isTop: isTop):
        note(.rootMarker(key), at: member.keyPlace)
        append(DataValue.Member(key: "$root", keyPlace: member.keyPlace, value: member.value), to: &group)
      case let key where key.hasPrefix("$") && TokenReader.holdsToken(member.value):
        findings.report(dollarName(member))
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
      if profile == .lenient { return note(.plainValue, at: member.value.place) }
      findings.report(
        Finding(
          .error, "not-a-token", "'\(member.key)' is \(member.value.kind), a token or group is an object",
          at: member.value.place,
          help: "write {\"$value\": …}"))
      return
    }
    let node: TokenGroup.Node =
      if let value = member.value["$value"] {
        profile == .lenient ? tokenOrGroup(member, members, value) : .token(token(member, members, value))
      } else {
        .group(groupOrReference(member, members))
      }
    if case .group(let inner) = node, inner.members.isEmpty, inner.type != nil, inner.extending == nil {
      if profile == .lenient {
        note(.unfinishedToken, at: member.keyPlace)
      } else {
        findings.report(
          Finding(
            .error, "missing-value", "'\(member.key)' has a $type but no $value", at: member.keyPlace,
            help: "add $value, or remove it"))
      }
    }
    group.append(TokenGroup.Member(name: member.key, namePlace: member.keyPlace, node: node))
  }

  /// True for a token, and for a group of tokens. Recursion is bounded by the depth limit of the data files.
  private static func holdsToken(_ value: DataValue) -> Bool {
    value.members?.contains { $0.key == "$value" || holdsToken($0.value) } == true
  }

  static func isToken(_ value: DataValue) -> Bool {
    value["$value"] != nil || value["$ref"] != nil
  }

  mutating func token(
    _ member: DataValue.Member, _ members: [DataValue.Member], _ value: DataValue
  ) -> AuthoredToken {
    for property in members where !TokenReader.tokenProperties.contains(property.key) {
      if profile == .lenient, noteProperty(property) { continue }
      if property.key == "$ref" {
        findings.report(
          Finding(
            .error, "value-and-reference", "'\(member.key)' has both $value and $ref, one of them is needed",
            at: property.keyPlace))
      } else if property.key.hasPrefix("$"), property.key != "$root" {
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
      extensions: member.value["$extensions"].flatMap { extensions($0) },
      properties: members)
  }

  // MARK: References of groups

  /// A `$ref` with no tokens or groups beside it may turn out to be a token: that is for its target to say.
  private mutating func groupOrReference(_ member: DataValue.Member, _ members: [DataValue.Member]) -> TokenGroup {
    var group = self.group(members)
    guard let own = group.extending, group.members.isEmpty, let reference = members.first(where: { $0.key == "$ref" })
    else { return group }
    let token = AuthoredToken(
      namePlace: member.keyPlace, value: DataValue(.object([reference]), at: reference.value.place), type: group.type,
      description: group.description, deprecation: group.deprecation, extensions: group.extensions,
      properties: members)
    group.extending = GroupExtension(target: own.target, text: own.text, place: own.place, token: token)
    return group
  }

  private mutating func extend(
    _ group: inout TokenGroup, by member: DataValue.Member, among members: [DataValue.Member]
  ) {
    if member.key == "$ref", members.contains(where: { $0.key == "$extends" }) {
      findings.report(
        Finding(
          .error, "value-and-reference", "a group has both $extends and $ref, one of them is needed",
          at: member.keyPlace, help: "both mean the same"))
      return
    }
    guard let text = member.value.string, let target = target(text, isPointer: member.key == "$ref") else {
      let found = member.value.string.map { "'\($0)'" } ?? member.value.kind
      let needed = member.key == "$ref" ? "'#/path/of/token'" : "'{path.of.group}' or '#/path/of/group'"
      findings.report(
        Finding(
          .error, "invalid-reference", "\(member.key) is \(found), \(needed) is needed", at: member.value.place))
      return
    }
    group.extending = GroupExtension(target: target, text: text, place: member.value.place, token: nil)
  }

  private func target(_ text: String, isPointer: Bool) -> TokenPath? {
    if let pointer = JSONPointer(text) { return TokenPath(pointer.segments) }
    return isPointer ? nil : TokenReference(text)?.path
  }

  // MARK: Properties

  private mutating func type(_ value: DataValue) -> AuthoredType {
    if let name = value.string, let type = TokenType(named: name) {
      return AuthoredType(type: type, name: name, place: value.place)
    }
    let names = TokenType.standard.map(\.rawValue)
    let name = value.string ?? value.json
    if value.string != nil, profile == .lenient {
      note(.unknownType(name), at: value.place)
      return AuthoredType(type: nil, name: name, place: value.place)
    }
    let found = value.string.map { "'\($0)'" } ?? value.kind
    findings.report(
      Finding(
        .error, "unknown-type", "\(found) where one of the 13 token types is needed", at: value.place,
        help: value.string.flatMap { NearestName.help($0, in: names) } ?? "types: \(names.joined(separator: ", "))"))
    return AuthoredType(type: nil, name: name, place: value.place)
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
    let forbidden = member.key.unicodeScalars.first { $0 == "{" || $0 == "}" || $0 == "." }
    guard member.key.isEmpty || forbidden != nil else { return true }
    if profile == .lenient, !member.key.isEmpty, !member.key.contains(where: { "{}".contains($0) }) {
      note(.dottedName, at: member.keyPlace)
      return true
    }
    let found = forbidden.map { "holds '\($0)'" } ?? "is empty"
    findings.report(
      Finding(
        .error, "illegal-name", "the name '\(member.key)' \(found), a name is needed without '{', '}' and '.'",
        at: member.keyPlace))
    return false
  }

  private func unknownProperty(_ member: DataValue.Member, among known: [String]) -> Finding {
    Finding(
      .warning, "unknown-property", "'\(member.key)' is no property of DTCG 2025.10", at: member.keyPlace,
      help: NearestName.help(member.key, in: known) ?? "data of your own belongs under $extensions")
  }

  private func dollarName(_ member: DataValue.Member) -> Finding {
    Finding(
      .error, "illegal-name", "the name '\(member.key)' begins with '$', which only '$root' may",
      at: member.keyPlace)
  }

  private func rootWithoutValue(_ member: DataValue.Member) -> Finding {
    Finding(
      .error, "missing-value", "'$root' has no $value, and a group cannot have its name", at: member.keyPlace,
      help: "$root is the token that its group is itself")
  }
}
