package import Colorimetry

/// A pair in one mode.
package struct Measurement: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case pass(ContrastRatio)
    case fail(ContrastRatio)
    /// Not measurable, and why.
    case cannotTell(reason: String)
  }

  /// What there is to tell beside the verdict.
  struct Evidence: Hashable, Sendable {
    /// The colours that were compared, at the worst point of a gradient.
    var foreground: Paint?
    var background: Paint?
    /// By what the verdict would be another one.
    var doubts: [Doubt] = []
    /// Where it depends on what is not known: all that is possible.
    var range: ContrastRange?
  }

  package let verdict: Verdict
  /// At most one. There are many measurements, most pass without a doubt, and those have none.
  private let evidence: [Evidence]

  init(_ verdict: Verdict, _ evidence: Evidence? = nil) {
    self.verdict = verdict
    self.evidence = evidence.map { [$0] } ?? []
  }

  /// The same colours, of which nobody can tell whether they are enough.
  func untold(_ reason: String) -> Measurement {
    Measurement(.cannotTell(reason: reason), Evidence(foreground: foreground, background: background, range: range))
  }

  package var foreground: Paint? { evidence.first?.foreground }
  package var background: Paint? { evidence.first?.background }
  package var range: ContrastRange? { evidence.first?.range }
  /// Empty for a verdict that is beyond doubt.
  package var doubts: [Doubt] { evidence.first?.doubts ?? [] }

  /// The lowest there can be, where it depends on what is not known.
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
