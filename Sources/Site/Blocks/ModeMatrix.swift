import Colorimetry
import Markup
import Tokens

/// Every mode of a theme as a small picture, in a table whose axes are the modifiers; each leads to the page in that mode.
struct ModeMatrix {
  let view: TokenView
  let survey: ModeSurvey
  let axes: ModeAxes
  private let colors: [TokenGraph.Token]
  private let examples: [TokenGraph.Token]

  init(view: TokenView, survey: ModeSurvey) {
    self.view = view
    self.survey = survey
    axes = ModeAxes(survey.graph.modifiers)
    colors = survey.colors(12, of: view.theme)
    examples = survey.graph.modifiers.indices.compactMap { survey.example(of: $0) }
  }

  var html: HTML {
    let columns = axes.combinations(axes.columns)
    let rows = axes.combinations(axes.rows)
    return """
      <div class="drawing table-wrap">
      <table class="modes-table">
      <thead>
      \(each: axes.columns.indices.map(head))</thead>
      <tbody>
      \(each: rows.indices.map { row(rows, $0, columns) })</tbody>
      </table>
      </div>

      """
  }

  // MARK: Heads

  /// The contexts of one of the modifiers across, each over those that vary faster.
  private func head(_ level: Int) -> HTML {
    let modifier = axes.columns[level]
    let faster = axes.columns[(level + 1)...].reduce(1) { $0 * contexts($1).count }
    let repeats = axes.columns[..<level].reduce(1) { $0 * contexts($1).count }
    let cells = (0..<repeats).flatMap { _ in
      contexts(modifier).map { context -> HTML in
        "<th scope=\"col\" colspan=\"\(faster)\">\(Modifier.title(context))</th>"
      }
    }
    let corner: HTML? =
      axes.rows.isEmpty || level > 0
      ? nil
      : axes.rows.map { modifier -> HTML in
        "<th scope=\"col\" rowspan=\"\(axes.columns.count)\">\(survey.graph.modifiers[modifier].title)</th>"
      }.joined()
    return "<tr>\(corner)\(each: cells)</tr>\n"
  }

  private func row(_ rows: [[Int]], _ index: Int, _ columns: [[Int]]) -> HTML {
    let heads = axes.rows.indices.compactMap { level -> HTML? in
      let slower = axes.rows[(level + 1)...].reduce(1) { $0 * contexts($1).count }
      guard index % slower == 0 else { return nil }
      let title = Modifier.title(contexts(axes.rows[level])[rows[index][level]])
      return "<th scope=\"\(slower > 1 ? "rowgroup" : "row")\" rowspan=\"\(slower)\">\(title)</th>"
    }
    let cells = columns.map { column -> HTML in "<td>\(picture(axes.mode(row: rows[index], column: column)))</td>" }
    return "<tr>\(each: heads)\(each: cells)</tr>\n"
  }

  // MARK: Pictures

  private func picture(_ index: Int) -> HTML {
    let mode = survey.graph.modes[index]
    let words = mode.words ?? ""
    return """
      <a class="mode" href="\(address(mode))" data-mode="\(words)" aria-label="\(mode.description)">\(strip(index))<i class="mode__now" data-only="\(
        words)"></i></a>
      """
  }

  /// The colours side by side, and what shows modifiers that change none.
  private func strip(_ mode: Int) -> HTML {
    let values = colors.map { token -> String in
      guard case .color(let color)? = token.byMode[mode]?.value else { return "transparent" }
      return color.css
    }
    let stops = values.enumerated().map { index, color in
      "\(color) 0 \(CSSNumber.text(Double(index + 1) * 100 / Double(values.count), decimals: 1))%"
    }
    let figures = examples.map { figure($0, mode) }
    let gradient = CSSValue("linear-gradient(90deg,\(stops.joined(separator: ",")))") ?? "none"
    let colors: HTML? =
      values.isEmpty ? nil : "<span class=\"mode__colors\" style=\"background:\(gradient)\"></span>"
    let shapes: HTML? = figures.isEmpty ? nil : "<span class=\"mode__shapes\">\(each: figures)</span>"
    return "\(colors)\(shapes)"
  }

  private func figure(_ token: TokenGraph.Token, _ mode: Int) -> HTML {
    switch token.byMode[mode]?.value {
    case .typography(let text):
      let size = text.fontSize.flatMap { CSSValue($0.css) } ?? view.variable(token.path, "-font-size")
      return "<b style=\"font-family:\(view.variable(token.path, "-font-family"));font-size:\(size)\">Aa</b>"
    case .dimension(let length):
      return "<u style=\"inline-size:\(CSSValue(length.css) ?? view.variable(token.path))\"></u>"
    default: return HTML()
    }
  }

  private func address(_ mode: Mode) -> Href {
    let query = mode.choices.map { choice in
      ModeSelectors.identifier(choice.modifier) + "=" + ModeSelectors.identifier(choice.context)
    }
    return view.context.href("\(view.context.path)?\(query.joined(separator: "&"))")
  }

  private func contexts(_ modifier: Int) -> [String] { survey.graph.modifiers[modifier].contexts }
}

extension Modifier {
  /// The name of a modifier or of a context as a heading.
  static func title(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The name in words: `Size class` for `sizeClass`.
  var title: String {
    Modifier.title(
      name.reduce(into: "") { words, letter in
        let isNextWord = letter.isUppercase && words.count > 1 && words.last?.isLowercase == true
        words += isNextWord ? " " + letter.lowercased() : String(letter)
      })
  }
}
