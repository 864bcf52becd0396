import Audit
import Colorimetry
import Tokens

/// What stands in the cells of a comparison's tables, as Markdown.
struct MarkdownCells {
  let comparison: Comparison
  private let swatch: MarkdownSwatch
  private let text: ComparisonText
  /// By the names that the tokens have now.
  private let oldTokens: [String: SnapshotToken]
  private let newTokens: [String: SnapshotToken]
  private let oldModes: [Int: Int]
  private let visible: Set<TokenPath>

  init(_ comparison: Comparison, _ swatch: MarkdownSwatch) {
    self.comparison = comparison
    self.swatch = swatch
    text = ComparisonText(comparison)
    let byName = { (tokens: [SnapshotToken]) in
      Dictionary(tokens.map { ($0.path.description, $0) }) { first, _ in first }
    }
    let renamed = comparison.changes.compactMap { change in change.old.map { (change.path.description, $0) } }
    oldTokens = byName(comparison.old.tokens).merging(renamed) { $1 }
    newTokens = byName(comparison.new.tokens)
    oldModes = Dictionary(comparison.modes.pairs.map { ($0.new, $0.old) }) { first, _ in first }
    visible = Set(comparison.changes.filter(\.isVisible).map(\.path))
  }

  // MARK: Tokens

  /// An edit.
  func row(_ cause: Comparison.Cause) -> [String] {
    [name(cause.change), kinds(cause.change), values(cause.change), followers(cause)]
  }

  /// A token that only one side has, with all values that it has in some mode.
  func token(_ change: TokenChange) -> [String] {
    guard let token = change.new ?? change.old else { return [] }
    return [
      code(token.path), MarkdownText.code(token.type), MarkdownCells.lines(token.values.map { swatch.text($0.css) }),
    ]
  }

  /// `color.ink`, or what it was called and is called now, and how sure that is.
  private func name(_ change: TokenChange) -> String {
    guard let old = change.old, change.new != nil, old.path != change.path else { return code(change.path) }
    let basis = change.basis.map { $0.confidence < 100 ? "<br>\($0.confidence) % sure" : "" } ?? ""
    return "\(code(old.path)) → \(code(change.path))\(basis)"
  }

  /// `another alias, deprecated`.
  private func kinds(_ change: TokenChange) -> String {
    let names = change.kinds.filter { $0 != .derived }.map(ComparisonText.name).joined(separator: ", ")
    guard change.kinds.contains(.retyped) else { return names }
    return "\(names)<br>\(MarkdownText.code(change.old?.type ?? "")) → \(MarkdownText.code(change.new?.type ?? ""))"
  }

  private func values(_ change: TokenChange) -> String { MarkdownCells.lines(change.values.map(value)) }

  /// Both values, what lies between them, and where.
  private func value(_ pair: TokenChange.ValuePair) -> String {
    let difference = pair.difference.map { $0.words.map { ", \($0)" } ?? "" } ?? ", the same value"
    return "\(sides(pair))\(difference), in \(modes(pair.modes))"
  }

  private func sides(_ pair: TokenChange.ValuePair) -> String {
    let isColor = pair.difference?.deltaE ?? 0 > 0
    if pair.isRetargeted || isColor || pair.old == nil || pair.new == nil {
      return "\(side(pair.old, pair.isRetargeted)) → \(side(pair.new, pair.isRetargeted))"
    }
    return MarkdownText.code(ComparisonText.differing(pair))
  }

  private func side(_ value: SnapshotToken.Value?, _ isRetargeted: Bool) -> String {
    guard let value else { return "none" }
    guard isRetargeted, let alias = value.alias else { return swatch.text(value.css) }
    return [MarkdownText.code("{\(alias)}"), swatch.mark(value.css)].compactMap { $0 }.joined(separator: " ")
  }

  /// What nobody edited and changes all the same, and whom that touches.
  private func followers(_ cause: Comparison.Cause) -> String {
    [
      ("", cause.derived.map(\.path.description)), ("components: ", cause.components),
      ("documents: ", cause.documents.map(\.name)),
    ].filter { !$0.1.isEmpty }.map { $0.0 + list($0.1) }.joined(separator: "<br>")
  }

