import Audit
import Colorimetry
import Markup
import Tokens

/// Contrast pairs with their verdicts: both names, what is required, and the pair drawn with its ratio.
///
/// It has a column for each group of modes that differ in anything; where these are many, one for the mode that is worst.
struct ContrastTable {
  let view: TokenView
  let results: [ContrastAudit.Result]
  /// For those who cannot see where the table stands; nil where a heading says it.
  var caption: String?
  /// What is said of a pair below its names.
  var note: (ContrastAudit.Result) -> HTML? = { _ in nil }

  static let mostColumns = 4
  static let mostCells = 240

  var html: HTML {
    let columns = columns
    let heads = columns.map { column -> HTML in "<th scope=\"col\">\(column.title)</th>" }
    return """
      <div class="drawing table-wrap">
      <table class="\(columns.count >= ContrastTable.mostColumns ? "contrast pairs" : "contrast")">
      \(caption.map { "<caption class=\"visually-hidden\">\($0)</caption>\n" as HTML })<thead><tr><th scope="col">\(words[.pair])</th>\(each: heads)</tr></thead>
      <tbody>
      \(each: results.map { row($0, columns) })</tbody>
      </table>
      </div>

      """
  }

  private struct Column {
    let title: String
    /// Nil for the worst mode of each pair.
    let mode: Int?
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  private var columns: [Column] {
    let readings = graph.modes.indices.map { mode in results.map { ContrastReading($0, in: mode) } }
    let paths = Set(results.flatMap { $0.pair.tokens })
    let colors = paths.flatMap { graph[$0]?.modifiers(of: graph) ?? [] }
    let groups = graph.modes(of: Set(colors + graph.modifiers(changing: { readings[$0] })))
    guard groups.count <= ContrastTable.mostColumns, groups.count * results.count <= ContrastTable.mostCells else {
      return [Column(title: words[.lowest], mode: nil)]
    }
    guard groups.count > 1 else { return [Column(title: words[.ratio], mode: 0)] }
    return groups.map { Column(title: words[graph.title(of: $0.modes)], mode: $0.modes.first) }
  }

  private func row(_ result: ContrastAudit.Result, _ columns: [Column]) -> HTML {
    let pair = result.pair
    let reason = note(result).map { "<span class=\"contrast__reason\">\($0)</span>" as HTML }
    let cells = columns.map { cell(result, $0) }
    return """
      <tr><th scope="row"><div>\(view.link(pair.foreground))</div><div>\(words[.isOn]) \(
        view.link(pair.background))\(view.behind(pair))</div><small>\(words[pair.requirement.phrase]), \(
        words[.atLeast(CSSNumber.text(result.threshold))])</small>\(reason)</th>\(each: cells)</tr>

      """
  }

  private func cell(_ result: ContrastAudit.Result, _ column: Column) -> HTML {
    let mode = column.mode ?? result.worstMode(of: graph.modes.indices) ?? 0
    let status = result.status(in: mode)
    let ratio = result.measurement(in: mode)?.ratio.map { "\($0.text):1" } ?? "–"
    let name =
      column.mode == nil
      ? "<span class=\"verdict__mode\">\(graph.title(of: mode, for: Set(result.pair.tokens)))</span>" as HTML : nil
    return """
      <td data-label="\(column.title)"><span class="verdict verdict--\(status.rawValue)">\(
        ContrastSample(view: view, result: result, mode: graph.modes[mode]).small)<b>\(
        ratio)</b> \(words[status.phrase])\(name)</span></td>
      """
  }
}
