package import Diagnostics

/// A block quote that begins with `[!KIND]` on a line of its own.
package struct Alert: Hashable, Sendable {
  /// GitHub's five, and our two for what to do and what to leave.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case note, tip, important, warning, caution
    case `do`, dont

    /// What the alert is called on the page.
    package var title: String {
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

  package let kind: Kind
  package let blocks: [Block]
  package let place: Place
}
