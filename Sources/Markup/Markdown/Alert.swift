/// A block quote that begins with `[!KIND]` on a line of its own.
struct Alert: Hashable {
  /// GitHub's five, and our two for what to do and what to leave.
  enum Kind: String, CaseIterable {
    case note, tip, important, warning, caution
    case `do`, dont

    /// What the alert is called on the page.
    var title: String {
      switch self {
      case .note: "Note"
      case .tip: "Tip"
      case .important: "Important"
      case .warning: "Warning"
      case .caution: "Caution"
      case .do: "Do"
      case .dont: "Don’t"
      }
    }
  }

  let kind: Kind
  /// True for what to do and what to leave, where one follows the other: they stand side by side.
  var isPaired = false
}
