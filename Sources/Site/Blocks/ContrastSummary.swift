import Audit
import Markup
import Tokens

/// How many pairs have which status in which modes: modes of which the same is true share a row, the worst come first.
struct ContrastSummary {
  let audit: ContrastAudit
  let graph: TokenGraph

  static let mostRows = 24

  var html: HTML {
    let all = ContrastCounts.rows(audit, graph)
    let rows = all.prefix(ContrastSummary.mostRows).map(row)
    return """
      <div class="table-wrap">
      <table class="summary">
      <thead><tr><th scope="col">Mode</th><th scope="col">Pass</th><th scope="col">Accepted</th><th scope="col">Fail</th><th scope="col">Cannot tell</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(LeftOut(all.count - rows.count, "group of modes with fewer failures", "groups of modes with fewer failures").html)
      """
  }

  private func row(_ counts: ContrastCounts, _ modes: [Int]) -> HTML {
    let figures: [(count: Int, status: ContrastAudit.Status)] = [
      (counts.passed, .passed), (counts.accepted, .accepted), (counts.failed, .failed), (counts.unknown, .unknown),
    ]
    let cells = figures.map { figure -> HTML in
      "<td class=\"\(figure.count == 0 ? "zero" : "verdict--\(figure.status.rawValue)")\">\(figure.count)</td>"
    }
    return "<tr><th scope=\"row\">\(graph.title(of: modes))\(share(modes))</th>\(each: cells)</tr>\n"
  }

  /// How many of how many modes; where their title does not say which, they can be read one by one.
  private func share(_ modes: [Int]) -> HTML? {
    guard modes.count > 1, modes.count < graph.modes.count else { return nil }
    let text = "the same in \(modes.count) of \(graph.modes.count)"
    guard !graph.isChoice(modes) else { return "<span class=\"summary__share\">\(text)</span>" }
    return """
      <details class="summary__share"><summary>\(text)</summary>\(
        modes.map { graph.modes[$0].title }.joined(separator: " · "))</details>
      """
  }
}