  // MARK: Colours

  /// A colour that is another one, as the table of colours has it.
  struct ColorChange {
    let change: TokenChange
    let pair: TokenChange.ValuePair
    let deltaE: Double
  }

  /// The largest difference first.
  var colors: [ColorChange] {
    comparison.changes.flatMap { change in
      change.values.compactMap { pair -> ColorChange? in
        guard case .color(let deltaE, _) = pair.difference else { return nil }
        return ColorChange(change: change, pair: pair, deltaE: deltaE)
      }
    }
    .enumerated()
    .sorted { $0.element.deltaE == $1.element.deltaE ? $0.offset < $1.offset : $0.element.deltaE > $1.element.deltaE }
    .map(\.element)
  }

  func row(_ color: ColorChange) -> [String] {
    let why = color.change.isDerived ? "follows \(list(color.change.causes.map(\.description)))" : "edited"
    return [
      code(color.change.path), side(color.pair.old, false), side(color.pair.new, false),
      CSSNumber.text(color.deltaE, decimals: 2), modes(color.pair.modes), why,
    ]
  }

  // MARK: Contrast

  func row(_ change: ContrastChange, _ step: ContrastChange.Step) -> [String] {
    let key = change.key
    let behind = key.behind.map { " over \(MarkdownText.code($0))" }.joined()
    let mode = step.modes.first
    return [
      "\(MarkdownText.code(key.foreground)) on \(MarkdownText.code(key.background))\(behind)",
      "\(key.requirement.rawValue) \(CSSNumber.text(Double(change.threshold) / 100)):1",
      outcome(step.old, key, oldTokens, mode.flatMap { oldModes[$0] }), outcome(step.new, key, newTokens, mode),
      modes(step.modes),
    ]
  }

  /// The ratio, rounded down, and the colours that it is of.
  private func outcome(
    _ outcome: SnapshotPair.Outcome?, _ key: SnapshotPair.Key, _ tokens: [String: SnapshotToken], _ mode: Int?
  ) -> String {
    let ratio = "**\(text.words(outcome))**"
    guard outcome?.hundredths != nil, let mode else { return ratio }
    let marks = [key.foreground, key.background].compactMap { name in
      tokens[name]?.value(in: mode).flatMap { swatch.mark($0.css) }
    }
    return marks.count == 2 ? "\(ratio) \(marks.joined(separator: " on "))" : ratio
  }

  // MARK: Components

  func component(_ name: String) -> [String] {
    if comparison.removedComponents.contains(name) { return [MarkdownText.code(name), "gone"] }
    if comparison.addedComponents.contains(name) { return [MarkdownText.code(name), "new"] }
    let tokens = comparison.new.components.first { $0.name == name }?.tokens.filter(visible.contains) ?? []
    let isEdited = comparison.editedComponents.contains(name)
    let reasons = [isEdited ? "its own files" : "", tokens.isEmpty ? "" : list(tokens.map(\.description))]
    return [MarkdownText.code(name), reasons.filter { !$0.isEmpty }.joined(separator: "<br>")]
  }

  // MARK: Words

  private func modes(_ modes: [Int]) -> String { MarkdownText.prose(text.words(modes)) }

  private func code(_ path: TokenPath) -> String { MarkdownText.code(path.description) }

  /// Not more than people read.
  private func list(_ names: [String]) -> String {
    let limit = 6
    let shown = names.prefix(names.count > limit + 1 ? limit : names.count).map(MarkdownText.code)
    let rest = shown.count < names.count ? ["\(names.count - shown.count) more"] : []
    return (shown + rest).joined(separator: ", ")
  }

  private static func lines(_ lines: [String]) -> String {
    let limit = 4
    let rest = lines.count > limit ? ["and \(lines.count - limit) more"] : []
    return (lines.prefix(limit) + rest).joined(separator: "<br>")
  }
}
