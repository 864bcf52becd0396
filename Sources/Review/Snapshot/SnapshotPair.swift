package import Audit

/// A pair of colours, and what was measured of it in every mode.
package struct SnapshotPair: Sendable {
  /// What tells it from other pairs.
  package struct Key: Hashable, Sendable {
    package let foreground: String
    package let background: String
    /// What lies behind the background, from the top, and what tells the pair from others of the same layers.
    package let behind: [String]
    package let requirement: Requirement

    package init(foreground: String, background: String, behind: [String] = [], requirement: Requirement) {
      self.foreground = foreground
      self.background = background
      self.behind = behind
      self.requirement = requirement
    }
  }

  /// What is the same of it in several modes.
  package struct Outcome: Hashable, Sendable {
    package let status: ContrastAudit.Status
    /// Of the ratio, rounded down; nil where there is none.
    package let hundredths: Int?

    package init(status: ContrastAudit.Status, hundredths: Int?) {
      self.status = status
      self.hundredths = hundredths
    }
  }

  package let key: Key
  /// The lowest ratio that satisfies the requirement, in hundredths.
  package let threshold: Int
  package let outcomes: [Outcome]
  /// By the index of the mode, the index of its outcome; nil where the mode does not have the pair.
  package let outcomeByMode: [Int?]

  package init(key: Key, threshold: Int, outcomes: [Outcome], outcomeByMode: [Int?]) {
    self.key = key
    self.threshold = threshold
    self.outcomes = outcomes
    self.outcomeByMode = outcomeByMode
  }

  package func outcome(in mode: Int) -> Outcome? { outcomeByMode[mode].map { outcomes[$0] } }
}
