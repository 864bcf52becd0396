/// An id in a selector, and where it stands.
struct IDUse: Hashable, Sendable {
  let id: String
  /// From the number sign to the end of the name.
  let range: Range<Int>
}
