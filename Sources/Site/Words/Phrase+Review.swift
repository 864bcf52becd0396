import Review

/// What reports of a comparison say.
extension Phrase {
  static let changes = Phrase("Changes", de: "Änderungen")
  static let now = Phrase("now", de: "jetzt")

  // MARK: Sections

  static let otherValuesOfTokens = Phrase("Other values", de: "Andere Werte")
  static let removedTokens = Phrase("Removed", de: "Entfernt")
  static let renamedTokens = Phrase("Renamed and moved", de: "Umbenannt und verschoben")
  static let addedTokens = Phrase("Added", de: "Hinzugefügt")
  static let deprecatedTokens = Phrase("Deprecated", de: "Veraltet")
  static let notSeen = Phrase("Not seen", de: "Nicht zu sehen")
  static let nobodyCanTell = Phrase("Nobody can tell", de: "Nicht zu sagen")
  static let notCompared = Phrase("Not compared", de: "Nicht verglichen")

  static func quiet(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 edit of which nothing is seen", de: "1 Bearbeitung, von der nichts zu sehen ist")
      : Phrase("\(count) edits of which nothing is seen", de: "\(count) Bearbeitungen, von denen nichts zu sehen ist")
  }

  // MARK: Verdict

  static let nothingChanged = Phrase("Nothing changed", de: "Nichts hat sich geändert")
  static let nothingLooksAnotherWay = Phrase("Nothing looks another way", de: "Nichts sieht anders aus")
  static let noContrastLost = Phrase("No contrast was lost", de: "Kein Kontrast ging verloren")
  static let nothingLostInWhatWasRead = Phrase(
    "No contrast was lost in what could be read", de: "In dem, was lesbar ist, ging kein Kontrast verloren")
  static let notAllWasRead = Phrase("Not all of it could be read.", de: "Nicht alles davon war lesbar.")
  static let contrastWon = Phrase("Newly passing", de: "Neu bestanden")
  static let otherRatios = Phrase("Other ratios", de: "Andere Verhältnisse")
  static let edited = Phrase("Edited", de: "Bearbeitet")
  static let following = Phrase("Following", de: "In der Folge")

  // MARK: Contrast

  static let because = Phrase("Because of", de: "Wegen")
  static let also = Phrase("Also", de: "Auch")
  static let notThere = Phrase("not there", de: "nicht vorhanden")
  static let notDrawn = Phrase("cannot be drawn alone", de: "allein nicht zeichenbar")

  static func contrast(_ kind: ContrastChange.Kind, _ count: Int) -> Phrase {
    let (isOne, pairs) = (count == 1, count == 1 ? "1 Farbpaar" : "\(count) Farbpaare")
    return switch kind {
    case .newlyFails:
      Phrase(
        isOne ? "1 pair of colours newly fails" : "\(count) pairs of colours newly fail",
        de: isOne ? "1 Farbpaar fällt neu durch" : "\(pairs) fallen neu durch")
    case .newlyPasses:
      Phrase(
        isOne ? "1 pair newly passes" : "\(count) pairs newly pass",
        de: isOne ? "1 Farbpaar besteht neu" : "\(pairs) bestehen neu")
    case .moved:
      Phrase(
        isOne ? "1 ratio moved" : "\(count) ratios moved",
        de: isOne ? "1 Verhältnis ist ein anderes" : "\(count) Verhältnisse sind andere")
    case .added: Phrase(isOne ? "1 pair is new" : "\(count) pairs are new", de: "\(pairs) neu")
    case .removed: Phrase(isOne ? "1 pair is gone" : "\(count) pairs are gone", de: "\(pairs) entfallen")
    }
  }
  static func otherRatios(inModes count: Int) -> Phrase {
    count == 1
      ? Phrase("another ratio in 1 more mode", de: "ein anderes Verhältnis in 1 weiteren Modus")
      : Phrase("other ratios in \(count) more modes", de: "andere Verhältnisse in \(count) weiteren Modi")
  }

