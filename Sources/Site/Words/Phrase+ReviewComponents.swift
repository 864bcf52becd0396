/// What the pages say that show components before and after.
extension Phrase {
  static let view = Phrase("View", de: "Ansicht")
  static let sideBySide = Phrase("Side by side", de: "Nebeneinander")
  static let overlay = Phrase("Overlay", de: "Übereinander")
  static let differenceAlone = Phrase("Only what differs", de: "Nur was abweicht")
  static let state = Phrase("State", de: "Zustand")
  static let width = Phrase("Width", de: "Breite")
  static let fittingWidth = Phrase("Fit", de: "Passend")
  static let blackIsSame = Phrase(
    "Black is drawn alike. What differs is brightened, so that little of it is seen too.",
    de: "Schwarz ist gleich gezeichnet. Was abweicht, ist aufgehellt, damit auch wenig zu sehen ist.")

  static let newVariant = Phrase("New", de: "Neu")
  static let goneVariant = Phrase("Gone", de: "Entfällt")
  static let drawnAlike = Phrase("Drawn alike", de: "Gleich gezeichnet")
  static let variantDiffers = Phrase("Differs", de: "Weicht ab")
  static let untold = Phrase("Not compared", de: "Nicht verglichen")

  static let html = Phrase("its HTML", de: "sein HTML")
  static let css = Phrase("its CSS", de: "sein CSS")
  static let icons = Phrase("an icon", de: "ein Symbol")
  static let surroundings = Phrase(
    "its width, or the canvas, faces or language around it",
    de: "seine Breite, oder Grund, Schriften oder Sprache um es herum")
  static let otherTokens = Phrase("Other values", de: "Andere Werte")

  static let noVariantHere = Phrase("There is no such variant on this side.", de: "Diese Variante gibt es hier nicht.")
  static let noComponentHere = Phrase(
    "There is no such component on this side.", de: "Diese Komponente gibt es hier nicht.")
  static let lockFileHere = Phrase(
    "This side is a lock file: it holds values, and nothing that could be drawn.",
    de: "Diese Seite ist eine Lock-Datei: Sie hält Werte fest, und nichts, was sich zeichnen ließe.")
  static let brokenHere = Phrase(
    "This side has errors, so that no site can be built of it.",
    de: "Diese Seite hat Fehler, so dass sich keine Website daraus bauen lässt.")
  static let beforeAndAfter = Phrase("Before and after", de: "Vorher und nachher")

  static func variantsDiffer(_ count: Int, of all: Int) -> Phrase {
    switch (count, all) {
    case (0, 1): Phrase("Its variant is drawn alike.", de: "Seine Variante ist gleich gezeichnet.")
    case (0, _): Phrase("All \(all) variants are drawn alike.", de: "Alle \(all) Varianten sind gleich gezeichnet.")
    case (1, 1): Phrase("Its only variant differs.", de: "Seine einzige Variante weicht ab.")
    case (all, _): Phrase("All \(all) variants differ.", de: "Alle \(all) Varianten weichen ab.")
    default:
      Phrase(
        "\(count) of \(all) variants \(count == 1 ? "differs" : "differ").",
        de: "\(count) von \(all) Varianten \(count == 1 ? "weicht" : "weichen") ab.")
    }
  }
  static func alike(_ count: Int) -> Phrase {
    count == 1
      ? Phrase("1 variant is drawn alike", de: "1 Variante ist gleich gezeichnet")
      : Phrase("\(count) variants are drawn alike", de: "\(count) Varianten sind gleich gezeichnet")
  }
  /// Names of modifiers and contexts.
  static func alone(in side: Phrase, _ names: String) -> Phrase {
    Phrase(
      "\(names): “\(side.english)” alone has it, and the other side is drawn as it starts.",
      de: "\(names): nur „\(side.german)“ hat es, und die andere Seite ist gezeichnet, wie sie beginnt.")
  }
}
