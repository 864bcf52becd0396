import Audit

// MARK: Left out

/// What is counted on pages about contrast.
extension Phrase {
  static let leftOut = Phrase("Left out", de: "Nicht gezeigt")
  /// After the command that does.
  static let hasThemAll = Phrase("has them all.", de: "nennt sie alle.")

  static func pairs(_ count: Int) -> Phrase {
    count == 1 ? Phrase("1 pair", de: "1 Paar") : Phrase("\(count) pairs", de: "\(count) Paare")
  }
  static func colors(_ count: Int) -> Phrase {
    count == 1 ? Phrase("1 colour", de: "1 Farbe") : Phrase("\(count) colours", de: "\(count) Farben")
  }
  static func exemptColors(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 exempt colour", de: "1 ausgenommene Farbe")
      : Phrase("\(count) exempt colours", de: "\(count) ausgenommene Farben")
  }
  static func modesWithOtherColors(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 mode with other colours", de: "1 Modus mit anderen Farben")
      : Phrase("\(count) modes with other colours", de: "\(count) Modi mit anderen Farben")
  }
  static func groupsWithFewerFailures(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 group of modes with fewer failures", de: "1 Gruppe von Modi, in denen weniger durchfällt")
      : Phrase(
        "\(count) groups of modes with fewer failures", de: "\(count) Gruppen von Modi, in denen weniger durchfällt")
  }
}

// MARK: Components

extension Phrase {
  static let howMeasured = Phrase("How it is measured", de: "Wie gemessen wird")
  static let passingPairs = Phrase(
    "Pairs of colours that pass in every mode", de: "Farbpaare, die in jedem Modus bestehen")
  static let notPassingPairs = Phrase(
    "Pairs of colours that do not pass in every mode", de: "Farbpaare, die nicht in jedem Modus bestehen")
  static let allPass = Phrase("all pass", de: "alle bestehen")
  static let nothingToJudge = Phrase("nothing to judge", de: "nichts zu beurteilen")

  static func pass(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("One pair passes", de: "Ein Paar besteht")
      : Phrase("\(count) pairs pass", de: "\(count) Paare bestehen")
  }
  static func exempt(_ count: Int) -> Phrase {
    Phrase("Exempt: \(count)", de: "Ausgenommen: \(count)")
  }
  static func drawnPairs(_ count: Int, modes: Int) -> Phrase {
    let english = "\(count == 1 ? "One pair" : "\(count) pairs") of colours in the drawings"
    let german = "\(count == 1 ? "Ein Farbpaar" : "\(count) Farbpaare") in den Zeichnungen"
    return Phrase(
      "\(english), in \(modes == 1 ? "one mode" : "\(modes) modes")",
      de: "\(german), in \(modes == 1 ? "einem Modus" : "\(modes) Modi")")
  }
  /// `3 fail`.
  static func judged(_ count: Int, _ status: ContrastAudit.Status) -> Phrase {
    let isOne = count == 1
    return switch status {
    case .failed: Phrase("\(count) \(isOne ? "fails" : "fail")", de: "\(count) \(isOne ? "fällt" : "fallen") durch")
    case .known: Phrase("\(count) \(isOne ? "is" : "are") known", de: "\(count) bekannt")
    case .unknown: Phrase("\(count) cannot be told", de: "\(count) nicht messbar")
    case .accepted: Phrase("\(count) \(isOne ? "is" : "are") accepted", de: "\(count) akzeptiert")
    case .passed: Phrase("\(count) \(isOne ? "passes" : "pass")", de: "\(count) \(isOne ? "besteht" : "bestehen")")
    }
  }
}
