import Review
import Tokens

/// The marks of a system, gathered once for all pages.
struct ChangeMarks: Sendable {
  private var tokens: [TokenPath: ChangeMark] = [:]
  private var components: [String: ChangeMark] = [:]

  /// - Parameter comparison: nil where the site tells of no changes, and nothing has a mark.
  init(_ comparison: Comparison?) {
    guard let comparison else { return }
    let outline = ChangeOutline(comparison)
    for change in comparison.changes {
      guard let kind = ChangeMark.Kind(change) else { continue }
      tokens[change.path] = ChangeMark(kind: kind, anchor: outline.placeOfEdit(change))
    }
    for name in comparison.affectedComponents {
      components[name] = ChangeMark(kind: .changed, anchor: outline.id(component: name))
    }
    for name in comparison.addedComponents {
      components[name] = ChangeMark(kind: .new, anchor: outline.id(component: name))
    }
  }

  /// Nil for a token that is as it was.
  subscript(_ token: TokenPath) -> ChangeMark? { tokens[token] }

  /// Nil for a component that looks as it did.
  subscript(component name: String) -> ChangeMark? { components[name] }
}
