import Review

extension TokenChange.Kind {
  var phrase: Phrase {
    switch self {
    case .removed: Phrase("removed", de: "entfernt")
    case .added: Phrase("added", de: "hinzugefügt")
    case .renamed: Phrase("renamed", de: "umbenannt")
    case .moved: Phrase("moved", de: "verschoben")
    case .retyped: Phrase("another type", de: "anderer Typ")
    case .value: Phrase("another value", de: "anderer Wert")
    case .retargeted: Phrase("another alias", de: "anderer Alias")
    case .derived: Phrase("follows", de: "folgt")
    case .deprecated: Phrase("deprecated", de: "veraltet")
    case .undeprecated: Phrase("no longer deprecated", de: "nicht mehr veraltet")
    case .description: Phrase("described anew", de: "neu beschrieben")
    case .notation: Phrase("written otherwise", de: "anders geschrieben")
    }
  }
}

extension VersionAdvice.Level {
  var phrase: Phrase {
    switch self {
    case .none: Phrase("no new version", de: "keine neue Version")
    case .patch: Phrase("patch version", de: "Patch-Version")
    case .minor: Phrase("minor version", de: "Minor-Version")
    case .major: Phrase("major version", de: "Major-Version")
    }
  }
}

extension VersionAdvice.Reason {
  var phrase: Phrase { Phrase(words, de: german) }

  private var german: String {
    let (one, many) =
      switch ground {
      case .contrastLost: ("Farbpaar fällt neu durch", "Farbpaare fallen neu durch")
      case .removed: ("Token ist entfernt", "Tokens sind entfernt")
      case .renamed:
        ("Token ist umbenannt, ohne dass das alte bleibt", "Tokens sind umbenannt, ohne dass die alten bleiben")
      case .retyped: ("Token hat einen anderen Typ", "Tokens haben einen anderen Typ")
      case .modifierRemoved: ("Modifikator ist entfernt", "Modifikatoren sind entfernt")
      case .contextRemoved: ("Kontext ist entfernt", "Kontexte sind entfernt")
      case .componentRemoved: ("Komponente ist entfernt", "Komponenten sind entfernt")
      case .added: ("Token ist hinzugefügt", "Tokens sind hinzugefügt")
      case .otherValue: ("Token hat einen anderen Wert", "Tokens haben andere Werte")
      case .deprecated: ("Token ist veraltet", "Tokens sind veraltet")
      case .modifierAdded: ("Modifikator ist hinzugefügt", "Modifikatoren sind hinzugefügt")
      case .contextAdded: ("Kontext ist hinzugefügt", "Kontexte sind hinzugefügt")
      case .otherDefault: ("Modifikator hat eine andere Vorgabe", "Modifikatoren haben andere Vorgaben")
      case .componentAdded: ("Komponente ist hinzugefügt", "Komponenten sind hinzugefügt")
      case .componentEdited: ("Komponente ist neu gezeichnet", "Komponenten sind neu gezeichnet")
      case .sameValue: ("Token ist derselbe Wert in anderen Worten", "Tokens sind dieselben Werte in anderen Worten")
      case .otherRatio: ("Verhältnis ist ein anderes", "Verhältnisse sind andere")
      }
    return "\(count) \(count == 1 ? one : many)"
  }
}
