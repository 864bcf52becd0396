import Review
import Tokens

/// The marks of a system, gathered once for all pages.
struct ChangeMarks: Sendable {
  private var tokens: [TokenPath: ChangeMark] = [:]
  private var components: [String: ChangeMark] = [:]

  /// - Parameter comparison: nil where the site tells of no changes, and nothing has a mark.
  init(_ comparison: Comparison?, words: Words) {
    guard let comparison else { return }
    let view = ChangeView(comparison, words: words, links: ChangeLinks())
    let anchors = Dictionary(comparison.changes.map { ($0.path, view.id($0)) }) { first, _ in first }
    for change in comparison.changes {
      guard let kind = ChangeMark.Kind(change) else { continue }
      // What nobody edited is told at what it follows from.
      let anchor = change.isDerived ? change.causes.first.flatMap { anchors[$0] } : anchors[change.path]
      tokens[change.path] = ChangeMark(kind: kind, anchor: anchor)
    }
    for name in comparison.affectedComponents {
      components[name] = ChangeMark(kind: .changed, anchor: ChangeSections.id(component: name))
    }
    for name in comparison.addedComponents {
      components[name] = ChangeMark(kind: .new, anchor: ChangeSections.id(component: name))
    }
  }

  /// Nil for a token that is as it was.
  subscript(_ token: TokenPath) -> ChangeMark? { tokens[token] }

  /// Nil for a component that looks as it did.
  subscript(component name: String) -> ChangeMark? { components[name] }
}
