extension Phrase {
  static let tokens = Phrase("Tokens", de: "Tokens")
  static let groups = Phrase("Groups", de: "Gruppen")
  static let otherGroups = Phrase("Other groups", de: "Weitere Gruppen")
  static let withoutGroup = Phrase("Without a group", de: "Ohne Gruppe")

  static func tokens(_ count: Int) -> Phrase {
    count == 1 ? Phrase("1 token", de: "1 Token") : Phrase("\(count) tokens", de: "\(count) Tokens")
  }

  static func modes(_ count: Int) -> Phrase {
    count == 1 ? Phrase("1 mode", de: "1 Modus") : Phrase("\(count) modes", de: "\(count) Modi")
  }
}

// MARK: Entries

extension Phrase {
  static let value = Phrase("Value", de: "Wert")
  static let everyMode = Phrase("Every mode", de: "Jeder Modus")
  static let empty = Phrase("empty", de: "leer")
  static let dependsOn = Phrase("Depends on", de: "Hängt ab von")
  static let type = Phrase("Type", de: "Typ")
  static let aliasOf = Phrase("Alias of", de: "Alias von")
  static let madeFrom = Phrase("Made from", de: "Gebildet aus")
  static let parts = Phrase("Parts", de: "Teile")
  static let reduced = Phrase("Reduced", de: "Reduziert")
  static let usedBy = Phrase("Used by", de: "Verwendet von")
  static let inComponents = Phrase("In components", de: "In Komponenten")
  static let inDocuments = Phrase("In documents", de: "In Dokumenten")
  static let contrast = Phrase("Contrast", de: "Kontrast")
  static let source = Phrase("Source", de: "Quelle")
  static let deprecated = Phrase("deprecated", de: "veraltet")
  static let useInstead = Phrase("Use instead", de: "Stattdessen")
  static let through = Phrase("through", de: "über")
  static let lowestIn = Phrase("lowest in", de: "am niedrigsten in")
  static let isBehind = Phrase("under", de: "unter")
  static let isOn = Phrase("on", de: "auf")

  static func share(_ part: Int, ofModes all: Int) -> Phrase {
    Phrase("\(part) of \(all) modes", de: "\(part) von \(all) Modi")
  }

  static func more(_ count: Int) -> Phrase {
    Phrase("\(count) more", de: "\(count) weitere")
  }

  static func outsideSRGB(shown hex: String) -> Phrase {
    Phrase(
      "P3 only: outside sRGB, where browsers show \(hex)",
      de: "Nur P3: außerhalb von sRGB, dort zeigen Browser \(hex)")
  }

  static func outsideP3(shown hex: String) -> Phrase {
    Phrase(
      "Outside sRGB and P3: browsers show \(hex) in sRGB",
      de: "Außerhalb von sRGB und P3: Browser zeigen in sRGB \(hex)")
  }

  static func atLeast(_ ratio: String) -> Phrase {
    Phrase("at least \(ratio):1", de: "mindestens \(ratio):1")
  }
}

// MARK: Pages

extension Phrase {
  static let otherVision = Phrase(
    "How people with other colour vision see them", de: "Wie Menschen mit anderem Farbsehen sie sehen")
  static let allGroups = Phrase("All groups", de: "Alle Gruppen")
  static let otherPages = Phrase("Other pages of this type", de: "Weitere Seiten dieses Typs")
  static let dimensionNote = Phrase(
    "Drawn to scale; the marks are 8 px apart.", de: "Maßstäblich gezeichnet; die Striche stehen 8 px auseinander.")
  static let durationNote = Phrase(
    "Drawn to scale; the line is a second long, the marks are a tenth apart.",
    de: "Maßstäblich gezeichnet; die Linie dauert eine Sekunde, von Strich zu Strich eine Zehntel.")
  static let typographyNote = Phrase(
    "Each line is set at its real size. A point on Apple's systems is a pixel here.",
    de: "Jede Zeile steht in ihrer wirklichen Größe. Ein Punkt auf Apples Systemen ist hier ein Pixel.")
  static let otherNote = Phrase(
    "Types that DTCG 2025.10 does not have; their values are kept as they are written.",
    de: "Typen, die DTCG 2025.10 nicht kennt; ihre Werte stehen hier, wie sie geschrieben sind.")
  static let easingNote = Phrase(
    "Time runs to the right, progress upwards.", de: "Die Zeit läuft nach rechts, der Fortschritt nach oben.")

