import Markup

extension MarkdownWords {
  /// In the language that documents are in, where the chrome speaks it.
  init(_ words: Words) {
    self.init()
    note = words[Phrase(note, de: "Hinweis")]
    tip = words[Phrase(tip, de: "Tipp")]
    important = words[Phrase(important, de: "Wichtig")]
    warning = words[Phrase(warning, de: "Warnung")]
    caution = words[Phrase(caution, de: "Vorsicht")]
    `do` = words[Phrase(`do`, de: "Richtig")]
    dont = words[Phrase(dont, de: "Falsch")]
    table = words[Phrase(table, de: "Tabelle")]
    linkToSection = (
      words[Phrase(linkToSection.before, de: "Link zum Abschnitt „")], words[Phrase(linkToSection.after, de: "“")]
    )
    footnotes = words[Phrase(footnotes, de: "Fußnoten")]
    footnote = words[Phrase(footnote, de: "Fußnote")]
    backToReference = words[Phrase(backToReference, de: "Zurück zu Verweis")]
    use = words[Phrase(use, de: "Stelle")]
  }
}
