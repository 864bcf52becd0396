import Colorimetry
import Tokens

/// What drawings of tokens say.
extension Phrase {
  /// Has capitals, ascenders, descenders and figures.
  static let sentence = Phrase(
    "Every lamp in the harbour is lit, 24 by the quay.", de: "Jede Lampe im Hafen brennt, 24 stehen am Kai.")
  static let full = Phrase("Full", de: "Voll")
  static let reducedMotion = Phrase("Reduced motion", de: "Weniger Bewegung")
  static let play = Phrase("Play", de: "Abspielen")
  static let atEverySize = Phrase("at every text size", de: "bei jeder Textgröße")
  static let fixedSize = Phrase("fixed at every text size", de: "bei jeder Textgröße gleich")
  static let saysNothing = Phrase("does not say whether it grows", de: "sagt nicht, ob er wächst")
  static let cornersCompared = Phrase(
    "A continuous corner begins to bend 1.53 radii from the corner. An arc, dashed, begins at one radius.",
    de: "Eine stetige Ecke biegt sich 1,53 Radien vor der Ecke, ein Kreisbogen, gestrichelt, erst einen Radius davor.")

  static func points(from least: String, to most: String) -> Phrase {
    Phrase("\(least) to \(most) pt", de: "\(least) bis \(most) pt")
  }

  /// - Parameter style: by its name in SwiftUI.
  static func growsLike(_ style: String) -> Phrase {
    Phrase("Grows like \(style) on iOS, to whole points.", de: "Wächst wie \(style) unter iOS, auf ganze Punkte.")
  }

  static func brightness(_ level: String) -> Phrase {
    Phrase("Brightness \(level) of 255", de: "Helligkeit \(level) von 255")
  }

  /// - Parameter style: a value of `UIUserInterfaceStyle`.
  static func inOtherAppearance(_ style: String, _ label: String, _ ratio: String) -> Phrase {
    Phrase(
      "In \(style), the label would be \(label) and reach \(ratio):1.",
      de: "In \(style) wäre das Label \(label) und käme auf \(ratio):1.")
  }

  static func offGrid(_ step: String) -> Phrase {
    Phrase("beside the grid of \(step) px", de: "neben dem Raster von \(step) px")
  }

  static func nested(inside: String, padding: String) -> Phrase {
    Phrase("\(inside) inside a padding of \(padding)", de: "\(inside) innen bei \(padding) Abstand")
  }

  static let capsule = Phrase("half circles on every side", de: "Halbkreise an jedem Ende")

  // MARK: Figures of a token

  static let size = Phrase("Size", de: "Größe")
  static let lineHeight = Phrase("Line height", de: "Zeilenhöhe")
  static let weight = Phrase("Weight", de: "Schriftschnitt")
  static let tracking = Phrase("Tracking", de: "Laufweite")
  static let family = Phrase("Family", de: "Schrift")
  static let scales = Phrase("Scales", de: "Wächst")
  static let fixed = Phrase("Fixed", de: "Fest")
  static let outside = Phrase("Outside", de: "Außen")
  static let inside = Phrase("Inside", de: "Innen")
  static let continuous = Phrase("Continuous", de: "Stetig")
  static let response = Phrase("Response", de: "Periode")
  static let damping = Phrase("Damping", de: "Dämpfung")
  static let settles = Phrase("Settles after", de: "Ruht nach")
  static let overshoots = Phrase("Overshoots by", de: "Schwingt über um")
  static let stiffness = Phrase("Stiffness", de: "Steifigkeit")
  static let delay = Phrase("Delay", de: "Verzögerung")
  static let duration = Phrase("Duration", de: "Dauer")

  static func timesSize(_ multiple: String) -> Phrase { Phrase("\(multiple) × size", de: "\(multiple) × Größe") }

  static func line(_ height: String) -> Phrase { Phrase("line \(height)", de: "Zeile \(height)") }

  static func after(_ delay: String) -> Phrase { Phrase("after \(delay)", de: "nach \(delay)") }

  static func dashes(_ lengths: String, _ cap: String) -> Phrase {
    Phrase("dashes \(lengths), \(cap)", de: "Striche \(lengths), \(cap)")
  }

  static func spring(_ spring: Spring) -> Phrase {
    let (response, damping) = (CSSNumber.text(spring.response), CSSNumber.text(spring.dampingFraction))
    return Phrase(
      "spring, response \(response) s, damping \(damping)", de: "Feder, Periode \(response) s, Dämpfung \(damping)")
  }

  /// One of which nothing is known but its curve.
  /// - Parameter overshoot: as a share of the way.
  static func spring(overshoot: Double) -> Phrase {
    guard overshoot > 0 else { return Phrase("spring", de: "Feder") }
    let percent = CSSNumber.text(overshoot * 100, decimals: 1)
    return Phrase("spring, overshoots by \(percent) %", de: "Feder, schwingt um \(percent) % über")
  }

  /// How long it takes to come to rest, and how far it shoots over.
  static func settled(_ spring: Spring) -> Phrase {
    let time = CSSNumber.text(spring.settlingTime, decimals: 2)
    let percent = CSSNumber.text(spring.overshoot * 100, decimals: 1)
    return Phrase(
      "settles after \(time) s, overshoots by \(percent) %", de: "ruht nach \(time) s, schwingt um \(percent) % über")
  }

  static func growsWith(_ style: String) -> Phrase {
    Phrase("with the reader's text size, like \(style)", de: "mit der Textgröße des Lesers, wie \(style)")
  }

  static func withPadding(_ padding: String) -> Phrase {
    Phrase("with \(padding) of padding", de: "bei \(padding) Abstand")
  }

  static let fromTheCorner = Phrase("from the corner", de: "vor der Ecke")
  static let dampingOfMass = Phrase("with a mass of 1", de: "bei einer Masse von 1")

  /// CSS Fonts 4, 2.2: what weights are commonly called.
  static func weight(_ weight: Double) -> Phrase? {
    switch Int((weight / 100).rounded()) {
    case 1: Phrase("thin", de: "dünn")
    case 2: Phrase("extra light", de: "extraleicht")
    case 3: Phrase("light", de: "leicht")
    case 4: Phrase("regular", de: "normal")
    case 5: Phrase("medium", de: "mittel")
    case 6: Phrase("semibold", de: "halbfett")
    case 7: Phrase("bold", de: "fett")
    case 8: Phrase("extra bold", de: "extrafett")
    case 9: Phrase("black", de: "schwarz")
    default: nil
    }
  }
}
