import DataFiles
import Diagnostics

/// Files that Figma wrote for the modes of one collection: the same tokens, each file with the name of its mode. Together they are
/// one file with a modifier that is named after the collection.
enum FigmaCollections {
  private typealias Entry = (path: String, file: TokenFile)

  static func joined(
    _ files: [(path: String, file: TokenFile)], into findings: inout Findings
  ) -> [(path: String, file: TokenFile)] {
    var joined: [Entry] = []
    var known: [(folder: Substring, names: Set<TokenPath>, index: Int)] = []
    var groups: [Int: [(mode: String, entry: Entry)]] = [:]
    for entry in files {
      guard let mode = entry.file.figmaMode?.string else {
        joined.append(entry)
        continue
      }
      let names = Set(FlatTokens(entry.file.tree).list.map(\.path))
      let folder = parent(of: entry.path)
      if let first = known.first(where: { $0.folder == folder && $0.names == names }),
        groups[first.index]?.contains(where: { $0.mode == mode }) == false
      {
        groups[first.index]?.append((mode, entry))
      } else {
        known.append((folder, names, joined.count))
        groups[joined.count] = [(mode, entry)]
        joined.append(entry)
      }
    }
    for (index, modes) in groups.sorted(by: { $0.key < $1.key }) where modes.count > 1 {
      joined[index] = join(modes, into: &findings)
    }
    return joined
  }

  private static func join(
    _ modes: [(mode: String, entry: Entry)], into findings: inout Findings
  ) -> Entry {
    // The files do not say which mode is the default.
    let base = modes.first { ["light", "default"].contains($0.mode.lowercased()) } ?? modes[0]
    let name = collectionName(modes.map { ($0.mode, $0.entry.path) })
    let contexts = modes.map { mode in
      (name: mode.mode, tree: mode.entry.file.tree.changes(to: base.entry.file.tree))
    }
    let modifier = TokenFile.Modifier(name: name, defaultContext: base.mode, contexts: contexts)
    findings.report(
      Finding(
        .warning, "legacy-modes",
        "\(modes.count) files are the modes of a collection, \(modes.map { "'\($0.entry.path)'" }.joined(separator: ", ")), "
          + "where DTCG 2025.10 has a resolver",
        at: base.entry.file.figmaMode?.place,
        help: "they are contexts of the modifier '\(name)'; '\(base.mode)' is its default"))
    let file = TokenFile(
      tree: base.entry.file.tree, modifiers: modes.flatMap(\.entry.file.modifiers) + [modifier],
      hasForeignNames: modes.contains { $0.entry.file.hasForeignNames })
    return (base.entry.path, file)
  }

  /// What the names of all files have beside their mode, else the name of their folder.
  private static func collectionName(_ files: [(mode: String, path: String)]) -> String {
    let names = Set(
      files.map { mode, path in
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.prefix { $0 != "." }
        guard let range = stem.firstRange(of: mode) else { return "" }
        return (stem[..<range.lowerBound] + stem[range.upperBound...]).trimmed
      })
    if names.count == 1, let name = names.first, !name.isEmpty { return name }
    let folder = files.first.map { String(parent(of: $0.path).split(separator: "/").last ?? "") } ?? ""
    return ["", "tokens"].contains(folder) ? "mode" : folder
  }

  private static func parent(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension Substring {
  /// Without what separates words at its ends.
  fileprivate var trimmed: String {
    let isSeparator = { (character: Character) in " -_.".contains(character) }
    var rest = drop(while: isSeparator)
    while let last = rest.last, isSeparator(last) { rest.removeLast() }
    return String(rest)
  }
}

extension TokenGroup {
  /// What is not the same in another tree of the same names.
  fileprivate func changes(to other: TokenGroup) -> TokenGroup {
    var changes = TokenGroup()
    for member in members {
      switch (member.node, other[member.name]?.node) {
      case (.token(let token), .token(let base)) where token.value.json == base.value.json: break
      case (.group(let group), .group(let base)):
        let inner = group.changes(to: base)
        if inner.tokenCount > 0 {
          changes.append(Member(name: member.name, namePlace: member.namePlace, node: .group(inner)))
        }
      default: changes.append(member)
      }
    }
    return changes
  }
}
