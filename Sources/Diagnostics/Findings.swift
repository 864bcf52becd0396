/// All findings of a run. Passed `inout` through the stages; nothing is thrown away, and the first never stops the rest.
package struct Findings: Sendable {
  private var found: [Finding] = []

  package init() {}

  package mutating func report(_ finding: Finding) {
    found.append(finding)
  }

  package mutating func report(_ findings: Findings) {
    found += findings.found
  }

  /// By file, then place, then order of discovery; findings without a place come first. Equal findings appear once.
  package var sorted: [Finding] {
    var seen: Set<Finding> = []
    return found.enumerated()
      .filter { seen.insert($0.element).inserted }
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

  package var hasErrors: Bool { found.contains { $0.severity == .error } }
  package var isEmpty: Bool { found.isEmpty }

  package func count(_ severity: Finding.Severity) -> Int {
    sorted.count { $0.severity == severity }
  }

  /// The same findings with the severities that a project has set; a rule set to nil is not reported.
  package func applying(_ severities: [Finding.Rule: Finding.Severity?]) -> Findings {
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
