import DataFiles
import Diagnostics

/// What all value readers share: closed objects and findings.
extension AliasResolver {
  /// The object, when it has all required keys and no others; nil, after findings, otherwise.
  /// - Parameter isOwn: true for what is specimen's own, which people have in no other shape.
  mutating func fields(
    _ data: DataValue, of what: String, required: [String], optional: [String] = [], isOwn: Bool = false
  ) -> DataValue? {
    guard let members = data.members else {
      let names = required.map { "'\($0)'" }.joined(separator: ", ")
      report("\(found(data)) where \(what) is needed: an object with \(names)", data)
      return nil
    }
    var isWhole = true
    for member in members where !required.contains(member.key) && !optional.contains(member.key) {
      if profile == .lenient, !isOwn {
        note(.unknownPart(member.key, of: AliasResolver.noun(what), isKept: false), at: member.keyPlace)
        continue
      }
      isWhole = false
      let known = required + optional
      tell(
        .error, "invalid-value", "\(what) has no '\(member.key)'", member.keyPlace,
        help: NearestName.help(member.key, in: known) ?? "it has \(known.joined(separator: ", "))")
    }
    for key in required where data[key] == nil {
      isWhole = false
      report("\(what) needs '\(key)'", data)
    }
    return isWhole ? data : nil
  }

  /// `border` of `a border`.
  static func noun(_ what: String) -> String {
    what.split(separator: " ", maxSplits: 1).last.map(String.init) ?? what
  }

  mutating func report(_ text: String, _ data: DataValue, help: String? = nil) {
    let isMeantAsAlias = TokenReference(data) == nil && data.string?.contains { $0 == "{" || $0 == "}" } == true
    let aliasHelp = "an alias is a path in braces, with no empty segment: {color.text}"
    tell(.error, "invalid-value", text, data.place, help: isMeantAsAlias ? aliasHelp : help)
  }

  /// Reports a finding about a value. What is read by way of a reference has told its warnings where it stands; its faults are
  /// those of the reference.
  mutating func tell(
    _ severity: Finding.Severity, _ rule: Finding.Rule, _ text: String, _ place: Place, help: String? = nil
  ) {
    guard via == nil || severity == .error else { return }
    findings.report(Finding(severity, rule, text, at: via ?? place, help: help))
  }

  /// What stands there, for a message: text and numbers as they are, if not too long; else the kind.
  func found(_ data: DataValue?) -> String {
    guard let data else { return "nothing" }
    if let reference = data["$ref"] { return found(reference) }
    return switch data.content {
    case .string(let text): text.utf8.count > 80 ? "'\(text.prefix(60))…'" : "'\(text)'"
    case .number(let text): text.utf8.count > 80 ? "\(text.prefix(60))…" : text
    case .array(let items) where items.isEmpty: "an empty array"
    default: data.kind
    }
  }

  func nearest(_ data: DataValue?, in names: [String]) -> String {
    let fallback = "one of \(names.joined(separator: ", "))"
    return data?.string.flatMap { NearestName.help($0, in: names) } ?? fallback
  }
}
