import Diagnostics

/// Why a command cannot do what it was asked for.
struct Refusal: Error {
  let finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  init(_ rule: Finding.Rule, _ text: String, help: String? = nil) {
    finding = Finding(.error, rule, text, at: nil, help: help)
  }
}
