import Audit
import Cascade
import Colorimetry

extension Requirement {
  /// As a heading has it.
  var phrase: Phrase {
    switch self {
    case .text: Phrase("Text", de: "Text")
    case .large: Phrase("Large text", de: "Großer Text")
    case .nonText: Phrase("Non-text", de: "Grafik")
    case .focus: Phrase("Focus indicator", de: "Fokusanzeige")
    case .link: Phrase("Link in text", de: "Link im Text")
    }
  }

  /// Within a line.
  var name: Phrase {
    Phrase(phrase.english.lowercased(), de: phrase.german)
  }
}

extension ContrastAudit.Status {
  /// The verdict in a word or two.
  var phrase: Phrase {
    switch self {
    case .passed: Phrase("pass", de: "bestanden")
    case .failed: Phrase("fail", de: "durchgefallen")
    case .known: Phrase("known", de: "bekannt")
    case .accepted: Phrase("accepted", de: "akzeptiert")
    case .unknown: Phrase("cannot tell", de: "nicht messbar")
    }
  }
}

extension ContrastGrade {
  var phrase: Phrase {
    switch self {
    case .aaa, .aa: Phrase(rawValue, de: rawValue)
    case .large: Phrase(rawValue, de: "AA groß")
    case .fail: Phrase(rawValue, de: "durchgefallen")
    }
  }
}

extension Phrase {
  static func only(_ grade: ContrastGrade) -> Phrase {
    Phrase("\(grade.phrase.english) only", de: "nur \(grade.phrase.german)")
  }
  /// What is said first, and what besides.
  static func both(_ first: Phrase, _ second: Phrase) -> Phrase {
    Phrase("\(first.english), \(second.english)", de: "\(first.german), \(second.german)")
  }
}

extension ContrastPair {
  /// What a group is made of, where that is not foreground and background.
  func phrase(of group: Group) -> Phrase? {
    scope(group).map { scope in
      let isForeground = group.start > beneath.count
      let german = isForeground ? "des Vordergrunds" : "von allem ab '\(beneath[group.start].source)'"
      return Phrase("of \(scope)", de: german)
    }
  }
}

extension Exemption.Ground {
  /// The exception of WCAG 2.2, 1.4.3, in a few words.
  var phrase: Phrase {
    switch self {
    case .disabled:
      Phrase(
        "Disabled: part of a control that cannot be used now",
        de: "Deaktiviert: Teil eines Bedienelements, das gerade nicht benutzbar ist")
    case .decorative:
      Phrase(
        "Decorative: says nothing and could be left out", de: "Dekorativ: sagt nichts und könnte fehlen")
    case .logotype:
      Phrase("Logotype: part of a logo or brand name", de: "Logo: Teil eines Logos oder Markennamens")
    }
  }
}

extension VisionSimulation.Kind {
  /// The adjective and what it is about.
  var phrase: Phrase {
    switch self {
    case .protan: Phrase("Protan (red)", de: "Protan (Rot)")
    case .deutan: Phrase("Deutan (green)", de: "Deutan (Grün)")
    case .tritan: Phrase("Tritan (blue)", de: "Tritan (Blau)")
    }
  }
}
