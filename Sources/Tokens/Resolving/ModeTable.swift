import DataFiles
import Diagnostics

/// The tokens of a document in every mode.
struct ModeTable {
  /// How many values all tokens may have in all modes together; where no two modes share one, a value takes some 250 bytes.
  static let valueLimit = 4_000_000

  /// In the order of the files: the values by the index of the mode, nil where a mode does not have the token.
  private(set) var rows: [(path: TokenPath, byMode: [ResolvedToken?])] = []
  /// Tokens that have no value that could be read in some mode, and where they stand.
  private(set) var broken: [TokenPath: Place] = [:]
  /// False when a file could not be read.
  private(set) var isWhole: Bool
  private(set) var leniencies = Leniencies()
  /// The row of each token.
  private(set) var indices: [TokenPath: Int] = [:]

  /// Resolves every mode. A mode takes over what is the same in one that differs from it in one modifier.
  init(_ document: ResolverDocument, modes: [Mode], profile: TokenProfile, into findings: inout Findings) {
    isWhole = document.isWhole
    let base = document.base(into: &findings)
    let modifiers = document.modifiers
    // By modifier: the latest mode in which that modifier, and all that vary faster, have their defaults.
    var nearest = [ResolvedMode?](repeating: nil, count: modifiers.count)
    for (index, mode) in modes.enumerated() {
      let (tree, isTreeWhole) = document.expanded(in: mode, from: base, into: &findings)
      guard tree.tokenCount * modes.count <= ModeTable.valueLimit else {
        findings.report(ModeTable.tooMany(tree.tokenCount, modes.count))
        isWhole = false
        return
      }
      if !isTreeWhole { isWhole = false }
      tree.warnOfNames(into: &findings)
      let chosen = modifiers.indices.last { mode.choices[$0].context != modifiers[$0].defaultContext }
      var resolver = AliasResolver(
        tree, isWhole: isTreeWhole, profile: profile, after: chosen.flatMap { nearest[$0] })
      let resolved = resolver.resolvedMode()
      for faster in nearest.indices where faster > chosen ?? -1 { nearest[faster] = resolved }
      append(resolved, index, of: modes.count)
      findings.report(resolver.findings)
      leniencies.formUnion(resolver.leniencies)
    }
  }

  private mutating func append(_ mode: ResolvedMode, _ index: Int, of count: Int) {
    if rows.isEmpty, mode.order.count == mode.values.count {
      // Each token has the row that it has in the mode.
      indices = mode.tokens.indices
      rows = zip(mode.tokens.list, mode.values).map { token, value in
        var byMode = [ResolvedToken?](repeating: nil, count: count)
        byMode[index] = value
        return (token.path, byMode)
      }
      return
    }
    for (token, value) in zip(mode.tokens.list, mode.values) {
      guard let value else {
        broken[token.path] = broken[token.path] ?? token.authored.value.place
        continue
      }
      if let row = indices[token.path] {
        rows[row].byMode[index] = value
      } else {
        var byMode = [ResolvedToken?](repeating: nil, count: count)
        byMode[index] = value
        indices[token.path] = rows.count
        rows.append((token.path, byMode))
      }
    }
  }

  private static func tooMany(_ tokens: Int, _ modes: Int) -> Finding {
    Finding(
      .error, "too-many-values", "\(tokens) tokens in \(modes) modes are more than \(valueLimit) values", at: nil,
      help: "every token is resolved in every mode: split the theme, or its modifiers")
  }
}
