/// All findings of a run. Passed `inout` through the stages; nothing is thrown away, and the first never stops the rest.
package struct Findings: Sendable {
  private var found: [Finding] = []
  private var known: Set<Finding> = []

  package init() {}

  /// A finding that is there already is not added again: what is wrong in every mode is said once.
  package mutating func report(_ finding: Finding) {
    if known.insert(finding).inserted { found.append(finding) }
  }

  package mutating func report(_ findings: Findings) {
    for finding in findings.found { report(finding) }
  }

  /// By file, then place, then order of discovery; findings without a place come first.
  package var sorted: [Finding] {
    found.enumerated()
      .sorted { a, b in
        switch (a.element.place, b.element.place) {
        case (let x?, let y?) where x != y: x < y
        case (nil, .some): true
        case (.some, nil): false
        default: a.offset < b.offset
        }
      }
      .map(\.element)
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }
  package var isEmpty: Bool { found.isEmpty }

  package func contains(where isMeant: (Finding) -> Bool) -> Bool { found.contains(where: isMeant) }

  package func count(_ severity: Finding.Severity) -> Int {
    found.count { $0.severity == severity }
  }

  /// `2 errors, 1 warning`, or that there is nothing to mend.
  package var summary: String { isEmpty ? "nothing to mend" : TextPrinter.summary(self) }

  /// The same findings with the severities that a project has set; a rule set to nil is not reported.
  package func applying(_ severities: [Finding.Rule: Finding.Severity?]) -> Findings {
    guard contains(where: { severities.keys.contains($0.rule) }) else { return self }
    var result = Findings()
    for var finding in found {
      if let severity = severities[finding.rule] {
        guard let severity else { continue }
        finding.severity = severity
      }
      result.report(finding)
    }
    return result
  }
}
