import DataFiles
import Diagnostics

/// The sets and themes of Tokens Studio, from one file or from a folder.
///
/// A set's name is no part of its tokens' paths. Sets lie on each other in the order of `tokenSetOrder`: the last one that has a
/// token has the say. Each group of themes is a modifier, and each of its themes a context.
struct TokensStudio {
  struct Source {
    let name: String
    let place: Place
    let tree: TokenGroup
  }

  /// In their order.
  let sets: [Source]
  let themes: [TokensStudioTheme]
  var findings: Findings

  /// True for a file that says which sets or themes there are.
  static func isFile(_ file: DataValue) -> Bool {
    file["$themes"]?.array != nil || file["$metadata"]?["tokenSetOrder"]?.array != nil
  }

  static func read(_ file: DataValue, into findings: inout Findings) -> TokenFile {
    let sets = (file.members ?? []).filter { !$0.key.hasPrefix("$") }
    return read(sets, themes: file["$themes"], order: file["$metadata"]?["tokenSetOrder"], into: &findings)
  }

  /// - Parameter sets: the data of each set, by its name.
  static func read(
    _ sets: [DataValue.Member], themes: DataValue?, order: DataValue?, into findings: inout Findings
  ) -> TokenFile {
    var studio = TokensStudio(sets, themes, order)
    let file = studio.themes.isEmpty ? studio.withoutThemes() : studio.withThemes()
    findings.report(studio.findings)
    return file
  }

  private init(_ members: [DataValue.Member], _ themes: DataValue?, _ order: DataValue?) {
    var findings = Findings()
    let names = members.map(\.key)
    var ordered: [DataValue.Member] = []
    for item in order?.array ?? [] {
      guard let name = item.string, !ordered.contains(where: { $0.key == name }) else { continue }
      if let member = members.first(where: { $0.key == name }) {
        ordered.append(member)
      } else {
        findings.report(TokensStudio.unknownSet(name, "tokenSetOrder", at: item.place, in: names))
      }
    }
    let missing = members.filter { member in !ordered.contains { $0.key == member.key } }
    sets = (ordered + missing).map { member in
      Source(name: member.key, place: member.keyPlace, tree: TokensStudio.tree(member.value, into: &findings))
    }
    self.themes = TokensStudioTheme.all(in: themes, sets: names, into: &findings)
    self.findings = findings
  }

  private static func tree(_ data: DataValue, into findings: inout Findings) -> TokenGroup {
    var reader = StyleDictionary(.tokensStudio)
    return TokenReader.read(reader.translated(data), profile: .lenient, into: &findings)
  }

  // MARK: Laying sets on each other

  /// Some of the sets as one tree.
  mutating func merged(_ isWanted: (Int) -> Bool) -> TokenGroup {
    var tree = TokenGroup()
    for (index, set) in sets.enumerated() where isWanted(index) { tree.merge(set.tree, into: &findings) }
    return tree
  }

  /// What the sets of a context change, where others are always there: nothing that one of those behind a set has too.
  mutating func changes(_ context: [Int], always: Set<Int>) -> TokenGroup {
    var tree = TokenGroup()
    for index in context.sorted() where !always.contains(index) {
      let later = always.filter { $0 > index }.map { sets[$0].tree }
      tree.merge(sets[index].tree.without(later), into: &findings)
    }
    return tree
  }

  static func unknownSet(_ name: String, _ place: String, at: Place, in names: [String]) -> Finding {
    Finding(
      .warning, "unknown-set", "\(place) names the set '\(name)', which is not there", at: at,
      help: NearestName.help(name, in: names))
  }
}

extension TokenGroup {
  /// The group without the tokens that one of the others has.
  fileprivate func without(_ others: [TokenGroup]) -> TokenGroup {
    guard !others.isEmpty else { return self }
    var rest = self.empty
    for member in members {
      let same = others.compactMap { $0[member.name]?.node }
      switch member.node {
      case .token:
        let isThere = same.contains { if case .token = $0 { true } else { false } }
        if !isThere { rest.append(member) }
      case .group(let group):
        let inner = group.without(same.compactMap { if case .group(let group) = $0 { group } else { nil } })
        rest.append(Member(name: member.name, namePlace: member.namePlace, node: .group(inner)))
      }
    }
    return rest
  }

  private var empty: TokenGroup {
    var group = TokenGroup()
    group.type = type
    group.description = description
    group.deprecation = deprecation
    group.extensions = extensions
    group.extending = extending
    return group
  }
}
