import Colorimetry
import Markup
import Tokens

/// Lengths at their real size over marks of 8 px, or spans of time on a line of a second, one above the other. What one side has more
/// than the other is hatched. What is longer than there is room is drawn to the scale of the longest, without marks.
struct ChangeBars {
  private typealias Bar = (start: Double, length: Double)

  private let old, new: Bar?
  private let isTime: Bool

  /// In pixels: what there is on the narrowest screens.
  private static let room = 176.0
  /// In milliseconds.
  private static let second = 1000.0

  /// Nil where a side is neither a length nor a span of time, and for negative ones.
  init?(old: FigureValue?, new: FigureValue?) {
    let bars = [old, new].map { $0.flatMap(ChangeBars.bar) }
    let sides = [old, new].compactMap { $0 }
    let known = bars.compactMap { $0 }
    guard known.count == sides.count, Set(sides.map(\.type)).count == 1,
      known.allSatisfy({ $0.start >= 0 && $0.length >= 0 && ($0.start + $0.length).isFinite })
    else { return nil }
    (self.old, self.new) = (bars[0], bars[1])
    isTime = sides[0].type != .dimension
  }

  private static func bar(_ value: FigureValue) -> Bar? {
    value.type == .dimension ? value.pixels.map { (0, $0) } : value.time.map { ($0.delay, $0.duration) }
  }

  func html(_ side: ChangeFigure.Side) -> HTML? {
    guard let bar = side == .old ? old : new else { return nil }
    let common = min(old?.length ?? bar.length, new?.length ?? bar.length)
    let more = bar.length - common
    return """
      <span class="\(name)"><span class="scale__bar" style="margin-inline-start:\(size(bar.start));inline-size:max(1px, \(
        size(common)))"></span>\(more > 0 ? "<span class=\"scale__more\" style=\"inline-size:\(size(more))\"></span>" : nil)</span>
      """
  }

  private var longest: Double { [old, new].compactMap { $0.map { $0.start + $0.length } }.max() ?? 0 }

  private var hasMarks: Bool { longest <= (isTime ? ChangeBars.second : ChangeBars.room) }

  private var name: String {
    if !hasMarks { return "scale scale--plain" }
    return isTime ? "scale scale--time" : "scale"
  }

  private func size(_ length: Double) -> CSSValue {
    if !isTime, hasMarks { return CSSValue("\(CSSNumber.text(length))px") ?? "0" }
    let whole = hasMarks ? ChangeBars.second : longest
    return CSSValue.share(whole > 0 ? length / whole : 0)
  }
}
