/// `:nth-child(An+B of S)` and all that are short for it.
struct ChildPosition: Hashable, Sendable {
  let step: Int
  let offset: Int
  var isFromEnd = false
  /// Counts only those of the same type.
  var isOfType = false
  /// Counts only those that match; nil counts all.
  var of: [Selector]?

  func holds(_ position: Int) -> Bool {
    let distance = position - offset
    return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
  }
}
