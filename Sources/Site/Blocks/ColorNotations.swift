import Colorimetry

/// A colour in the notations that people ask for.
struct ColorNotations {
  /// Each once: as its author has it where that is no hex, then hex, `rgb()`, `hsl()`, `oklch()` and Display P3.
  let all: [String]
  /// What an sRGB screen shows instead, and whether one with Display P3 shows the colour itself; nil for colours in sRGB.
  let beyond: (hex: String, isInP3: Bool)?

  init(_ color: Color) {
    let isInSRGB = color.isInGamut(of: .srgb)
    let isInP3 = isInSRGB || color.isInGamut(of: .displayP3)
    var oklch = color.converted(to: .oklch)
    oklch.third = oklch.third ?? 0
    var texts = color.space == .srgb && isInSRGB ? [] : [color.css]
    if isInSRGB {
      var hsl = color.converted(to: .hsl)
      hsl.first = hsl.first ?? 0
      texts += [color.hexWithAlpha.uppercased(), ColorNotations.rgb(color), hsl.shortCSS]
    }
    texts.append(oklch.shortCSS)
    if isInP3 { texts.append(color.converted(to: .displayP3).shortCSS) }
    var seen: Set<String> = []
    all = texts.filter { seen.insert($0).inserted }
    beyond = isInSRGB ? nil : (color.hexWithAlpha.uppercased(), isInP3)
  }

  private static func rgb(_ color: Color) -> String {
    let (red, green, blue) = Paint(color).bytes
    let alpha = color.alpha < 1 ? " / \(CSSNumber.text(color.alpha, decimals: 3))" : ""
    return "rgb(\(red) \(green) \(blue)\(alpha))"
  }
}
