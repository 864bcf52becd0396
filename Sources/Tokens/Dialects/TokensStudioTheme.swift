import DataFiles
import Diagnostics

/// A theme of Tokens Studio: the sets that are on together.
struct TokensStudioTheme {
  let name: String
  /// The axis that the theme is a choice of; themes without one are on an axis `theme`.
  let group: String
  /// `enabled` sets, and those of which it is only the `source` that others name.
  let sets: [String]

  static func all(in data: DataValue?, sets names: [String], into findings: inout Findings) -> [TokensStudioTheme] {
    guard let data else { return [] }
    guard let items = data.array else {
      findings.report(
        Finding(.error, "invalid-theme", "$themes is \(data.kind), a list of themes is needed", at: data.place))
      return []
    }
    var taken: [String: Set<String>] = [:]
    return items.compactMap { item in
      guard let name = item["name"]?.string, let selected = item["selectedTokenSets"]?.members else {
        findings.report(
          Finding(.error, "invalid-theme", "a theme needs 'name' and 'selectedTokenSets'", at: item.place))
        return nil
      }
      var sets: [String] = []
      for member in selected where member.value.string != "disabled" {
        if names.contains(member.key) {
          sets.append(member.key)
        } else {
          findings.report(TokensStudio.unknownSet(member.key, "the theme '\(name)'", at: member.keyPlace, in: names))
        }
      }
      let own = item["group"]?.string ?? ""
      let group = own.isEmpty ? "theme" : own
      let unique = unique(name, among: &taken[group, default: []])
      if unique != name {
        findings.report(
          Finding(
            .warning, "theme-names-alike", "the theme '\(name)' has the name of another of its group, but for case",
            at: item["name"]?.place ?? item.place, help: "it is called '\(unique)'; rename one of them"))
      }
      return TokensStudioTheme(name: unique, group: group, sets: sets)
    }
  }

  /// Names that differ only by case are one in the addresses of a site.
  private static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }
}
