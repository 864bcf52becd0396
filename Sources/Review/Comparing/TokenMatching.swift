import Tokens

/// Which tokens of two systems are the same.
///
/// In this order: by an identity that renaming leaves alone; by the path; by a deprecation that names the successor; by likeness.
/// The first three are those of Adobe's semantic diff (uuid, name, `replaced_by`).
package struct TokenMatching: Sendable {
  package enum Basis: Hashable, Sendable {
    case identity, path, successor
    /// How sure it is, in percent.
    case likeness(Int)
  }

  package struct Match: Sendable {
    /// By their indices.
    package let old: Int
    package let new: Int
    package let basis: Basis
  }

  /// In the order of the new tokens.
  package let matches: [Match]
  /// By their indices, ascending.
  package let removed: [Int]
  package let added: [Int]

  package init(_ old: Snapshot, _ new: Snapshot, _ modes: ModeAlignment) {
    var open = OpenTokens(old.tokens.count, new.tokens.count)
    open.pair(
      TokenMatching.unique(old.tokens, \.identity), TokenMatching.unique(new.tokens, \.identity), basis: .identity)
    open.pair(TokenMatching.unique(old.tokens, \.path), TokenMatching.unique(new.tokens, \.path), basis: .path)
    TokenMatching.pairSuccessors(old.tokens, new.tokens, &open)
    RenameSearch(old, new, modes, open)?.run(&open)
    matches = open.matches.sorted { $0.new < $1.new }
    removed = old.tokens.indices.filter { open.isFree(old: $0) }
    added = new.tokens.indices.filter { open.isFree(new: $0) }
  }

  /// Names that two tokens of a side bear tell nothing.
  private static func unique<Name: Hashable>(
    _ tokens: [SnapshotToken], _ name: (SnapshotToken) -> Name?
  ) -> [Name: Int] {
    var indices: [Name: Int?] = [:]
    for (index, token) in tokens.enumerated() {
      guard let name = name(token) else { continue }
      indices[name] = indices[name] == nil ? .some(index) : .some(nil)
    }
    return indices.compactMapValues { $0 }
  }

  /// `$deprecated` of a token that is gone: "use {color.ink}", "color.ink".
  private static func pairSuccessors(_ old: [SnapshotToken], _ new: [SnapshotToken], _ open: inout OpenTokens) {
    var paths: [String: Int] = [:]
    for (index, token) in new.enumerated() where open.isFree(new: index) { paths[token.path.description] = index }
    guard !paths.isEmpty else { return }
    for (index, token) in old.enumerated() where open.isFree(old: index) {
      guard case .some(.some(let reason)) = token.deprecation else { continue }
      let words = reason.split { " {}'\"`,;()".contains($0) }.map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
      let named = words.compactMap { paths[String($0)] }
      guard named.count == 1, open.isFree(new: named[0]), token.type == new[named[0]].type else { continue }
      open.pair(old: index, new: named[0], basis: .successor)
    }
  }
}

/// The tokens that nothing has been found for yet.
struct OpenTokens {
  private(set) var matches: [TokenMatching.Match] = []
  private var isOldTaken: [Bool]
  private var isNewTaken: [Bool]

  init(_ old: Int, _ new: Int) {
    isOldTaken = Array(repeating: false, count: old)
    isNewTaken = Array(repeating: false, count: new)
  }

  func isFree(old index: Int) -> Bool { !isOldTaken[index] }
  func isFree(new index: Int) -> Bool { !isNewTaken[index] }

  mutating func pair(old: Int, new: Int, basis: TokenMatching.Basis) {
    isOldTaken[old] = true
    isNewTaken[new] = true
    matches.append(TokenMatching.Match(old: old, new: new, basis: basis))
  }

  mutating func pair<Name>(_ old: [Name: Int], _ new: [Name: Int], basis: TokenMatching.Basis) {
    for (name, index) in old {
      guard let other = new[name], isFree(old: index), isFree(new: other) else { continue }
      pair(old: index, new: other, basis: basis)
    }
  }
}
