/// What `opacity`, `filter` and their like do to a box and all that stands in it.
struct FilterReading {
  private(set) var opacities: [String] = []
  private(set) var isInvisible = false
  private(set) var doubts: [ComputedStyle.Doubt] = []
  private(set) var backdropDoubt: ComputedStyle.Doubt?
  /// True where nothing but blurring is done to what lies behind.
  private(set) var isBackdropBlurred = false

  init(_ reader: StyleReader) {
    let style = reader.style
    fade(style[.opacity], reader)
    for value in style[.filter].words where value.keyword != "none" {
      switch value.kind {
      case .function("opacity", let amount): fade(amount.words.isEmpty ? Property.opacity.initial : amount, reader)
      default:
        doubts.append(
          ComputedStyle.Doubt(
            reason: "'filter: \(style[.filter].text.clipped)' changes what is painted", place: style.place(.filter)))
      }
    }
    if let mode = style.keyword(.mixBlendMode), mode != "normal" {
      doubts.append(
        ComputedStyle.Doubt(
          reason: "'mix-blend-mode: \(mode)' blends it with what lies behind it", place: style.place(.mixBlendMode)))
    }
    if style.keyword(.backdropFilter) != "none" {
      isBackdropBlurred = style[.backdropFilter].words.allSatisfy { $0.call?.name == "blur" }
      backdropDoubt = ComputedStyle.Doubt(
        reason: "'backdrop-filter: \(style[.backdropFilter].text.clipped)' changes what lies behind it",
        place: style.place(.backdropFilter))
    }
  }

  private mutating func fade(_ values: [ComponentValue], _ reader: StyleReader) {
    if let opacity = LengthReader().amount(values) {
      if opacity <= 0 { isInvisible = true }
      if opacity >= 1 { return }
    }
    opacities.append(values.trimmed.text)
  }
}
