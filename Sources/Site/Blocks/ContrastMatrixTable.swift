import Audit
import Colorimetry
import Markup
import Tokens

/// Texts by grounds, every declared combination drawn with its ratio and what that is enough for.
///
/// It follows the mode of the page. Where that would be too much to write, each cell shows the mode that is worst.
struct ContrastMatrixTable {
  let view: TokenView
  let matrix: ContrastMatrix

  /// How many outcomes are written at most, over all cells.
  static let mostOutcomes = 600

  var html: HTML {
    let outcomes = matrix.rows.map { $0.cells.map { $0.map { ContrastMatrix.outcomes($0, graph) } ?? [] } }
    let followsMode = outcomes.joined().reduce(0) { $0 + $1.count } <= ContrastMatrixTable.mostOutcomes
    let heads = matrix.grounds.map { ground -> HTML in
      let over = ground.backdrop.map { backdrop -> HTML in "<br>\(words[.isOver]) \(view.link(backdrop))" }
      return "<th scope=\"col\">\(view.link(ground.background))\(over)</th>"
    }
    let rows = zip(matrix.rows, outcomes).map { row, outcomes -> HTML in
      let cells = zip(row.cells, outcomes).map { cell($0, $1, followsMode: followsMode) }
      return "<tr><th scope=\"row\">\(view.link(row.foreground))</th>\(each: cells)</tr>\n"
    }
    return """
      <div class="matrix-wrap" role="region" aria-labelledby="matrix-caption" tabindex="0">
      <table class="matrix">
      <caption id="matrix-caption"><span>\(caption(followsMode))</span></caption>
      <thead><tr><td></td>\(each: heads)</tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(rest)
      """
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  /// What has no cell is not lost.
  private var rest: HTML? {
    guard matrix.leftOut > 0 else { return nil }
    return "<p class=\"muted left-out\">\(words[.pairsInListsAlone(matrix.leftOut)])</p>\n"
  }

  private func caption(_ followsMode: Bool) -> String {
    words[graph.modes.count == 1 ? .matrix : followsMode ? .matrixOfPage : .matrixOfWorst]
  }

  private func cell(
    _ result: ContrastAudit.Result?, _ outcomes: [ContrastMatrix.Outcome], followsMode: Bool
  ) -> HTML {
    guard let result else { return "<td></td>" }
    if followsMode {
      let readings = outcomes.compactMap { outcome in
        outcome.modes.first.map { reading(result, $0, only: outcome.choices) }
      }
      return "<td>\(ContrastSample(view: view, result: result).small)\(each: readings)</td>"
    }
    let mode = result.worstMode(of: graph.modes.indices) ?? 0
    let sample = ContrastSample(view: view, result: result, mode: graph.modes[mode]).small
    return "<td>\(sample)\(reading(result, mode, only: []))</td>"
  }

  private func reading(_ result: ContrastAudit.Result, _ mode: Int, only choices: [Mode.Choice]) -> HTML {
    let status = result.status(in: mode)
    let ratio = result.measurement(in: mode)?.ratio
    let grade = ratio.map { ContrastGrade($0) }
    let only = choices.isEmpty ? nil : choices.map(ModeSelectors.word).joined(separator: " ")
    return """
      <span class="matrix__cell verdict--\(status.rawValue)"\(attribute: "data-only", only)><b>\(
        ratio?.text ?? "–")</b> \(words[ContrastMatrixTable.word(grade, status)])</span>
      """
  }

  /// A grade that is not enough for what is declared says so.
  static func word(_ grade: ContrastGrade?, _ status: ContrastAudit.Status) -> Phrase {
    guard let grade, status != .unknown else { return ContrastAudit.Status.unknown.phrase }
    let word: Phrase = status == .passed || grade == .fail ? grade.phrase : .only(grade)
    return [.known, .accepted].contains(status) ? .both(word, status.phrase) : word
  }
}
