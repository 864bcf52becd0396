package import Diagnostics

/// On what the rules in a conditional group depend.
package struct StyleCondition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case media(MediaCondition)
    /// `@supports` and `@container`, which only a browser can answer.
    case unknown
  }

  let kind: Kind
  /// As written: `@supports (display: grid)`.
  package let text: String
  package let place: Place

  package func holds(in context: ViewingContext) -> Truth {
    switch kind {
    case .media(let condition): condition.holds(in: context)
    case .unknown: .unknown
    }
  }
}
