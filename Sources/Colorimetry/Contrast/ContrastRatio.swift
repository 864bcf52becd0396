/// A contrast ratio, from 1 to 21 (WCAG 2.2, "contrast ratio").
package struct ContrastRatio: Hashable, Sendable, Comparable {
  package let value: Double

  package init(_ value: Double) {
    self.value = value
  }

  /// The ratio of two opaque colours, on their 8-bit levels, as the definition has it.
  package init(_ a: Paint, _ b: Paint) {
    self.init(luminance: a.luminance, b.luminance)
  }

  package init(luminance x: Double, _ y: Double) {
    value = (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  package static func < (a: ContrastRatio, b: ContrastRatio) -> Bool { a.value < b.value }

  /// Hundredths, rounded down: 4.4999 is 449. A ratio is never printed as more than it is (Understanding 1.4.3: no rounding).
  package var hundredths: Int {
    Int((value * 100).rounded(.down))
  }

  /// `4.49`; printed without the `:1`.
  package var text: String { ContrastRatio.text(hundredths: hundredths) }

  /// A ratio that is known in hundredths, as `text` prints it.
  package static func text(hundredths: Int) -> String {
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
