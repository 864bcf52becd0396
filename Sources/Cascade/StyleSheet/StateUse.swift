/// A pseudo-class of a state in a selector, and where it stands.
struct StateUse: Hashable, Sendable {
  let pseudo: StatePseudoClass
  /// From the colon to the end of its name.
  let range: Range<Int>
  /// The selector in `:has()` that it stands in; nil outside of `:has()`.
  var sought: Sought?

  struct Sought: Hashable, Sendable {
    let range: Range<Int>
    /// True in the compound of the element that is looked for itself.
    let isSubject: Bool
  }
}
