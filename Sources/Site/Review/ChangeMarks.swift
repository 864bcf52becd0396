import Review
import Tokens

/// The marks of a system, gathered once for all pages.
struct ChangeMarks: Sendable {
  private var tokens: [TokenPath: ChangeMark] = [:]
  private var components: [String: ChangeMark] = [:]

  /// - Parameter comparison: nil where the site tells of no changes, and nothing has a mark.
  init(_ comparison: Comparison?) {
    guard let comparison else { return }
    let anchors = Dictionary(comparison.changes.map { ($0.path, ChangeSections.id($0)) }) { first, _ in first }
    for change in comparison.changes {
      guard let kind = ChangeMark.Kind(change) else { continue }
      // What nobody edited is told at what it follows from.
      let anchor = change.isDerived ? change.causes.first.flatMap { anchors[$0] } : anchors[change.path]
      tokens[change.path] = ChangeMark(kind: kind, anchor: anchor)
    }
    let causes = comparison.causes
    for name in comparison.affectedComponents {
      let cause = causes.first { $0.components.contains(name) }
      components[name] = ChangeMark(kind: .changed, anchor: cause.flatMap { anchors[$0.change.path] })
    }
    for name in comparison.addedComponents { components[name] = ChangeMark(kind: .new, anchor: nil) }
  }

  /// Nil for a token that is as it was.
  subscript(_ token: TokenPath) -> ChangeMark? { tokens[token] }

  /// Nil for a component that looks as it did.
  subscript(component name: String) -> ChangeMark? { components[name] }
}
