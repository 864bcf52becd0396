package import Diagnostics

/// Declarations and what they are for. Nesting is resolved: `&` is in the selectors.
package struct StyleRule: Sendable {
  package let selectors: [Selector]
  package let declarations: [Declaration]
  /// The rank of its cascade layer in the style sheet: normal declarations of a greater one win. That of rules in no layer is
  /// the greatest.
  package internal(set) var layer: Int
  /// All of them must hold.
  package let conditions: [StyleCondition]
  /// Of the selectors.
  package let place: Place

  package func holds(in context: ViewingContext) -> Truth {
    conditions.isEmpty ? .yes : Truth.all(conditions.lazy.map { $0.holds(in: context) })
  }
}
