import Markup

/// What a page does not show because it would grow without bound, and where that is found.
struct LeftOut {
  let count: Int
  let noun: String
  /// Whether a check reports it.
  let isReported: Bool

  init(_ count: Int, _ singular: String, _ plural: String, isReported: Bool = true) {
    self.count = count
    self.isReported = isReported
    noun = count == 1 ? singular : plural
  }

  /// Nil when everything is shown.
  var html: HTML? {
    guard count > 0 else { return nil }
    let report = isReported ? " <code>specimen check --format json</code> has them all." as HTML : nil
    return "<p class=\"muted left-out\">Left out: \(count) \(noun).\(report)</p>\n"
  }
}
