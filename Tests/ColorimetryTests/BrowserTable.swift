import Colorimetry
import Testing

/// Lines of the form `css -> computed`.
enum BrowserTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let css: String
    let computed: String

    var testDescription: String { css }

    /// Chromium computes with 32-bit floats and matrices of fewer digits, and prints six digits: as far as a 60th of what is
    /// just noticed, and for A98, whose curve it only comes near to, a quarter. It rounds legacy colours to 8 bits, before it mixes
    /// them too.
    func isNear(_ read: Color, _ wanted: Color) -> Bool {
      if computed.hasPrefix("rgb") {
        return distance(Paint(read).rgb, Paint(wanted).rgb) * 255 <= 0.51 && abs(read.alpha - wanted.alpha) <= 0.005
      }
      return missing(read) == missing(wanted) && abs(read.alpha - wanted.alpha) < 1e-5
        && ColorDifference.ok(read, wanted) < (wanted.space == .a98RGB ? 0.005 : 0.0003)
    }

    private func missing(_ color: Color) -> [Bool] {
      [color.first, color.second, color.third, color.alphaComponent].map { $0 == nil }
    }
  }

  static func rows(_ text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "->", maxSplits: 1)
      return parts.count == 2 ? Row(css: String(parts[0].dropLast()), computed: String(parts[1].dropFirst())) : nil
    }
  }
}
