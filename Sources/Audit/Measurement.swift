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
  /// The two colours that failed, at the worst point of a gradient: foreground and background. Empty for any other verdict, since
  /// there are many measurements, and most pass.
  private let failed: [Paint]

  init(verdict: Verdict, foreground: Paint, background: Paint) {
    self.verdict = verdict
    if case .fail = verdict { failed = [foreground, background] } else { failed = [] }
  }

  init(cannotTell reason: String) {
    verdict = .cannotTell(reason: reason)
    failed = []
  }

  package var foreground: Paint? { failed.first }
  package var background: Paint? { failed.last }

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
