import Tokens

extension TokenType {
  /// What people call tokens of this type, as a heading.
  var phrase: Phrase {
    switch self {
    case .color: Phrase("Colour", de: "Farbe")
    case .dimension: Phrase("Dimension", de: "Maß")
    case .fontFamily: Phrase("Font family", de: "Schriftfamilie")
    case .fontWeight: Phrase("Font weight", de: "Schriftstärke")
    case .duration: Phrase("Duration", de: "Dauer")
    case .cubicBezier: Phrase("Easing", de: "Verlaufskurve")
    case .number: Phrase("Number", de: "Zahl")
    case .strokeStyle: Phrase("Stroke style", de: "Strichart")
    case .border: Phrase("Border", de: "Rahmen")
    case .transition: Phrase("Transition", de: "Übergang")
    case .shadow: Phrase("Shadow", de: "Schatten")
    case .gradient: Phrase("Gradient", de: "Farbverlauf")
    case .typography: Phrase("Typography", de: "Typografie")
    case .other: Phrase("Other", de: "Weitere")
    }
  }
}
