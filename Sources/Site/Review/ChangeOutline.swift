import Audit
import Review
import Tokens

/// What the page of a comparison tells under which heading, and where a link to something of it leads.
struct ChangeOutline: Sendable {
  /// By their headings; what is seen most stands first.
  let edits: [ChangeGroup: [Comparison.Cause]]
  private let ids: [TokenPath: String]
  private let pairs: [SnapshotPair.Key: String]
  private let components: [String: String]
  /// Where an edit is told.
  private var places: [TokenPath: String] = [:]
  /// What follows from an edit and has a line of its own.
  private var told: Set<TokenPath> = []

  /// What a heading tells of, and what an edit tells of that follows: more of it would make the page grow without bound.
  static let mostEdits = 300
  static let mostFollowers = 200

  init(_ comparison: Comparison) {
    var taken: Set<String> = []
    ids = Dictionary(
      comparison.changes.map { ($0.path, TokenPages.unique("change-\(TokenCatalog.anchor($0.path))", in: &taken)) }
    ) { first, _ in first }
    pairs = Dictionary(
      comparison.contrast.map { ($0.key, TokenPages.unique(ChangeOutline.id($0.key), in: &taken)) }
    ) { first, _ in first }
    components = Dictionary(
      (comparison.affectedComponents + comparison.addedComponents + comparison.removedComponents).map {
        ($0, TokenPages.unique("component-\(TokenCatalog.plain($0))", in: &taken))
      }
    ) { first, _ in first }
    edits = Dictionary(grouping: comparison.causes, by: ChangeGroup.init)
    for (group, causes) in edits {
      for cause in causes.prefix(ChangeOutline.mostEdits) {
        places[cause.change.path] = ids[cause.change.path]
        guard cause.derived.count <= ChangeOutline.mostFollowers else { continue }
        told.formUnion(cause.derived.lazy.filter { $0.causes.first == cause.change.path }.map(\.path))
      }
      for cause in causes.dropFirst(ChangeOutline.mostEdits) { places[cause.change.path] = group.rawValue }
    }
  }

  /// Of a change, where it has a place of its own.
  func id(_ change: TokenChange) -> String? { ids[change.path] }

  /// Of a pair of colours.
  func id(_ pair: SnapshotPair.Key) -> String? { pairs[pair] }

  /// Of a component, by its name.
  func id(component name: String) -> String? { components[name] }

  /// Where a link to a change leads: to its own place, or to what it is told under. Nil for what follows from nothing that is known.
  func place(of change: TokenChange) -> String? {
    guard change.isDerived else { return places[change.path] }
    return told.contains(change.path) ? ids[change.path] : placeOfEdit(change)
  }

  /// Where the edit is told that a change follows from, or is.
  func placeOfEdit(_ change: TokenChange) -> String? {
    change.isDerived ? change.causes.first.flatMap { places[$0] } : places[change.path]
  }

  private static func id(_ pair: SnapshotPair.Key) -> String {
    let names = [pair.foreground, pair.background] + pair.behind + [pair.requirement.rawValue]
    return "pair-" + names.map(TokenCatalog.plain).joined(separator: "-on-")
  }
}
