import Colorimetry
import Review

/// What figures of changes say.
extension Phrase {
  static let before = Phrase("Before", de: "Vorher")
  static let after = Phrase("After", de: "Nachher")
  static let direction = Phrase("Direction", de: "Richtung")
  static let wasNotThere = Phrase("Was not there", de: "War nicht da")
  static let isGone = Phrase("Is gone", de: "Ist nicht mehr da")
  static let becomes = Phrase("becomes", de: "wird")
  static let nothing = Phrase("nothing", de: "nichts")
  static let sameSize = Phrase("the same size", de: "gleich groß")

  /// - Parameter difference: in words.
  static func from(_ old: String, to new: String, _ difference: Phrase?) -> Phrase {
    Phrase(
      "from \(old) to \(new)" + (difference.map { ", \($0.english)" } ?? ""),
      de: "von \(old) zu \(new)" + (difference.map { ", \($0.german)" } ?? ""))
  }

  static func isNew(_ value: String) -> Phrase { Phrase("new: \(value)", de: "neu: \(value)") }

  static func wasRemoved(_ value: String) -> Phrase {
    Phrase("\(value) before, now gone", de: "vorher \(value), jetzt nicht mehr da")
  }

  static func differs(by amount: String, isMore: Bool) -> Phrase {
    isMore ? Phrase("\(amount) more", de: "\(amount) mehr") : Phrase("\(amount) less", de: "\(amount) weniger")
  }

  /// `ΔE 2.31, slight, 20 % more opaque`.
  /// - Parameter alpha: the new opacity less the old.
  static func difference(_ deltaE: String, _ visibility: ValueDifference.Visibility, alpha: Double) -> Phrase {
    let english = "ΔE \(deltaE), \(visibility.rawValue)"
    let german = "ΔE \(deltaE), \(visibility.german)"
    guard abs(alpha) >= 0.0005 else { return Phrase(english, de: german) }
    let share = CSSNumber.text(abs(alpha) * 100, decimals: 1)
    return Phrase(
      "\(english), \(share) % \(alpha > 0 ? "more" : "less") opaque",
      de: "\(german), \(share) % \(alpha > 0 ? "mehr" : "weniger") deckend")
  }

  /// What a property of CSS is called that is a part of a composite.
  static func property(_ name: String) -> Phrase {
    switch name {
    case "font-family": .family
    case "font-size": .size
    case "font-weight": .weight
    case "line-height": .lineHeight
    case "letter-spacing": .tracking
    case "duration": .duration
    case "delay": .delay
    case "timing-function": Phrase("Easing", de: "Verlaufskurve")
    case "width": Phrase("Width", de: "Breite")
    case "style": Phrase("Style", de: "Art")
    case "color": Phrase("Colour", de: "Farbe")
    default: Phrase(name, de: name)
    }
  }
}

extension ValueDifference.Visibility {
  fileprivate var german: String {
    switch self {
    case .invisible: "unsichtbar"
    case .sameColor: "dieselbe Farbe"
    case .slight: "gering"
    case .clear: "deutlich"
    case .otherColor: "eine andere Farbe"
    }
  }
}
