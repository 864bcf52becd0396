import Tokens

/// Finds for each change that nobody made by hand the edited tokens that it follows from.
struct CauseSearch {
  /// By path, of the new side; of what is gone, of the old.
  private let changes: [TokenPath: Int]
  private let kinds: [TokenChange.Kind]
  private let tokens: [TokenPath: SnapshotToken]
  private var known: [TokenPath: [TokenPath]] = [:]

  init(_ changes: [TokenChange], _ new: Snapshot) {
    self.changes = Dictionary(changes.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    kinds = changes.map(\.kind)
    tokens = Dictionary(new.tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  /// In the order in which the values name them; each once.
  mutating func causes(of change: TokenChange) -> [TokenPath] {
    guard change.isDerived else { return [] }
    return causes(of: change.path, behind: [])
  }

  /// Aliases have no cycles here, since both sides are resolved; a lock file that has some is not followed in circles.
  private mutating func causes(of path: TokenPath, behind: Set<TokenPath>) -> [TokenPath] {
    if let causes = known[path] { return causes }
    guard let token = tokens[path], !behind.contains(path) else { return [] }
    var causes: [TokenPath] = []
    for reference in token.values.flatMap(\.references) {
      guard let index = changes[reference] else { continue }
      let found: [TokenPath]
      switch kinds[index] {
      case .derived: found = self.causes(of: reference, behind: behind.union([path]))
      case .description, .deprecated, .undeprecated, .notation: found = []
      case .removed, .added, .renamed, .moved, .retyped, .value, .retargeted: found = [reference]
      }
      causes += found.filter { !causes.contains($0) }
    }
    known[path] = causes
    return causes
  }
}
