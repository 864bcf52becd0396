extension Phrase {
  static let skipToContent = Phrase("Skip to the content", de: "Zum Inhalt")
  static let menu = Phrase("Menu", de: "Menü")
  static let pages = Phrase("Pages", de: "Seiten")
  static let youAreHere = Phrase("You are here", de: "Sie sind hier")
  static let editThisPage = Phrase("Edit this page", de: "Diese Seite bearbeiten")
  static let onThisPage = Phrase("On this page", de: "Auf dieser Seite")
  static let previous = Phrase("Previous", de: "Zurück")
  static let next = Phrase("Next", de: "Weiter")
  static let previousAndNext = Phrase("Previous and next page", de: "Vorige und nächste Seite")
  static let notFound = Phrase("Not found", de: "Nicht gefunden")
  static let nothingHere = Phrase("Nothing here", de: "Hier ist nichts")
  static let leadsNowhere = Phrase(
    "This address leads to no page. It may have moved when the system changed.",
    de: "Unter dieser Adresse gibt es keine Seite. Sie kann verschoben worden sein, als sich das System geändert hat.")
  static let designSystems = Phrase("Design systems", de: "Designsysteme")
  static let systems = Phrase("Systems", de: "Systeme")
  static let colorPairs = Phrase("Colour pairs", de: "Farbpaare")
  static let notMeasured = Phrase("not measured", de: "nicht gemessen")
  static let documents = Phrase("Documents", de: "Dokumente")
  static let audit = Phrase("Audit", de: "Prüfung")
  static func pageCount(_ count: Int) -> Phrase {
    count == 1 ? Phrase("1 page", de: "1 Seite") : Phrase("\(count) pages", de: "\(count) Seiten")
  }
  static func componentCount(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 component", de: "1 Komponente") : Phrase("\(count) components", de: "\(count) Komponenten")
  }
  static let perhapsHere = Phrase("Perhaps it is here", de: "Vielleicht ist es hier")
  static let allPages = Phrase("All pages", de: "Alle Seiten")
  static func allPagesOf(_ title: String) -> Phrase {
    Phrase("Everything that there is to read about \(title).", de: "Alles, was es über \(title) zu lesen gibt.")
  }
  static let downloads = Phrase("Downloads", de: "Downloads")
  static func downloadsOf(_ title: String) -> Phrase {
    Phrase(
      "The tokens of \(title) for design tools, code and other programs.",
      de: "Die Tokens von \(title) für Designwerkzeuge, Code und andere Programme.")
  }
  static let inNoPalette = Phrase("In no palette", de: "In keiner Palette")
  static let inNoPaletteMeans = Phrase(
    "Palettes hold opaque colours. These let through what lies behind them, so they are only in the other files.",
    de:
      "Paletten enthalten deckende Farben. Diese lassen durch, was hinter ihnen liegt; sie stehen nur in den anderen Dateien."
  )
  static let backToOverview = Phrase("Back to the overview", de: "Zurück zur Übersicht")
  static let motion = Phrase("Motion", de: "Bewegung")
  static let systemFont = Phrase("System font", de: "Systemschrift")
}
