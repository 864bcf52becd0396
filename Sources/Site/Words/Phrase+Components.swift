import Cascade

extension Phrase {
  static let components = Phrase("Components", de: "Komponenten")
  static let overview = Phrase("Overview", de: "Überblick")
  static let variant = Phrase("Variant", de: "Variante")
  static let states = Phrase("States", de: "Zustände")
  /// Before what is drawn.
  static let drawing = Phrase("Drawing", de: "Zeichnung")
  static let variantsAndStates = Phrase("Variants and states", de: "Varianten und Zustände")
  static let specs = Phrase("Specs", de: "Maße")
  static let code = Phrase("Code", de: "Code")
  static let plainText = Phrase("text", de: "Text")
  /// As what is copied.
  static let theCode = Phrase("the code", de: "den Code")
  static let accessibility = Phrase("Accessibility", de: "Barrierefreiheit")
  static let openAlone = Phrase("Open alone", de: "Einzeln öffnen")

  static let anatomy = Phrase("Anatomy", de: "Aufbau")
  static let tokensUsed = Phrase("Tokens used", de: "Verwendete Tokens")
  static let property = Phrase("Property", de: "Eigenschaft")
  static let token = Phrase("Token", de: "Token")
  static let valueHere = Phrase("Value", de: "Wert")

  static let forAssistiveTechnology = Phrase("VoiceOver and Dynamic Type", de: "VoiceOver und Dynamic Type")
  static let spokenLabel = Phrase("Label", de: "Name")
  static let traits = Phrase("Traits", de: "Merkmale")
  static let hint = Phrase("Hint", de: "Hinweis")
}

extension InteractionState {
  /// What the state is called on the site.
  var phrase: Phrase {
    switch self {
    case .rest: Phrase("Rest", de: "Ruhe")
    case .hover: Phrase("Hover", de: "Hover")
    case .pressed: Phrase("Pressed", de: "Gedrückt")
    case .focus: Phrase("Focus", de: "Fokus")
    }
  }

  /// Within a line.
  var name: Phrase { Phrase(rawValue, de: phrase.german) }
}

extension FrontMatter.Status {
  /// What readers are told; `draft` and `beta` may still change.
  var phrase: Phrase {
    switch self {
    case .draft: Phrase("Draft", de: "Entwurf")
    case .beta: Phrase("Beta", de: "Beta")
    case .stable: Phrase("Stable", de: "Stabil")
    case .deprecated: Phrase("Deprecated", de: "Veraltet")
    }
  }
}
