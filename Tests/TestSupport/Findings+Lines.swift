package import Diagnostics

extension Findings {
  /// One line a finding, `mark severity rule: text`, for tests on marked source.
  package func lines(in source: MarkedText) -> [String] {
    sorted.map { finding in
      let mark = finding.place.map { source.mark(at: Int($0.offset)) } ?? "-"
      return "\(mark) \(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.text)"
    }
  }
}
