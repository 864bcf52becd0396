import Diagnostics

/// Why a command cannot do what it was asked for.
struct Refusal: Error {
  /// At least one.
  let findings: [Finding]

  init(_ findings: [Finding]) {
    self.findings = findings
  }

  init(_ rule: Finding.Rule, _ text: String, help: String? = nil) {
    findings = [Finding(.error, rule, text, at: nil, help: help)]
  }
}
