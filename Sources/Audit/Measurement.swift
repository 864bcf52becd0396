package import Colorimetry

/// A pair in one mode.
package struct Measurement: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case pass(ContrastRatio)
    case fail(ContrastRatio)
    /// Not measurable, and why.
    case cannotTell(reason: String)
  }

  package let verdict: Verdict
  /// The colours that were compared, at the worst point of a gradient; nil when nothing could be compared.
  package let foreground: Paint?
  package let background: Paint?

  package var ratio: ContrastRatio? {
    switch verdict {
    case .pass(let ratio), .fail(let ratio): ratio
    case .cannotTell: nil
    }
  }

  package var isPass: Bool {
    if case .pass = verdict { true } else { false }
  }

  package var isFail: Bool {
    if case .fail = verdict { true } else { false }
  }
}
