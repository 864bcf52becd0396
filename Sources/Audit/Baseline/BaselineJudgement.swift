package import Diagnostics

/// What a baseline makes of a check: which failures are known, and what has moved.
package struct BaselineJudgement: Sendable {
  /// The failures in the baseline, and beside it.
  package struct Counts: Hashable, Sendable {
    /// Those that fail no worse than they may, and how many of them fail less.
    package fileprivate(set) var known = 0
    package fileprivate(set) var better = 0
    /// Those that are no failures any more.
    package fileprivate(set) var ended = 0
    package fileprivate(set) var worse = 0
    /// Failures that are not in the baseline.
    package fileprivate(set) var new = 0
  }

  package private(set) var counts = Counts()
  /// The findings of the run without what is known, and with every movement.
  package private(set) var findings = Findings()
  /// The failures that are no findings of the run, because they are known.
  package private(set) var known = Findings()
  /// The passes, with what is known told apart.
  package private(set) var contrast: [ContrastReport]

  package let isUpdate: Bool

  private var kept: [Baseline.Entry] = []
  private var moved = Findings()
  private var knownBy: [Finding.Subject: Baseline.Entry] = [:]
  private var worse: [Finding.Subject: (entry: Baseline.Entry, extent: Baseline.Extent)] = [:]

  /// - Parameters:
  ///   - findings: those of the run, with the severities that the project has set.
  ///   - isWhole: false when the project has errors, for which systems and pairs may be missing: they are not said to be gone.
  ///   - isUpdate: true where the updated baseline takes the place of this one, so that what has ended or got better is settled.
  package init(
    _ baseline: Baseline, _ contrast: [ContrastReport], _ findings: Findings,
    severities: [Finding.Rule: Finding.Severity?], isWhole: Bool, isUpdate: Bool
  ) {
    self.contrast = contrast
    self.isUpdate = isUpdate
    var judge = BaselineJudge(contrast, isWhole: isWhole)
    for entry in baseline.entries { take(entry, judge.movement(entry), of: judge.row(entry.key)?.subject) }
    for finding in findings.sorted { take(finding, severities) }
    if !isUpdate { self.findings.report(moved.applying(severities)) }
    let subjects = subjects
    self.contrast = contrast.map { $0.knowing(subjects) }
  }

  /// What is known.
  package var subjects: Set<Finding.Subject> { Set(knownBy.keys) }

  /// The baseline as it may become: entries get better or vanish, and none comes or gets worse.
  package var updated: Baseline { Baseline(kept) }

  private mutating func take(_ entry: Baseline.Entry, _ movement: BaselineMovement, of subject: Finding.Subject?) {
    switch movement {
    case .none:
      counts.known += 1
      kept.append(entry)
      if let subject { knownBy[subject] = entry }
    case .better(let extent):
      counts.known += 1
      counts.better += 1
      kept.append(Baseline.Entry(entry.key, extent, at: entry.place))
      if let subject { knownBy[subject] = entry }
      moved.report(.better(entry, extent))
    case .worse(let extent):
      counts.worse += 1
      kept.append(entry)
      if let subject { worse[subject] = (entry, extent) }
    case .ended(let reason):
      counts.ended += 1
      moved.report(.ended(entry, reason))
    }
  }

  private mutating func take(_ finding: Finding, _ severities: [Finding.Rule: Finding.Severity?]) {
    guard finding.rule == "contrast", let subject = finding.subject else {
      findings.report(finding)
      return
    }
    if let entry = knownBy[subject] {
      known.report(finding.known(by: entry))
    } else if let (entry, extent) = worse[subject] {
      var worsened = Findings()
      worsened.report(finding.worsened(entry, extent))
      findings.report(worsened.applying(severities))
    } else {
      counts.new += 1
      findings.report(finding)
    }
  }
}
