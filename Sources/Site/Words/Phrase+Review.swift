/// What reports of a comparison say.
extension Phrase {
  static let changes = Phrase("Changes", de: "Änderungen")
  static let edits = Phrase("Edits", de: "Bearbeitet")
}
