import Audit

/// What tables of pairs and single failures say.
extension Phrase {
  static let pair = Phrase("Pair", de: "Paar")
  static let pairs = Phrase("Pairs", de: "Paare")
  static let color = Phrase("Colour", de: "Farbe")
  static let colors = Phrase("Colours", de: "Farben")
  static let onColumn = Phrase("On", de: "Auf")
  static let ratio = Phrase("Ratio", de: "Verhältnis")
  static let lowest = Phrase("Lowest", de: "Niedrigstes")
  static let verdict = Phrase("Verdict", de: "Urteil")
  static let needed = Phrase("Needed", de: "Nötig")
  static let kind = Phrase("Kind", de: "Art")
  static let isOver = Phrase("over", de: "über")
  static let inPart = Phrase("in part", de: "zum Teil")
  static let atOpacity = Phrase("at opacity", de: "mit Deckkraft")
  static let and = Phrase("and", de: "und")
  static let or = Phrase("or", de: "oder")
  static let drawnBy = Phrase("Drawn by", de: "Gezeichnet von")

  static func andMore(_ count: Int) -> Phrase {
    Phrase("and \(count) more", de: "und \(count) weitere")
  }
  /// After `drawnBy`.
  static func byMore(_ count: Int) -> Phrase {
    Phrase("\(count) more", de: count == 1 ? "einer weiteren" : "\(count) weiteren")
  }
  static func count(_ part: Int, of all: Int) -> Phrase {
    Phrase("\(part) of \(all)", de: "\(part) von \(all)")
  }
  static func same(in part: Int, of all: Int) -> Phrase {
    Phrase("the same in \(part) of \(all)", de: "gleich in \(part) von \(all)")
  }

  static let matrix = Phrase(
    "Text in rows, what it stands on in columns. Empty where nothing is declared.",
    de: "Texte in Zeilen, worauf sie stehen in Spalten. Leer, wo nichts angegeben ist.")
  static let matrixOfPage = Phrase(
    "Text in rows, what it stands on in columns, in the mode that the page is in. Empty where nothing is declared.",
    de: "Texte in Zeilen, worauf sie stehen in Spalten, im Modus der Seite. Leer, wo nichts angegeben ist.")
  static let matrixOfWorst = Phrase(
    "Text in rows, what it stands on in columns, each in the mode where its ratio is lowest. Empty where nothing is declared.",
    de:
      "Texte in Zeilen, worauf sie stehen in Spalten, jeweils im Modus mit dem niedrigsten Verhältnis. Leer, wo nichts angegeben ist."
  )
  static func pairsInListsAlone(_ count: Int) -> Phrase {
    Phrase(
      "\(count == 1 ? "One more pair of text stands" : "\(count) more pairs of text stand") in the lists of this page alone.",
      de:
        "\(count == 1 ? "Ein weiteres Paar mit Text steht" : "\(count) weitere Paare mit Text stehen") nur in den Listen dieser Seite."
    )
  }
}

// MARK: Failures

extension Phrase {
  static let needs = Phrase("Needs", de: "Nötig")
  static let found = Phrase("Found", de: "Gefunden")
  static let inNoModeTogether = Phrase(
    "the two have values in no mode together", de: "die beiden haben in keinem Modus zugleich Werte")
  static let worstPoint = Phrase("Worst point", de: "Schlechteste Stelle")
  static let painted = Phrase("Painted", de: "Gemalt")
  static let worstIn = Phrase("worst in", de: "am schlechtesten in")
  static let tryThis = Phrase("Try", de: "Vorschlag")
  static let isFor = Phrase("for", de: "für")
  static let isIn = Phrase("in", de: "in")
  static let declared = Phrase("Declared", de: "Angegeben")
  static let drawn = Phrase("Drawn", de: "Gezeichnet")

