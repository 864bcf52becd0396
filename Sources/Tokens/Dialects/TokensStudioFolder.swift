package import DataFiles
package import Diagnostics

/// A folder with a file for each set of Tokens Studio: the set `theme/light` is `theme/light.json`, beside `$themes.json` and
/// `$metadata.json`.
package struct TokensStudioFolder {
  /// The list of themes or sets that marks it.
  package let path: String
  /// Of the folder, with a slash at its end; empty for the root.
  private let prefix: String

  /// Nil when none of the paths is a list of themes or sets. The outermost such folder counts.
  package init?(paths: [String]) {
    let marks = paths.filter { ["$themes.json", "$metadata.json"].contains($0.split(separator: "/").last ?? "") }
    guard let mark = marks.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    path = mark
    prefix = String(mark[..<(mark.lastIndex(of: "$") ?? mark.startIndex)])
  }

  /// True for a set, and for the lists of themes and sets.
  package func contains(_ path: String) -> Bool {
    path.hasPrefix(prefix) && path.hasSuffix(".json")
  }

  /// - Parameter files: those that the folder contains, by their paths.
  package func read(_ files: [(path: String, data: DataValue)], into findings: inout Findings) -> TokenFile {
    var sets: [DataValue.Member] = []
    var themes: DataValue?
    var order: DataValue?
    for (path, data) in files {
      switch path.dropFirst(prefix.count) {
      case "$themes.json": themes = data["$themes"] ?? data
      case "$metadata.json": order = data["tokenSetOrder"]
      case let name where name.split(separator: "/").last?.hasPrefix("$") != true:
        sets.append(.init(key: String(name.dropLast(".json".count)), keyPlace: data.place, value: data))
      default: break
      }
    }
    // Other files may stand in the folder.
    let known = order?.array?.compactMap(\.string) ?? []
    sets.removeAll { !known.contains($0.key) && Dialect.of($0.value) == nil }
    return TokensStudio.read(sets, themes: themes, order: order, into: &findings)
  }
}
