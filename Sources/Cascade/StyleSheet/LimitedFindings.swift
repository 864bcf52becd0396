import Diagnostics

/// What is wrong with a style sheet. Beyond a limit, findings are counted only: looking for what was meant takes its time.
struct LimitedFindings {
  private static let limit = 100

  private struct Rest {
    var count = 1
    /// The greatest of them, and its rule.
    var severity: Finding.Severity
    var rule: Finding.Rule
    let place: Place
  }

  private var findings = Findings()
  private var count = 0
  private var rest: Rest?

  mutating func report(
    _ severity: Finding.Severity, _ rule: Finding.Rule, _ text: String, at place: Place,
    help: @autoclosure () -> String? = nil
  ) {
    guard count == LimitedFindings.limit else {
      count += 1
      return findings.report(Finding(severity, rule, text, at: place, help: help()))
    }
    guard rest != nil else {
      rest = Rest(severity: severity, rule: rule, place: place)
      return
    }
    rest?.count += 1
    if let greatest = rest?.severity, severity > greatest {
      rest?.severity = severity
      rest?.rule = rule
    }
  }

  var all: Findings {
    var all = findings
    if let rest { all.report(LimitedFindings.more(rest)) }
    return all
  }

  private static func more(_ rest: Rest) -> Finding {
    Finding(
      rest.severity, rest.rule, "\(rest.count) more \(rest.count == 1 ? "fault" : "faults") from here on",
      at: rest.place, help: "mend those before first: one often brings others with it")
  }
}