  static func need(_ requirement: Requirement, _ threshold: String, _ level: Requirement.Level) -> Phrase {
    let criterion = requirement.criterion(level)
    let german = requirement == .large ? "großen Text" : requirement.phrase.german
    return Phrase(
      "\(threshold):1 for \(requirement.subject) (WCAG 2.2, \(criterion), level \(level.rawValue))",
      de: "\(threshold):1 für \(german) (WCAG 2.2, \(criterion), Stufe \(level.rawValue))")
  }

  static let sixteenPixels = Phrase(
    "Sixteen pixels, regular: most of what people read looks like this.",
    de: "Sechzehn Pixel, normal: so sieht das meiste aus, was man liest.")
  static let twentyFourPixels = Phrase("Twenty-four pixels", de: "Vierundzwanzig Pixel")
  static let beforeLink = Phrase("Somewhere in this sentence stands", de: "Irgendwo in diesem Satz steht")
  static let aLink = Phrase("a link", de: "ein Link")
  static let afterLink = Phrase(
    ", and nothing but its colour says so.", de: ", und nur seine Farbe verrät ihn.")
}

// MARK: Waivers

extension Phrase {
  static let waivedFor = Phrase("For", de: "Für")
  static let inEveryMode = Phrase("every mode", de: "jeder Modus")
  static let notBelow = Phrase("Not below", de: "Nicht unter")
  static let owner = Phrase("Owner", de: "Zuständig")
  static let until = Phrase("Until", de: "Bis")
}

// MARK: Exemptions

extension Phrase {
  static let exemptMeans = Phrase(
    "WCAG 2.2 asks for no contrast of these. They count neither as passed nor as failed.",
    de: "WCAG 2.2 verlangt hier keinen Kontrast. Sie gelten weder als bestanden noch als durchgefallen.")
  static let inactiveControl = Phrase("part of an inactive control", de: "Teil eines inaktiven Bedienelements")
  static let exception = Phrase("Ground", de: "Ausnahme")
  static let reason = Phrase("Reason", de: "Begründung")
  static let anything = Phrase("anything", de: "beliebig")
  static let nothingRequired = Phrase(
    "Colours of which nothing is required", de: "Farben, von denen nichts verlangt wird")
}

// MARK: Coverage

extension Phrase {
  static let modesProven = Phrase("Modes proven", de: "Geprüfte Modi")
  static let inNoPair = Phrase("In no pair", de: "In keinem Paar")
  static let inNoPairMeans = Phrase(
    "Colours above the primitives of which nothing is required. Decoration may stand here; text and controls may not.",
    de:
      "Farben oberhalb der primitiven, von denen nichts verlangt wird. Verzierung darf hier stehen, Text und Bedienelemente nicht."
  )

  static func covered(_ paired: Int, of all: Int, exempt: Int, without: Int) -> Phrase {
    Phrase(
      "\(paired) of \(all) stand in a pair, \(exempt) are exempt, \(without) in none",
      de: "\(paired) von \(all) in einem Paar, \(exempt) ausgenommen, \(without) in keinem")
  }
  static func inEachMode(_ least: Int, _ most: Int) -> Phrase {
    least == most
      ? Phrase("\(most) in each mode", de: "\(most) in jedem Modus")
      : Phrase("\(least) to \(most) in each mode", de: "\(least) bis \(most) in jedem Modus")
  }
  static func unmeasured(inModes count: Int) -> Phrase {
    Phrase("something in \(count) cannot be measured", de: "in \(count) ist etwas nicht messbar")
  }
}

// MARK: Vision

extension Phrase {
  static let mustLookDifferent = Phrase(
    "Colours that must look different", de: "Farben, die verschieden aussehen müssen")
  static let commonVision = Phrase("Common", de: "Gewöhnlich")
  static let closestTwo = Phrase("Closest two", de: "Ähnlichste zwei")

  static func leftToRight(_ count: Int) -> Phrase {
    Phrase("\(count) colours, from left to right:", de: "\(count) Farben, von links nach rechts:")
  }
  static func tooClose(needs difference: String) -> Phrase {
    Phrase("too close, needs \(difference)", de: "zu ähnlich, nötig: \(difference)")
  }
}
