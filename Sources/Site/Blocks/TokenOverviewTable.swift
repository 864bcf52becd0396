import Colorimetry
import Markup
import Tokens

/// A group of tokens in the overview: a column for each mode that differs in any of them, or where these are many, one for the mode
/// of the page.
///
/// There may be thousands of rows on the page. So the prefix of a group is said once, and a cell has no end tag.
struct TokenOverviewTable {
  private let view: TokenView
  private let group: TokenGroups.Group
  private let rows: [TokenRow]
  /// A column for what nobody says would be empty.
  private let isDescribed: Bool

  init(view: TokenView, group: TokenGroups.Group, rows: [TokenRow]) {
    self.view = view
    self.group = group
    self.rows = rows
    isDescribed = rows.contains { $0.token.description != nil }
  }

  static let mostColumns = 4

  var html: HTML {
    let modes = columns
    let values = modes.map { words[modes.count == 1 ? .value : graph.title(of: $0)] }
    let titles = values + (isDescribed ? [words[.meaning]] : []) + [words[.uses]]
    let prefix = group.path.description
    return """
      <div class="overview__group" style="contain-intrinsic-block-size:\(rows.count * 41 + 45)px;--c:\(modes.count)">
      <h3 class="visually-hidden">\(group.title(words))</h3>
      <table\(attribute: "class", isDescribed ? "is-described" : nil) data-p="\(prefix)">
      <thead><tr><th scope="col">\(group.title(words)) <span class="count">\(rows.count)</span></th>\(
        each: titles.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
      <tbody>
      \(each: rows.map { row($0, modes) })</tbody>
      </table>
      </div>

      """
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  /// The modes of each column; those of a lone column are not told apart.
  private var columns: [[Int]] {
    let columns = graph.modes(of: Set(rows.flatMap(\.modifiers))).map(\.modes)
    return columns.count <= TokenOverviewTable.mostColumns ? columns : [Array(graph.modes.indices)]
  }

  private func row(_ row: TokenRow, _ columns: [[Int]]) -> HTML {
    let token = row.token
    let name = TokenPath(Array(token.path.segments.dropFirst(group.path.segments.count))).description
    let preview = token.type == .color ? nil : view.preview(token)
    let badge = token.deprecationReason == nil ? nil : " <small>\(words[.deprecated])</small>" as HTML?
    let mark = view.context.badge(of: token.path).map { " \($0)" as HTML }
    let meaning = isDescribed ? "<td>\(token.description ?? "")" as HTML? : nil
    return """
      <tr data-f="\(row.facets.joined(separator: " "))"\(
        attribute: "data-swift", view.theme.chosenSwiftName(token.path))><th scope="row">\(preview)<a href="\(
        view.href(token))">\(name)</a>\(badge)\(mark)\(each: cells(row, columns))\(meaning)<td>\(row.users == 0 ? "" : "\(row.users)")

      """
  }

  private func cells(_ row: TokenRow, _ columns: [[Int]]) -> [HTML] {
    let token = row.token
    guard !row.modifiers.isEmpty else { return [cell(token.primary, spanning: columns.count)] }
    guard columns.count > 1 else { return ["<td>\(valueByMode(row))"] }
    return columns.map { modes in
      modes.first.flatMap { token.byMode[$0] }.map { cell($0, spanning: 1) } ?? "<td>–"
    }
  }

  private func cell(_ token: ResolvedToken, spanning count: Int) -> HTML {
    "<td\(attribute: "colspan", count > 1 ? String(count) : nil)>\(value(token.value))"
  }

  private func value(_ value: TokenValue) -> HTML {
    let text = TokenText.short(value, view.context.words)
    guard case .color(let color) = value, let css = CSSValue(color.css) else { return HTML(text: text) }
    return "<i style=\"color:\(css)\"></i>\(text)"
  }

  /// Of several values, only that of the page's mode is shown; of more than there may be columns, only its picture.
  private func valueByMode(_ row: TokenRow) -> HTML {
    let count = row.token.distinctValues.count
    guard count > TokenOverviewTable.mostColumns else { return view.value(row.token, value) }
    let dot = row.token.type == .color ? "<i style=\"color:\(view.variable(row.token.path))\"></i>" as HTML? : nil
    return "\(dot)\(words[.values(count)])"
  }
}
