/// What the writer itself says around the text of a document.
package struct MarkdownWords: Sendable {
  /// Titles of alerts.
  package var note = "Note"
  package var tip = "Tip"
  package var important = "Important"
  package var warning = "Warning"
  package var caution = "Caution"
  package var `do` = "Do"
  package var dont = "Don’t"

  // What is heard, not seen.

  /// Before the columns of a table.
  package var table = "Table"
  /// Around the text of a heading, of the link to itself.
  package var linkToSection = (before: "Link to section “", after: "”")
  /// The section of all of them.
  package var footnotes = "Footnotes"
  /// Before the number of one.
  package var footnote = "Footnote"
  /// Before the number of a footnote, of the link back to where it is named.
  package var backToReference = "Back to reference"
  /// Before the number of the place, where there are several.
  package var use = "use"

  /// In English.
  package init() {}

  func title(of kind: Alert.Kind) -> String {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    case .do: `do`
    case .dont: dont
    }
  }
}
