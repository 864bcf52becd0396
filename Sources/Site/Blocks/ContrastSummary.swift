import Audit
import Markup
import Tokens

/// How many pairs have which status in which modes: modes of which the same is true share a row, the worst come first.
struct ContrastSummary {
  let words: Words
  let audit: ContrastAudit
  let graph: TokenGraph

  static let mostRows = 24

  var html: HTML {
    let all = ContrastCounts.rows(audit, graph)
    let columns = ContrastSummary.columns.filter { column in
      column.status != .known || all.contains { $0.counts.known > 0 }
    }
    let rows = all.prefix(ContrastSummary.mostRows).map { row($0.counts, $0.modes, columns) }
    return """
      <div class="table-wrap">
      <table class="summary">
      <thead><tr><th scope="col">\(words[.mode])</th>\(
        each: columns.map { "<th scope=\"col\">\(words[$0.title])</th>" })</tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(LeftOut(all.count - rows.count, Phrase.groupsWithFewerFailures, words).html)
      """
  }

  /// Known failures have a column where there are any.
  private static let columns: [Column] = [
    Column(.pass, .passed, \.passed), Column(.accepted, .accepted, \.accepted), Column(.known, .known, \.known),
    Column(.fail, .failed, \.failed), Column(.cannotTell, .unknown, \.unknown),
  ]

  private struct Column {
    let title: Phrase
    let status: ContrastAudit.Status
    let count: @Sendable (ContrastCounts) -> Int

    init(
      _ title: Phrase, _ status: ContrastAudit.Status, _ count: @escaping @Sendable (ContrastCounts) -> Int
    ) {
      self.title = title
      self.status = status
      self.count = count
    }
  }

  private func row(_ counts: ContrastCounts, _ modes: [Int], _ columns: [Column]) -> HTML {
    let cells = columns.map { column -> HTML in
      let count = column.count(counts)
      return "<td class=\"\(count == 0 ? "zero" : "verdict--\(column.status.rawValue)")\">\(count)</td>"
    }
    return "<tr><th scope=\"row\">\(words[graph.title(of: modes)])\(share(modes))</th>\(each: cells)</tr>\n"
  }

  /// How many of how many modes; where their title does not say which, they can be read one by one.
  private func share(_ modes: [Int]) -> HTML? {
    guard modes.count > 1, modes.count < graph.modes.count else { return nil }
    let text = words[.same(in: modes.count, of: graph.modes.count)]
    guard !graph.isChoice(modes) else { return "<span class=\"summary__share\">\(text)</span>" }
    return """
      <details class="summary__share"><summary>\(text)</summary>\(
        modes.map { graph.modes[$0].title }.joined(separator: " · "))</details>
      """
  }
}
