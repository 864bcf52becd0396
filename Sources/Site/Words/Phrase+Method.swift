import Colorimetry

/// How contrast is measured.
extension Phrase {
  static let ratios = Phrase(
    "Ratios are those of WCAG 2.2, worked out from 8-bit sRGB. They are compared as they are and printed rounded down, so that 4.499 reads 4.49 and fails.",
    de:
      "Die Verhältnisse sind die von WCAG 2.2, berechnet aus sRGB mit 8 Bit. Verglichen werden sie, wie sie sind, und abgerundet gezeigt: 4.499 erscheint als 4.49 und fällt durch."
  )
  static func textNeeds(_ text: String, large: String) -> Phrase {
    Phrase(
      "Text needs \(text). Large text (24 px, or 18.67 px at weight 700 and up) needs \(large).",
      de:
        "Text braucht \(text). Großer Text (24 px, oder 18.67 px ab Schriftstärke 700) braucht \(large).")
  }
  static func shapesNeed(_ ratio: String, link: String) -> Phrase {
    Phrase(
      "What identifies a control, its state or a graphic needs \(ratio) against each colour that it touches, and so does the indicator of the focus. A link that nothing but its colour tells from the words around it needs \(link) against those.",
      de:
        "Woran man ein Bedienelement, seinen Zustand oder eine Grafik erkennt, braucht \(ratio) gegen jede Farbe, die es berührt, ebenso die Anzeige des Fokus. Ein Link, den nur seine Farbe von den Wörtern um ihn unterscheidet, braucht \(link) gegen diese."
    )
  }
  static let grades = Phrase(
    "In the table of text and grounds, AAA stands for 7:1 and more, AA for 4.5:1, AA large for 3:1; “only” says that this is less than was declared.",
    de:
      "In der Tabelle von Texten und Gründen steht AAA für 7:1 und mehr, AA für 4.5:1, AA groß für 3:1; „nur“ heißt, dass das weniger ist als angegeben."
  )
  static let translucentColors = Phrase(
    "Translucent colours are laid over what is declared behind them, in encoded sRGB, as browsers paint.",
    de:
      "Durchscheinende Farben liegen über dem, was dahinter angegeben ist, in kodiertem sRGB, wie Browser malen.")
  static let gradients = Phrase(
    "A gradient counts with its worst point, which for dark text can lie between its stops. It is proven for every space that CSS can mix colours in, not sampled.",
    de:
      "Ein Farbverlauf zählt mit seiner schlechtesten Stelle; bei dunklem Text kann sie zwischen den Stützpunkten liegen. Sie ist für jeden Farbraum bewiesen, in dem CSS mischen kann, nicht nur an Stichproben."
  )
  static let clippedColors = Phrase(
    "Colours outside sRGB are clipped channel by channel, as browsers paint them on such a screen.",
    de:
      "Farben außerhalb von sRGB werden Kanal für Kanal beschnitten, wie Browser sie auf einem solchen Bildschirm malen."
  )
  static let borderline = Phrase(
    "The verdict is that of the painted, 8-bit colours. A check says where it hangs by a thread: where it would be another one before rounding, by another curve or gamut mapping that CSS permits, or a level lighter or darker.",
    de:
      "Das Urteil gilt den gemalten Farben mit 8 Bit. Eine Prüfung sagt, wo es am seidenen Faden hängt: wo es vor dem Runden, mit einer anderen von CSS erlaubten Kurve oder Farbraumabbildung oder um eine Stufe heller oder dunkler anders ausfiele."
  )
  static let justBelow = Phrase(
    "What is just below its threshold fails, however it looks when rounded.",
    de: "Was knapp unter seiner Schwelle liegt, fällt durch, wie es gerundet auch aussieht.")
  static let exemptions = Phrase(
    "Exempt are only colours that somebody has declared so: of disabled controls, decoration and logotypes, with a reason.",
    de:
      "Ausgenommen sind nur Farben, die jemand so angegeben hat: von deaktivierten Bedienelementen, Verzierung und Logos, mit Begründung."
  )
  static let unmeasurable = Phrase(
    "What cannot be measured is never called passed.", de: "Was nicht messbar ist, heißt nie bestanden.")

  static func simulation(_ model: VisionSimulation.Model) -> Phrase {
    let authors = authors(of: model)
    return Phrase(
      "Vision is simulated after \(authors.english), with one kind of cone missing. Differences are ΔE2000, rounded down; below 2 hardly anybody sees one. None of this is part of WCAG’s contrast: it tells whether colours that carry a meaning can be told apart, and no colour should carry one alone.",
      de:
        "Farbsehen ist simuliert nach \(authors.german), wobei eine Art von Zapfen fehlt. Unterschiede sind ΔE2000, abgerundet; unter 2 sieht kaum jemand einen. Nichts davon gehört zum Kontrast von WCAG: es zeigt, ob Farben mit einer Bedeutung zu unterscheiden sind, und keine Farbe sollte allein eine tragen."
    )
  }

  private static func authors(of model: VisionSimulation.Model) -> Phrase {
    switch model {
    case .machado:
      Phrase(
        "Machado, Oliveira and Fernandes (2009), good for red and green and a rough guide for blue",
        de: "Machado, Oliveira und Fernandes (2009), gut für Rot und Grün und ein grober Anhalt für Blau")
    case .brettel:
      Phrase("Brettel, Viénot and Mollon (1997)", de: "Brettel, Viénot und Mollon (1997)")
    case .vienot:
      Phrase(
        "Viénot, Brettel and Mollon (1999), and for blue, which they leave out, Brettel, Viénot and Mollon (1997)",
        de:
          "Viénot, Brettel und Mollon (1999), und für Blau, das sie auslassen, Brettel, Viénot und Mollon (1997)")
    }
  }
}