  // MARK: Edits

  static let formerly = Phrase("Formerly", de: "Vormals")
  static let descriptionOfToken = Phrase("Description", de: "Beschreibung")
  static let deprecatedBecause = Phrase("Note", de: "Hinweis")
  static let noAlias = Phrase("a value of its own", de: "ein eigener Wert")
  static let sameValue = Phrase("the same value", de: "derselbe Wert")

  static func linkTo(_ name: String) -> Phrase { Phrase("Link to \(name)", de: "Link zu \(name)") }
  static func sure(_ percent: Int) -> Phrase { Phrase("\(percent) % sure", de: "zu \(percent) % sicher") }
  static func follow(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 token follows", de: "1 Token folgt") : Phrase("\(count) tokens follow", de: "\(count) Tokens folgen")
  }
  static func through(_ name: String) -> Phrase { Phrase("through \(name)", de: "über \(name)") }
  static func otherValues(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 more value in other modes", de: "1 weiterer Wert in anderen Modi")
      : Phrase("\(count) more values in other modes", de: "\(count) weitere Werte in anderen Modi")
  }
  static func andTokens(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("and 1 more token", de: "und 1 weiteres Token")
      : Phrase("and \(count) more tokens", de: "und \(count) weitere Tokens")
  }

  // MARK: Components

  static let drawnAnew = Phrase("drawn anew", de: "neu gezeichnet")
  static let newComponent = Phrase("new", de: "neu")
  static let goneComponent = Phrase("gone", de: "entfallen")
  static func changedTokens(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 of its tokens changed", de: "1 seiner Tokens hat sich geändert")
      : Phrase("\(count) of its tokens changed", de: "\(count) seiner Tokens haben sich geändert")
  }

  // MARK: Modes

  static func modifierAdded(_ name: String, contexts: [String], default: String) -> Phrase {
    let list = contexts.joined(separator: ", ")
    return Phrase(
      "The modifier \(name) is new: \(list). What was there before is compared with its default, \(`default`).",
      de: "Der Modifikator \(name) ist neu: \(list). Verglichen wird mit seiner Vorgabe \(`default`).")
  }
  static func modifierRemoved(_ name: String, default: String) -> Phrase {
    Phrase(
      "The modifier \(name) is gone. Its default, \(`default`), is compared.",
      de: "Der Modifikator \(name) ist entfallen. Verglichen wird seine Vorgabe \(`default`).")
  }
  static func contextAdded(_ modifier: String, _ context: String) -> Phrase {
    Phrase(
      "\(modifier)=\(context) is new, and has nothing to be compared with.",
      de: "\(modifier)=\(context) ist neu, und es gibt nichts, womit es zu vergleichen wäre.")
  }
  static func contextRemoved(_ modifier: String, _ context: String) -> Phrase {
    Phrase("\(modifier)=\(context) is gone.", de: "\(modifier)=\(context) ist entfallen.")
  }
  static func otherDefault(_ modifier: String, _ old: String, _ new: String) -> Phrase {
    Phrase(
      "The default of \(modifier) is \(new); it was \(old).",
      de: "Die Vorgabe von \(modifier) ist \(new); sie war \(old).")
  }

  // MARK: Gaps

  static let nothingToCompare = Phrase("There is nothing to compare", de: "Es gibt nichts zu vergleichen")
  static func errors(in side: String) -> Phrase { Phrase("Errors in \(side)", de: "Fehler in \(side)") }

  static let filesCouldNotBeRead = Phrase(
    "Files could not be read. What is told as added or removed may have been there, or may be there still.",
    de: "Dateien waren nicht lesbar. Was als hinzugefügt oder entfernt gilt, war vielleicht schon da oder ist es noch.")
  static let tokensCouldNotBeRead = Phrase(
    "These tokens could not be read on one side:", de: "Diese Tokens waren auf einer Seite nicht lesbar:")
}
