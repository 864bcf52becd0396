import Audit
import Colorimetry
import Tokens

/// Comparisons as Markdown, for a comment on a change: the verdict and what newly fails are in sight, all else is folded by what it is.
///
/// What does not fit is counted. Names and texts that come from files are escaped: they make no markup, and call nobody.
package struct ComparisonMarkdown {
  /// Stands first and is not shown: by it a script finds the comment that it wrote before.
  package static let marker = "<!-- specimen diff -->"

  /// - Parameters:
  ///   - notes: what was not compared, and why.
  ///   - limit: in bytes. A comment on GitHub has room for 65,536 characters.
  package static func text(
    _ comparisons: [Comparison], notes: [String] = [], swatch: MarkdownSwatch = .code, limit: Int = 60_000
  ) -> String {
    let changed = comparisons.filter { !$0.isEmpty || !$0.unknown.isEmpty }
    var markdown = ComparisonMarkdown(MarkdownPage(limit: limit), isOfSeveral: comparisons.count > 1)
    markdown.addSummary(comparisons, changed, notes)
    let cells = changed.map { MarkdownCells($0, swatch) }
    markdown.addFailures(cells)
    for cells in cells { markdown.addGroups(cells) }
    markdown.addEnd()
    return markdown.page.text
  }

  private var page: MarkdownPage
  /// True where every group has to say which system it is of.
  private let isOfSeveral: Bool
  private var hiddenGroups = 0

  private init(_ page: MarkdownPage, isOfSeveral: Bool) {
    self.page = page
    self.isOfSeveral = isOfSeveral
  }

  // MARK: In sight

  private mutating func addSummary(_ all: [Comparison], _ changed: [Comparison], _ notes: [String]) {
    let failures = all.reduce(0) { $0 + $1.contrast(.newlyFails).count }
    let verdict =
      all.isEmpty
      ? "nothing could be compared"
      : changed.isEmpty
        ? "nothing changed"
        : failures == 0
          ? "no contrast is lost"
          : ComparisonText.count(failures, "pair of colours newly fails", "pairs of colours newly fail")
    page.text = "\(ComparisonMarkdown.marker)\n### specimen diff: \(verdict)\n\n"
    // What is lost comes first, for what is at the end may have no room.
    let sorted = changed.filter(\.isRegression) + changed.filter { !$0.isRegression }
    let unchanged = all.count - changed.count
    let isMixed = unchanged > 0 && !changed.isEmpty
    page.list(
      sorted.map(ComparisonMarkdown.summary)
        + (isMixed ? ["\(ComparisonText.count(unchanged, "other system is", "other systems are")) as before"] : []),
      count: changed.count + (isMixed ? 1 : 0))
    let doubts =
      notes
      + all.flatMap { comparison in
        ComparisonText(comparison).unknownLines.map { isOfSeveral ? "\(comparison.new.system): \($0)" : $0 }
      }
    if !doubts.isEmpty { page.text += "Not all of it could be compared:\n\n" }
    page.list(doubts.lazy.map(MarkdownText.prose), count: doubts.count)
  }

  private static func summary(_ comparison: Comparison) -> String {
    let advice = VersionAdvice(comparison)
    let reasons = advice.reasons.isEmpty ? "" : ": \(advice.reasons.map(\.words).joined(separator: ", "))"
    return "\(MarkdownText.code(comparison.new.system)): \(ComparisonText(comparison).verdict)"
      + "<br>version: **\(advice.level.rawValue)**\(reasons)"
  }

  /// The lowest ratio first, of all systems.
  private mutating func addFailures(_ all: [MarkdownCells]) {
    let failures = all.flatMap { cells in steps(cells.comparison, .newlyFails).map { (cells: cells, step: $0) } }
      .enumerated()
      .sorted { a, b in
        let (x, y) = (a.element.step.step.new?.hundredths ?? 0, b.element.step.step.new?.hundredths ?? 0)
        return x == y ? a.offset < b.offset : x < y
      }
      .map(\.element)
    let isOfSeveral = isOfSeveral
    page.table(
      "New contrast failures", (isOfSeveral ? ["System"] : []) + ComparisonMarkdown.pairColumns,
      failures.lazy.map { cells, step in
        (isOfSeveral ? [MarkdownText.code(cells.comparison.new.system)] : []) + cells.row(step.change, step.step)
      },
      count: failures.count)
  }

  private static let pairColumns = ["Pair", "Needs", "Before", "After", "In"]

  private func steps(
    _ comparison: Comparison, _ kind: ContrastChange.Kind
  ) -> [(change: ContrastChange, step: ContrastChange.Step)] {
    comparison.contrast.flatMap { change in change.steps.filter { $0.kind == kind }.map { (change, $0) } }
  }

  // MARK: Folded

  private mutating func addGroups(_ cells: MarkdownCells) {
    let causes = cells.comparison.causes
    addEdits(causes, cells)
    add("colour", "colours, by ΔE", ["Token", "Before", "After", "ΔE", "In", "Why"], cells.colors, cells, cells.row)
    addContrast(cells)
    addTokens(causes, cells)
    addRest(causes, cells)
  }

  private mutating func addEdits(_ causes: [Comparison.Cause], _ cells: MarkdownCells) {
    let edits = causes.filter { cause in
      switch cause.change.kind {
      case .retyped: true
      case .value, .retargeted: cause.change.isVisible
      case .removed, .added, .renamed, .moved, .derived, .deprecated, .undeprecated, .description, .notation: false
      }
    }
    add("edit and what follows", "edits and what follows", ComparisonMarkdown.editColumns, edits, cells, cells.row)
  }

  private static let editColumns = ["Token", "What", "Before and after", "What follows"]

  private mutating func addContrast(_ cells: MarkdownCells) {
    for (kind, one, many) in [
      (ContrastChange.Kind.newlyPasses, "pair newly passes", "pairs newly pass"),
      (.moved, "ratio moved", "ratios moved"), (.added, "new pair", "new pairs"),
      (.removed, "pair is gone", "pairs are gone"),
    ] {
      add(one, many, ComparisonMarkdown.pairColumns, steps(cells.comparison, kind), cells) {
        cells.row($0.change, $0.step)
      }
    }
  }

  private mutating func addTokens(_ causes: [Comparison.Cause], _ cells: MarkdownCells) {
    add(
      "token renamed or moved", "tokens renamed or moved", ComparisonMarkdown.editColumns,
      causes.filter { $0.change.kind == .renamed || $0.change.kind == .moved }, cells, cells.row)
    let columns = ["Token", "Type", "Value"]
    add("token added", "tokens added", columns, cells.comparison.changes(.added), cells, cells.token)
    add("token removed", "tokens removed", columns, cells.comparison.changes(.removed), cells, cells.token)
  }

  private mutating func addRest(_ causes: [Comparison.Cause], _ cells: MarkdownCells) {
    let comparison = cells.comparison
    let modes = ComparisonText(comparison).modeLines
    add("change of the modes", "changes of the modes", ["What"], modes, cells) { [MarkdownText.prose($0)] }
    let components = comparison.addedComponents + comparison.removedComponents + comparison.affectedComponents
    add("component", "components", ["Component", "Why"], components, cells, cells.component)
    let others = causes.filter { cause in
      switch cause.change.kind {
      case .renamed, .moved, .retyped: false
      case .removed, .added, .value, .retargeted, .derived, .deprecated, .undeprecated, .description, .notation:
        !cause.change.isVisible
      }
    }
    add(
      "token without a visible change", "tokens without a visible change", ["Token", "What", "Before and after"],
      others, cells
    ) { Array(cells.row($0).dropLast()) }
  }

  private mutating func add<Item>(
    _ one: String, _ many: String, _ columns: [String], _ items: [Item], _ cells: MarkdownCells,
    _ row: @escaping (Item) -> [String]
  ) {
    guard !items.isEmpty else { return }
    let system = isOfSeveral ? "\(MarkdownText.code(cells.comparison.new.system)): " : ""
    let isShown = page.tableIfRoom(
      system + ComparisonText.count(items.count, one, many), columns, items.lazy.map(row), count: items.count)
    if !isShown { hiddenGroups += 1 }
  }

  private mutating func addEnd() {
    guard !page.isWhole else { return }
    if hiddenGroups > 0 {
      page.text += "\n\(ComparisonText.count(hiddenGroups, "more group has", "more groups have")) no room here.\n"
    }
    page.text += "\nAll of it is in the reports that `specimen diff` writes with `--html` and `--json`.\n"
  }
}
