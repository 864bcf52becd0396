extension Phrase {
  static let mode = Phrase("Mode", de: "Modus")
  static let modes = Phrase("Modes", de: "Modi")
  static let everyCombination = Phrase("Every combination", de: "Jede Kombination")
  static let chooseMode = Phrase(
    "Choose one to see the whole site in it. The framed one is shown now.",
    de: "Mit einer Auswahl erscheint die ganze Website darin. Der gerahmte ist jetzt gezeigt.")
  static let together = Phrase("What modifiers do together", de: "Was Modifikatoren zusammen bewirken")
  static let togetherHow = Phrase(
    "How many tokens depend on both: their value is known only when both are chosen.",
    de: "So viele Tokens hängen von beiden ab: ihr Wert steht erst fest, wenn beide gewählt sind.")
  static let apart = Phrase(
    "No token depends on more than one modifier: each can be chosen without regard to the others.",
    de: "Kein Token hängt von mehr als einem Modifikator ab: jeder kann für sich gewählt werden.")
  static let fallingBack = Phrase("What falls back", de: "Was zurückfällt")
  static let nothingFallsBack = Phrase(
    "Every context that defines tokens defines the same as its siblings, and every mode has every token.",
    de: "Kontexte, die Tokens festlegen, legen dieselben fest wie ihre Geschwister, und jeder Modus hat jedes Token.")
  static let alsoOn = Phrase("Also on", de: "Auch von")
  static let modifier = Phrase("Modifier", de: "Modifikator")

  static func surveyed(_ modes: Int, _ modifiers: Int, changing: Int, fixed: Int) -> Phrase {
    Phrase(
      "\(modifiers == 1 ? "One modifier makes" : "\(modifiers) modifiers make") \(modes) modes. "
        + "\(changing) of \(changing + fixed) tokens change with them, \(fixed) never do.",
      de: "\(modifiers == 1 ? "Ein Modifikator ergibt" : "\(modifiers) Modifikatoren ergeben") \(modes) Modi. "
        + "\(changing) von \(changing + fixed) Tokens ändern sich darin, \(fixed) nie.")
  }
  static func depending(_ count: Int, of all: Int) -> Phrase {
    Phrase("\(count) of \(all) tokens depend on it", de: "\(count) von \(all) Tokens hängen davon ab")
  }
  static let nothingDepends = Phrase(
    "No token depends on it: all of its contexts look the same.",
    de: "Kein Token hängt davon ab: alle Kontexte sehen gleich aus.")
  static func moreTokens(_ count: Int) -> Phrase {
    Phrase("and \(count) more, on the pages of the tokens", de: "und \(count) weitere, auf den Seiten der Tokens")
  }
  static func lacks(_ count: Int) -> Phrase {
    let tokens = count == 1 ? "a token" : "\(count) tokens"
    return Phrase(
      "does not define \(tokens) that others of its modifier do, and takes the value that was there before",
      de: "übernimmt bei \(count == 1 ? "einem Token" : "\(count) Tokens") seiner Geschwister den Wert von vorher")
  }
  static func absent(_ modes: Int, of all: Int) -> Phrase {
    Phrase("missing in \(modes) of \(all) modes", de: "fehlt in \(modes) von \(all) Modi")
  }
  static let onlyMode = Phrase("The only mode", de: "Der einzige Modus")
  /// After the first of several modes.
  static func and(_ more: Int, after first: String) -> Phrase {
    Phrase("\(first) and \(more) more", de: "\(first) und \(more) weitere")
  }
}
