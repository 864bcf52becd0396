/// A block quote that begins with `[!KIND]` on a line of its own.
struct Alert: Hashable {
  /// GitHub's five, and our two for what to do and what to leave.
  enum Kind: String, CaseIterable {
    case note, tip, important, warning, caution
    case `do`, dont
  }

  let kind: Kind
  /// True for what to do and what to leave, where one follows the other: they stand side by side.
  var isPaired = false
}
