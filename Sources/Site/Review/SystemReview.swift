package import Review

/// What changed of a system since an earlier version.
package struct SystemReview: Sendable {
  /// What the earlier version is called.
  package let since: String
  /// Nil for a system that the earlier version did not have.
  package let comparison: Comparison?

  /// How many things somebody changed; what follows from them is not counted.
  var count: Int {
    guard let comparison else { return 0 }
    let components = comparison.editedComponents + comparison.addedComponents + comparison.removedComponents
    return comparison.changes.count { !$0.isDerived } + components.count
  }
}
