import Colorimetry

/// What lies behind a pair.
enum Ground {
  /// From the bottom up; the first is opaque.
  case colors([PaintedColor])
  /// Known only by its bounds, and why.
  case bounds(PaintBounds, reason: String)
  /// Computed by the browser, and what.
  case unknown(String)

  /// - Parameter layers: from the bottom up; what an opaque one hides does not count.
  init(_ layers: [PaintedValue]) {
    let bottom = layers.lastIndex(where: \.isOpaque)
    let seen = layers[(bottom ?? 0)...]
    var colors: [PaintedColor] = []
    for layer in seen {
      if let obstacle = layer.obstacle {
        self = .unknown(obstacle)
        return
      }
      if case .color(let color) = layer { colors.append(color) }
    }
    if bottom != nil, colors.count == seen.count {
      self = .colors(colors)
    } else {
      let reason =
        layers.isEmpty
        ? "nothing is declared behind it"
        : bottom == nil ? "nothing opaque is declared behind it" : "it is on a gradient"
      self = .bounds(seen.reduce(.anything) { $0.under([$1.ends]) }, reason: reason)
    }
  }

  /// The one colour that layers of colours make.
  static func paint(_ colors: [PaintedColor], _ reading: PaintReading) -> Paint {
    PaintStack(on: colors[0].paint(reading), colors.dropFirst().map { .fill($0.paint(reading)) }).paint
  }
}
