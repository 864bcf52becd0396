import Colorimetry
import Diagnostics

/// What is said of entries of a baseline.
extension Finding {
  static func better(_ entry: Baseline.Entry, _ extent: Baseline.Extent) -> Finding {
    moved(entry, "\(entry.key.name) \(extent.words), the baseline has \(entry.extent.terms)")
  }

  static func ended(_ entry: Baseline.Entry, _ reason: BaselineMovement.Reason) -> Finding {
    let name = entry.key.name
    switch reason {
    case .passes: return moved(entry, "\(name) passes now, the baseline has \(entry.extent.terms)")
    case .isWaived: return moved(entry, "\(name) is accepted by a waiver, and stands in the baseline")
    case .isUndeclared:
      return moved(entry, "\(name) is no \(entry.key.requirement.rawValue) pair any more, and stands in the baseline")
    case .isGone(let what, let nearest):
      return moved(entry, "\(what), and \(name) stands in the baseline", nearest: nearest)
    }
  }

  private static func moved(_ entry: Baseline.Entry, _ text: String, nearest: String? = nil) -> Finding {
    let question = nearest.map { "did you mean '\($0)'? else " } ?? ""
    return Finding(
      .warning, "baseline-moved", text, at: entry.place, help: "\(question)update the baseline with --update-baseline")
  }

  /// A failure that is worse than the baseline accepts.
  func worsened(_ entry: Baseline.Entry, _ extent: Baseline.Extent) -> Finding {
    let origin = Note("the baseline has it here", at: entry.place)
    return Finding(
      .error, "baseline-worsened", "\(entry.key.name) \(extent.words), the baseline accepts \(entry.extent.terms)",
      at: place, notes: [Note(text)] + notes.filter { $0.place != nil } + [origin],
      help: "take back the change that lowered it; a baseline accepts nothing worse until its file is removed",
      about: subject)
  }

  /// A failure that the baseline has.
  func known(by entry: Baseline.Entry) -> Finding {
    let origin = entry.place.map { [Note("the baseline has it here", at: $0)] } ?? []
    return Finding(severity, rule, text, at: place, notes: notes + origin, help: help, about: subject)
  }
}

extension Baseline.Extent {
  /// `is 1.93:1 at worst and fails in 2 of 6 modes`.
  fileprivate var words: String { "is \(ratio):1 at worst and fails in \(scope) \(modes == 1 ? "mode" : "modes")" }

  /// `1.93:1 in 2 of 6`.
  fileprivate var terms: String { "\(ratio):1 in \(scope)" }

  private var ratio: String { ContrastRatio.text(hundredths: hundredths) }

  private var scope: String { "\(failing) of \(modes)" }
}
