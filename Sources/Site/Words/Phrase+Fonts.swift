extension Phrase {
  static func isFallback(_ face: String) -> Phrase {
    Phrase("Shown in a fallback, not in \(face)", de: "Gezeigt in einer Ersatzschrift, nicht in \(face)")
  }
  static let inFallback = Phrase("in a fallback where it is missing", de: "in einer Ersatzschrift, wo sie fehlt")
  static func isForeign(_ face: String) -> Phrase {
    Phrase("Shown in \(face) only where it is installed", de: "Gezeigt in \(face) nur, wo sie installiert ist")
  }
  static func missingFace(_ face: String) -> Phrase {
    Phrase(
      "\(face) was not on the machine that built this site. Its text is shown in a fallback.",
      de: "\(face) fehlte auf dem Rechner, der diese Seiten gebaut hat. Text steht in einer Ersatzschrift.")
  }
  static func notEmbeddableFace(_ face: String) -> Phrase {
    Phrase(
      "The makers of \(face) do not let it be embedded. Its text is shown in a fallback.",
      de: "\(face) darf nicht eingebettet werden. Text steht in einer Ersatzschrift.")
  }
  static func foreignFace(_ face: String) -> Phrase {
    Phrase(
      "\(face) does not come with this site. Where it is not installed, text is shown in a fallback.",
      de: "\(face) gehört nicht zu diesen Seiten. Wo sie nicht installiert ist, steht Text in einer Ersatzschrift."
    )
  }
}
