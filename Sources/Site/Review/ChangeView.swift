import Markup
import Review
import Tokens

/// The parts from which all that is said of a change is put together: names, modes, values.
struct ChangeView {
  let comparison: Comparison
  let words: Words
  let links: ChangeLinks
  let outline: ChangeOutline

  /// In which modes something holds; empty where a system has but one.
  func modes(_ modes: [Int]) -> String {
    let new = comparison.new
    guard new.modes.count > 1 else { return "" }
    return words[ModeTitles(modifiers: new.modifiers, modes: new.modes).title(of: modes)]
  }

  // MARK: Names

  /// The path, which may go on in the next line after each of its dots; linked if it has a page.
  func name(_ path: TokenPath) -> HTML {
    let name = TokenView.name(path)
    guard let href = links.token(path) else { return "<span class=\"token-name\">\(name)</span>" }
    return "<a class=\"token-name\" href=\"\(href)\">\(name)</a>"
  }

  /// A token, or a colour as CSS has it.
  func name(_ text: String) -> HTML {
    guard let path = paths[text] else { return "<code>\(text)</code>" }
    return name(path)
  }

  /// Components by what they are called, each with the page that draws it before and after.
  func components(_ names: [String]) -> HTML {
    names.map { name -> HTML in
      let title = links.title(name)
      guard let href = links.component(name) else { return HTML(text: title) }
      return "<a href=\"\(href)\">\(title)</a>"
    }
    .joined(separator: ", ")
  }

  func documents(_ documents: [SnapshotUser]) -> HTML {
    documents.map { document -> HTML in
      guard let href = links.document(document) else { return HTML(text: document.name) }
      return "<a href=\"\(href)\">\(document.name)</a>"
    }
    .joined(separator: ", ")
  }

  /// The edits that a token follows from, which may be its own; by what pairs of colours call it.
  func causes(of name: String) -> [TokenPath] {
    guard let change = paths[name].flatMap({ changes[$0] }), change.isVisible else { return [] }
    return change.isDerived ? change.causes : [change.path]
  }

  /// The name of an edited token, which leads to what is told of the edit.
  func linkToEdit(_ path: TokenPath) -> HTML {
    let name = TokenView.name(path)
    guard let href = changes[path].flatMap(href) else { return "<span class=\"token-name\">\(name)</span>" }
    return "<a class=\"token-name\" href=\"\(href)\">\(name)</a>"
  }

  /// The tokens of both sides by what pairs of colours call them.
  private let paths: [String: TokenPath]
  private let changes: [TokenPath: TokenChange]

  init(_ comparison: Comparison, words: Words, links: ChangeLinks) {
    self.comparison = comparison
    self.words = words
    self.links = links
    outline = ChangeOutline(comparison)
    let tokens = comparison.new.tokens + comparison.old.tokens
    let named = Set(comparison.contrast.flatMap { [$0.key.foreground, $0.key.background] + $0.key.behind })
    paths = Dictionary(
      tokens.lazy.map { ($0.path.description, $0.path) }.filter { named.contains($0.0) }
    ) { first, _ in first }
    changes = Dictionary(comparison.changes.map { ($0.path, $0) }) { first, _ in first }
  }

  // MARK: Values

  /// The values that follow each other; of a token that only one side has, its values.
  func values(of change: TokenChange) -> [TokenChange.ValuePair] {
    guard change.values.isEmpty, change.old == nil || change.new == nil else { return change.values }
    var pairs: [(key: Int, modes: [Int])] = []
    for mode in comparison.modes.pairs {
      let index = (change.new?.valueByMode[mode.new] ?? change.old?.valueByMode[mode.old]) ?? nil
      guard let index else { continue }
      if let known = pairs.firstIndex(where: { $0.key == index }) {
        pairs[known].modes.append(mode.new)
      } else {
        pairs.append((index, [mode.new]))
      }
    }
    return pairs.map {
      TokenChange.ValuePair(
        old: change.old?.values[$0.key], new: change.new?.values[$0.key], kind: change.kind, difference: .other,
        modes: $0.modes)
    }
  }

  /// Where a change is told; nil where nobody knows what it follows from.
  func href(_ change: TokenChange) -> Href? { outline.place(of: change).map(Href.fragment) }
}
