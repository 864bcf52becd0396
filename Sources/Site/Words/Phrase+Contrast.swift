extension Phrase {
  static let failingPairs = Phrase("Failing", de: "Durchgefallen")
  static let known = Phrase("Known", de: "Bekannt")
  static let accepted = Phrase("Accepted", de: "Akzeptiert")
  static let textByGround = Phrase("Text by ground", de: "Text nach Grund")
  static let passing = Phrase("Passing", de: "Bestanden")
  static let exempt = Phrase("Exempt", de: "Ausgenommen")
  static let coverage = Phrase("Coverage", de: "Abdeckung")
  static let vision = Phrase("Vision", de: "Farbsehen")
  static let method = Phrase("Method", de: "Verfahren")
  static let pass = Phrase("Pass", de: "Bestanden")
  static let fail = Phrase("Fail", de: "Durchgefallen")
  static let cannotTell = Phrase("Cannot tell", de: "Nicht messbar")
  static let waivers = Phrase("Waivers", de: "Ausnahmen auf Zeit")

  static func measured(pairs: Int, modes: Int, level: String) -> Phrase {
    let english =
      "\(pairs == 1 ? "One pair" : "\(pairs) pairs") of colours, measured in \(modes == 1 ? "one mode" : "\(modes) modes")"
    let german =
      "\(pairs == 1 ? "Ein Farbpaar" : "\(pairs) Farbpaare"), gemessen in \(modes == 1 ? "einem Modus" : "\(modes) Modi")"
    return Phrase("\(english) against WCAG 2.2, level \(level).", de: "\(german) nach WCAG 2.2, Stufe \(level).")
  }
  static func contrastOf(_ system: String) -> Phrase {
    Phrase(
      "The contrast of every pair of colours that \(system) declares or draws.",
      de: "Der Kontrast aller Farbpaare, die \(system) nennt oder zeichnet.")
  }
  static let knownMeans = Phrase(
    "These pairs fail. They are in the baseline of this build: known, waiting to be mended, and not to become worse. They do not count as passed.",
    de:
      "Diese Paare fallen durch. Sie stehen in der Baseline dieses Builds: bekannt, noch zu beheben, und nicht zu verschlechtern. Als bestanden gelten sie nicht."
  )
  static let acceptedMeans = Phrase(
    "These pairs fail. Somebody has decided to live with that for a while, and says why. They do not count as passed.",
    de:
      "Diese Paare fallen durch. Jemand hat entschieden, eine Zeit lang damit zu leben, und sagt warum. Als bestanden gelten sie nicht."
  )
  static let lookDifferent = Phrase(
    "Colours that the policy wants to look different from each other.",
    de: "Farben, die nach den Regeln verschieden aussehen sollen.")
  static func closest(_ difference: String) -> Phrase {
    Phrase(
      "The foregrounds of all pairs, of equal ones the first, with the two that come closest among those that common vision tells apart by at least \(difference).",
      de:
        "Die Vordergründe aller Paare, von gleichen der erste, mit den beiden, die einander am nächsten kommen, von denen, die gewöhnliches Sehen um mindestens \(difference) unterscheidet."
    )
  }
  static let notAlone = Phrase(
    "What looks alike here must not be all that tells two meanings apart.",
    de: "Was hier gleich aussieht, darf nicht das Einzige sein, was zwei Bedeutungen unterscheidet.")
}
