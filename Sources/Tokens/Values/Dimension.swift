/// A length (DTCG Format 2025.10, section 8.2).
package struct Dimension: Hashable, Sendable {
  /// `px` is a CSS pixel, a point of Apple's systems and a dp of Android; `rem` is a multiple of the reader's font size. The
  /// standard has no others; the rest is CSS (Values and Units 4, sections 5.1 and 6; Grid 1, section 7.2.4).
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case px, rem
    case percent = "%"
    case em, ex, cap, ch, ic, lh, rex, rcap, rch, ric, rlh
    case vw, vh, vi, vb, vmin, vmax, svw, svh, svi, svb, svmin, svmax
    case lvw, lvh, lvi, lvb, lvmin, lvmax, dvw, dvh, dvi, dvb, dvmin, dvmax
    case cqw, cqh, cqi, cqb, cqmin, cqmax
    case cm, mm, q, pt, pc, fr
    case inch = "in"

    package static let standard: [Unit] = [.px, .rem]

    package var isStandard: Bool { self == .px || self == .rem }

    /// The unit that a name stands for, in any case; those of Android are pixels.
    init?(named name: String) {
      let name = name.lowercased()
      self.init(rawValue: name == "dp" || name == "sp" ? "px" : name)
    }

    /// How many CSS pixels it is, at the default font size of 16 px; nil where that depends on the page.
    fileprivate var pixels: Double? {
      switch self {
      case .px: 1
      case .rem: 16
      case .inch: 96
      case .pc: 16
      case .pt: 4 / 3
      case .cm: 96 / 2.54
      case .mm: 96 / 25.4
      case .q: 96 / 101.6
      default: nil
      }
    }
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// In CSS pixels, at the default font size of 16 px; nil where that depends on the page.
  package var pixels: Double? { unit.pixels.map { value * $0 } }
}
