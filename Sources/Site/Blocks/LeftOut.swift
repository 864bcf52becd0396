import Markup

/// What a page does not show because it would grow without bound, and where that is found.
struct LeftOut {
  let count: Int
  let words: Words
  /// Whether a check reports it.
  let isReported: Bool
  /// With the count: `3 pairs`.
  private let what: Phrase

  init(_ count: Int, _ what: (Int) -> Phrase, _ words: Words, isReported: Bool = true) {
    self.count = count
    self.what = what(count)
    self.words = words
    self.isReported = isReported
  }

  /// Nil when everything is shown.
  var html: HTML? {
    guard count > 0 else { return nil }
    let report = isReported ? " <code>specimen check --format json</code> \(words[.hasThemAll])" as HTML : nil
    return "<p class=\"muted left-out\">\(words[.leftOut]): \(words[what]).\(report)</p>\n"
  }
}
