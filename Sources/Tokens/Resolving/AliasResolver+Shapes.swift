import DataFiles
import Diagnostics

/// What all value readers share: closed objects, typed aliases and their findings.
extension AliasResolver {
  /// The members of an object that has all required keys and no others; nil, after findings, otherwise.
  mutating func fields(
    _ data: DataValue, of what: String, required: [String], optional: [String] = []
  ) -> [String: DataValue]? {
    let known = required + optional
    guard let members = data.members else {
      let names = required.map { "'\($0)'" }.joined(separator: ", ")
      report("\(found(data)) where \(what) is needed: an object with \(names)", data)
      return nil
    }
    var isWhole = true
    for member in members where !known.contains(member.key) {
      isWhole = false
      findings.report(
        Finding(
          .error, "invalid-value", "\(what) has no '\(member.key)'", at: member.keyPlace,
          help: NearestName.help(member.key, in: known) ?? "it has \(known.joined(separator: ", "))"))
    }
    for key in required where data[key] == nil {
      isWhole = false
      report("\(what) needs '\(key)'", data)
    }
    return isWhole ? Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first } : nil
  }

  /// The value that an alias names, if it has the type that is needed there; nil, after a finding, otherwise.
  mutating func target(of data: DataValue, typed type: TokenType) -> TokenValue? {
    guard let value = target(of: data) else { return nil }
    guard value.type == type else {
      findings.report(
        Finding(
          .error, "type-mismatch",
          "the alias \(found(data)) names a \(value.type.rawValue), a \(type.rawValue) is needed",
          at: data.place))
      return nil
    }
    return value
  }

  mutating func report(_ text: String, _ data: DataValue, help: String? = nil) {
    findings.report(Finding(.error, "invalid-value", text, at: data.place, help: help))
  }

  /// What stands there, for a message: text and numbers as they are, if not too long; else the kind.
  func found(_ data: DataValue?) -> String {
    guard let data else { return "nothing" }
    return switch data.content {
    case .string(let text): text.utf8.count > 80 ? "'\(text.prefix(60))…'" : "'\(text)'"
    case .number(let text): text.utf8.count > 80 ? "\(text.prefix(60))…" : text
    default: data.kind
    }
  }

  func nearest(_ data: DataValue?, in names: [String]) -> String {
    let fallback = "one of \(names.joined(separator: ", "))"
    return data?.string.flatMap { NearestName.help($0, in: names) } ?? fallback
  }
}
