import Colorimetry
import Markup
import Review
import Tokens

/// One side of a change, read back from the CSS of a snapshot. A lock file may say anything: what is drawn is what was understood, written
/// anew, and what only a browser can compute is drawn where it can neither end its declaration nor load something.
struct FigureValue {
  let type: TokenType
  let css: String
  /// Nil for what has no value by itself, and for what is no CSS of its type.
  let value: TokenValue?
  let parts: [SnapshotToken.Value.Part]

  /// - Parameter type: as a file names it.
  init(_ value: SnapshotToken.Value, type: String) {
    self.init(css: value.css, parts: value.parts, type: TokenType(rawValue: type) ?? .other)
  }

  init(css: String, parts: [SnapshotToken.Value.Part] = [], type: TokenType) {
    self.type = type
    self.css = css
    self.parts = parts
    value = TokenValue(css: css, parts: parts.map { ($0.name, $0.css) }, type: type)
  }

  /// The whole value for a style attribute.
  var style: CSSValue? { CSSValue(value?.css ?? css) }

  /// A part of it for a style attribute; nil for one that it does not have.
  func style(_ part: String) -> CSSValue? {
    guard let value else { return self.part(part).flatMap(CSSValue.init) }
    return value.declarations.parts.first { $0.suffix.dropFirst() == part }.flatMap { CSSValue($0.text) }
  }

  func part(_ name: String) -> String? { parts.first { $0.name == name }?.css }

  /// As people of the field write it; what is longer than anybody reads is cut off.
  func text(_ words: Words) -> String {
    let text = spring(words) ?? shadow ?? value.map { TokenText.short($0, words) } ?? css
    return text.count > FigureValue.longest ? text.prefix(FigureValue.longest) + "…" : text
  }

  private static let longest = 240

  private var shadow: String? {
    if case .shadow(let layers) = value { layers.map(ShadowDrawing.text).joined(separator: ", ") } else { nil }
  }

  /// An easing of many points is a spring, and the points say nothing to anybody.
  private func spring(_ words: Words) -> String? {
    switch type {
    case .transition:
      guard let spring = part("timing-function").flatMap({ FigureValue(css: $0, type: .cubicBezier).spring(words) }),
        let length = part("duration")
      else { return nil }
      return "\(spring), \(FigureValue(css: length, type: .duration).text(words))"
    case .cubicBezier:
      guard css.hasPrefix("linear("), let easing else { return nil }
      return words[.spring(overshoot: easing.overshoot)]
    default: return nil
    }
  }

  var easing: EasingPlot? {
    switch type {
    case .transition: part("timing-function").flatMap(EasingPlot.init(css:)) ?? value.flatMap(EasingPlot.init)
    case .cubicBezier: EasingPlot(css: css)
    default: nil
    }
  }

  /// In milliseconds.
  var time: (delay: Double, duration: Double)? {
    switch value {
    case .duration(let duration): return (0, duration.milliseconds)
    case .transition(let transition): return (transition.delay.milliseconds, transition.duration.milliseconds)
    default:
      let times = ["delay", "duration"].map { part($0).flatMap { FigureValue(css: $0, type: .duration).time } }
      return times[1].map { (times[0]?.duration ?? 0, $0.duration) }
    }
  }

  /// In CSS pixels; nil for what is no length, or depends on the page.
  var pixels: Double? {
    if case .dimension(let length) = value { length.pixels } else { nil }
  }
}
