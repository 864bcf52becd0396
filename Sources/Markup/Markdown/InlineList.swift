import Diagnostics

/// Collects siblings and joins text that cmark has cut: it starts a new node at every character that could be markup.
struct InlineList {
  private var inlines: [Inline] = []
  private var text = ""
  private var place: Place?

  mutating func append(_ inline: Inline) {
    endText()
    inlines.append(inline)
  }

  /// Joins the text to the one before when both are verbatim and adjoin.
  mutating func append(text: String, _ place: Place) {
    let isVerbatim = Int(place.length) == text.utf8.count
    if let last = self.place, isVerbatim, Int(last.length) == self.text.utf8.count,
      last.range.upperBound == place.range.lowerBound
    {
      self.text += text
      self.place = last.through(place)
    } else {
      endText()
      self.text = text
      self.place = place
    }
  }

  consuming func joined() -> [Inline] {
    endText()
    return inlines
  }

  private mutating func endText() {
    if let place { inlines.append(.text(text, place)) }
    place = nil
  }
}
