import Audit
import Tokens

/// How many pairs have which status in a mode.
struct ContrastCounts: Hashable {
  var passed = 0
  var accepted = 0
  var known = 0
  var failed = 0
  var unknown = 0

  /// The pairs without a value in the mode do not count.
  init(_ results: [ContrastAudit.Result], in mode: Int) {
    for result in results where result.measurement(in: mode) != nil {
      switch result.status(in: mode) {
      case .passed: passed += 1
      case .accepted: accepted += 1
      case .known: known += 1
      case .failed: failed += 1
      case .unknown: unknown += 1
      }
    }
  }

  var pairs: Int { passed + accepted + known + failed + unknown }

  /// The modes with the same counts together, worst first.
  static func rows(
    _ audit: ContrastAudit, _ graph: TokenGraph
  ) -> [(counts: ContrastCounts, modes: [Int])] {
    let rows = graph.modes { ContrastCounts(audit.results, in: $0) }
    let order = rows.indices.sorted { a, b in
      let (x, y) = (rows[a].key, rows[b].key)
      return (-x.failed, -x.unknown, -x.known, -x.accepted, a) < (-y.failed, -y.unknown, -y.known, -y.accepted, b)
    }
    return order.map { (counts: rows[$0].key, modes: rows[$0].modes) }
  }
}