  static func tokensOfType(_ type: String) -> Phrase {
    Phrase("\(type) tokens", de: "Tokens: \(type)")
  }

  static func everyToken(of system: String, type: String) -> Phrase {
    Phrase("Every token of \(system): \(type).", de: "Alle Tokens von \(system): \(type).")
  }
}

// MARK: Overview

extension Phrase {
  static let allTokens = Phrase("All tokens", de: "Alle Tokens")
  static let tokenTypes = Phrase("Types of tokens", de: "Typen von Tokens")
  static let semantic = Phrase("Semantic", de: "Semantisch")
  static let component = Phrase("Component", de: "Komponente")
  static let primitive = Phrase("Primitive", de: "Primitiv")
  static let withoutTier = Phrase("Without a tier", de: "Ohne Ebene")
  static let aboutSemantic = Phrase(
    "What a value means. Designs and code use these.", de: "Was ein Wert bedeutet. Entwürfe und Code verwenden diese.")
  static let aboutComponent = Phrase(
    "What a part of a component takes. Its own code uses these.",
    de: "Was ein Teil einer Komponente nimmt. Ihr eigener Code verwendet diese.")
  static let aboutPrimitive = Phrase(
    "What values there are. Only other tokens use these.",
    de: "Welche Werte es gibt. Nur andere Tokens verwenden diese.")
  static let meaning = Phrase("Meaning", de: "Bedeutung")
  static let uses = Phrase("Uses", de: "Genutzt")

  static func overview(tokens: Int, modes: Int) -> Phrase {
    let (tokens, modes) = (Phrase.tokens(tokens), Phrase.modes(modes))
    return Phrase(
      "\(tokens.english) in \(modes.english), each with its picture, its value and its meaning.",
      de: "\(tokens.german) in \(modes.german), jedes mit Bild, Wert und Bedeutung.")
  }

  static func values(_ count: Int) -> Phrase {
    Phrase("\(count) values", de: "\(count) Werte")
  }

  static func everyToken(of system: String) -> Phrase {
    Phrase("Every design token of \(system).", de: "Alle Design-Tokens von \(system).")
  }
}

// MARK: Filter

extension Phrase {
  static let filter = Phrase("Filter", de: "Filtern")
  static let filterExample = Phrase("Name, value, CSS or Swift", de: "Name, Wert, CSS oder Swift")
  static let tier = Phrase("Tier", de: "Ebene")
  static let only = Phrase("Only", de: "Nur")
  static let unused = Phrase("unused", de: "unbenutzt")
  static let failing = Phrase("failing contrast", de: "zu wenig Kontrast")
  static let undescribed = Phrase("no description", de: "ohne Beschreibung")
  static let clear = Phrase("Clear", de: "Zurücksetzen")

  static func differs(by modifier: String) -> Phrase {
    Phrase("differs by \(modifier)", de: "je nach \(modifier)")
  }
}

// MARK: Copying

extension Phrase {
  static let copyAs = Phrase("Copy as", de: "Kopieren als")
  static let copyVariable = Phrase("CSS variable", de: "CSS-Variable")
  static let copyValue = Phrase("Value", de: "Wert")
  static let copyHex = Phrase("Hex", de: "Hex")
  static let copySwift = Phrase("Swift", de: "Swift")
  static let copyName = Phrase("Name", de: "Name")
  static let copyAlias = Phrase("Alias in braces", de: "Alias in Klammern")
  static let copyPointer = Phrase("JSON pointer", de: "JSON-Pointer")
}
