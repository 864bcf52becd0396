import DataFiles
import Diagnostics

/// Tokens that several files of one set define with different values: nothing says which of them is meant.
struct Redefinitions {
  private struct Pair: Hashable {
    let first: SourceFile.ID
    let second: SourceFile.ID
  }

  private var counts: [Pair: Int] = [:]
  /// In the order of the files, with the places of the first token of each.
  private var pairs: [(pair: Pair, first: Place, second: Place)] = []

  static func report(_ files: [(path: String, file: TokenFile)], into findings: inout Findings) {
    guard files.count > 1 else { return }
    var found = Redefinitions()
    var tree = TokenGroup()
    // Tokens on groups are reported when modes are put together.
    var collisions = Findings()
    var paths: [SourceFile.ID: String] = [:]
    for (path, file) in files {
      if let token = file.tree.firstToken { paths[token.namePlace.file] = path }
      found.compare(tree, file.tree)
      tree.merge(file.tree, into: &collisions)
    }
    for (pair, first, second) in found.pairs {
      let names = [pair.first, pair.second].map { paths[$0] ?? "" }
      let count = found.counts[pair] ?? 1
      findings.report(
        Finding(
          .warning, "redefined-token",
          "\(count == 1 ? "a token of \(names[0]) is" : "\(count) tokens of \(names[0]) are") defined again in \(names[1]); "
            + "the last file's values are shown", at: second,
          notes: [.init(count == 1 ? "it stands here" : "the first of them stands here", at: first)],
          help: "write a resolver that says which file belongs to which mode, or name the files under 'tokens' in "
            + "theme.yaml"))
    }
  }

  private mutating func compare(_ tree: TokenGroup, _ other: TokenGroup) {
    for member in other.members {
      switch (tree[member.name]?.node, member.node) {
      case (.token(let first), .token(let second)):
        if first.value.json != second.value.json { add(first.namePlace, second.namePlace) }
      case (.group(let first), .group(let second)): compare(first, second)
      case (nil, _), (.token, .group), (.group, .token): break
      }
    }
  }

  private mutating func add(_ first: Place, _ second: Place) {
    let pair = Pair(first: first.file, second: second.file)
    counts[pair, default: 0] += 1
    if counts[pair] == 1 { pairs.append((pair, first, second)) }
  }
}
