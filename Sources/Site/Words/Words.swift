/// Phrases in the language of the chrome: that of the site where the chrome speaks it, else English.
struct Words: Sendable {
  private enum Language { case english, german }

  private let language: Language
  /// What the `lang` attribute of a page says of its chrome: `de-CH` where the site says so, `en` where the chrome has no such
  /// language.
  let tag: String

  /// - Parameter tag: of the site, a BCP 47 language tag.
  init(language tag: String) {
    switch tag.split(separator: "-").first?.lowercased() {
    case "de": (language, self.tag) = (.german, tag)
    case "en": (language, self.tag) = (.english, tag)
    default: (language, self.tag) = (.english, "en")
    }
  }

  var isEnglish: Bool { language == .english }

  subscript(_ phrase: Phrase) -> String {
    switch language {
    case .english: phrase.english
    case .german: phrase.german
    }
  }
}
