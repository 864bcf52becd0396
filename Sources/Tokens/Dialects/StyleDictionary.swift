import DataFiles
import Diagnostics

/// Token files of Style Dictionary 3 to 5, and sets of Tokens Studio: tokens are objects with `value`, types are optional.
///
/// The file is written anew in the shape of DTCG, every part with its place; what DTCG has no word for goes to `$extensions`.
struct StyleDictionary {
  /// Whose conventions decide what a number without a unit is.
  enum Tool {
    /// `rem`, as its transforms for the Web have it.
    case styleDictionary
    /// `px`, as Figma has it.
    case tokensStudio
  }

  let tool: Tool
  var values: TokensStudioValue

  init(_ tool: Tool) {
    self.tool = tool
    values = TokensStudioValue(tool)
  }

  /// True for a file with a token that has `value`, or a type that only these tools have.
  static func isSource(_ file: DataValue) -> Bool {
    (file.members ?? []).contains { member in
      guard let inner = member.value.members, !member.key.hasPrefix("$") || member.key == "$root" else { return false }
      var isToken = false
      for property in inner {
        switch property.key {
        case "$value": isToken = true
        case "value" where !isOrHoldsToken(property.value): return true
        case "$type": if let name = property.value.string, TokensStudioValue.Kind.isForeign(name) { return true }
        default: break
        }
      }
      return !isToken && isSource(member.value)
    }
  }

  static func read(_ file: DataValue, into findings: inout Findings) -> TokenFile {
    var reader = StyleDictionary(.styleDictionary)
    let tree = TokenReader.read(reader.translated(file), profile: .lenient, into: &findings)
    reader.report(into: &findings)
    return ModeReader.read(tree, into: &findings)
  }

  /// The file in the shape of DTCG.
  mutating func translated(_ file: DataValue) -> DataValue {
    guard let members = file.members else { return file }
    return DataValue(.object(group(members, at: [], type: nil)), at: file.place)
  }

  /// An object is a token when it has a value, unless that is itself a token, or a group of tokens: a group may be called `value`.
  static func isToken(_ data: DataValue) -> Bool {
    if data["$value"] != nil { return true }
    guard let value = data["value"] else { return false }
    return !isOrHoldsToken(value)
  }

  private static func isOrHoldsToken(_ data: DataValue) -> Bool {
    guard let members = data.members, data["unit"] == nil else { return false }
    return members.contains { ["value", "$value"].contains($0.key) || isOrHoldsToken($0.value) }
  }

  // MARK: Groups

  /// - Parameter type: the `$type` of a group above, as it is written.
  private mutating func group(
    _ members: [DataValue.Member], at path: [String], type: DataValue?
  ) -> [DataValue.Member] {
    let type = members.first { $0.key == "$type" }?.value ?? type
    var own: [DataValue.Member] = []
    var facts = StyleDictionaryFacts(tool)
    for member in members {
      if member.key == "$type" { continue }
      if let inner = member.value.members, !member.key.hasPrefix("$") || member.key == "$root" {
        let path = path + [member.key]
        let object =
          StyleDictionary.isToken(member.value)
          ? token(inner, at: path, type: type) : group(inner, at: path, type: type)
        own.append(
          .init(key: member.key, keyPlace: member.keyPlace, value: DataValue(.object(object), at: member.value.place)))
      } else {
        facts.take(member)
      }
    }
    return facts.members + own
  }

  // MARK: Tokens

  /// Members that a token's object has of its own: not tokens below it.
  private static let properties = ["value", "original", "attributes", "extensions", "modify"]

  private mutating func token(
    _ members: [DataValue.Member], at path: [String], type inherited: DataValue?
  ) -> [DataValue.Member] {
    let built = StyleDictionary.original(members)
    let source = built ?? members
    var facts = StyleDictionaryFacts(tool)
    var children: [DataValue.Member] = []
    var value: DataValue.Member?
    var type = inherited
    for part in source {
      switch part.key {
      case "$value": value = part
      case "value": value = value ?? part
      case "$type", "type": type = part.value
      default:
        let isProperty = part.key.hasPrefix("$") || StyleDictionary.properties.contains(part.key)
        if !isProperty, part.value.members != nil, StyleDictionary.isOrHoldsToken(part.value) {
          children.append(part)
        } else {
          facts.take(part)
        }
      }
    }
    guard let value else { preconditionFailure("a token has a value") }
    let written = self.value(value.value, type, source, at: path, facts: &facts)
    let object = [.init(key: "$value", keyPlace: value.keyPlace, value: written.value)] + written.type + facts.members
    return object + group(children, at: path, type: inherited)
  }

  /// What stood in the source of a token that Style Dictionary has built, whose own value is made for a platform.
  private static func original(_ members: [DataValue.Member]) -> [DataValue.Member]? {
    let keys = members.map(\.key)
    guard keys.contains("path") || keys.contains("filePath"), keys.contains("name"),
      let original = members.first(where: { $0.key == "original" })?.value, isToken(original)
    else { return nil }
    return original.members
  }

  /// The value and the member `$type`, none where an alias has the type of its target.
  private mutating func value(
    _ value: DataValue, _ type: DataValue?, _ members: [DataValue.Member], at path: [String],
    facts: inout StyleDictionaryFacts
  ) -> (value: DataValue, type: [DataValue.Member]) {
    let written: TokensStudioValue.Written
    if let name = type?.string {
      written = values.written(value, as: name)
      if let type, written.type != nil, written.type != name { facts.keep("originalType", type) }
    } else if let name = StyleDictionaryCategory.type(of: members, at: path),
      let fitting = values.fitting(value, as: name)
    {
      written = fitting
    } else {
      written = TokensStudioValue.Written(value: value, type: nil)
    }
    for fact in written.facts { facts.keep(fact.key, fact.value) }
    let place = type?.place ?? value.place
    let member = written.type.map {
      DataValue.Member(key: "$type", keyPlace: place, value: DataValue(.string($0), at: place))
    }
    return (written.value, member.map { [$0] } ?? [])
  }

  // MARK: Findings

  func report(into findings: inout Findings) {
    if let first = values.unitlessPlaces.min(), tool == .styleDictionary {
      let count = values.unitlessPlaces.count
      findings.report(
        Finding(
          .warning, "missing-unit", "\(count == 1 ? "a size has" : "\(count) sizes of this file have") no unit",
          at: first,
          help: "they are taken as rem, as Style Dictionary's transforms for CSS do; write the unit"))
    }
  }
}
