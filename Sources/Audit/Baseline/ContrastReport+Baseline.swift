import Colorimetry
import Diagnostics

extension ContrastReport {
  func key(of row: Row) -> Baseline.Key {
    Baseline.Key(
      system: system, foreground: row.foreground, background: row.background, over: row.namesBehind,
      requirement: row.requirement)
  }

  /// How badly it fails where nobody has accepted that; nil where it does not.
  func extent(of row: Row) -> Baseline.Extent? {
    let failing = row.outcomes.filter { $0.status == .failed }
    guard let worst = failing.compactMap(\.ratio).min() else { return nil }
    return Baseline.Extent(
      hundredths: worst.hundredths, failing: failing.reduce(0) { $0 + $1.modes.count }, modes: modes.count)
  }

  /// The same pass, with the failures of some pairs known.
  func knowing(_ subjects: Set<Finding.Subject>) -> ContrastReport {
    var report = self
    for index in rows.indices where subjects.contains(rows[index].subject) {
      report.rows[index].know()
    }
    return report
  }
}

extension ContrastReport.Row {
  /// What lies behind the background, from the top, and last what tells it from others of the same layers.
  package var namesBehind: [String] { stack.reversed() + (backdrop.map { [$0] } ?? []) + circumstances }
}
