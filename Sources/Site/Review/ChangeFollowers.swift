import Markup
import Review
import Tokens

/// What nobody edited and follows from an edit, folded under it: a tree of tokens, each under the one that it names.
struct ChangeFollowers {
  let view: ChangeView
  let cause: Comparison.Cause

  /// Nil where nothing follows.
  var html: HTML? {
    guard !cause.derived.isEmpty else { return nil }
    let rows = inOrder.prefix(ChangeOutline.mostFollowers).map(row)
    return """
      <details class="code followers">
      <summary>\(view.words[.follow(cause.derived.count)])</summary>
      <ul class="rows">
      \(each: rows)</ul>
      \(ChangeSections.leftOut(cause.derived.count - rows.count, Phrase.tokens, view.words))</details>

      """
  }

  private struct Row {
    let change: TokenChange
    /// 1 for what names the edited token itself.
    let depth: Int
    /// The token that it names.
    let parent: TokenPath?
  }

  /// Each behind the token that it names; what names several of them stands once, under the first.
  private var inOrder: [Row] {
    let derived = Dictionary(cause.derived.map { ($0.path, $0) }) { first, _ in first }
    var children: [TokenPath: [TokenPath]] = [:]
    for change in cause.derived {
      var seen: Set<TokenPath> = []
      for reference in change.new?.values.flatMap(\.references) ?? [] where seen.insert(reference).inserted {
        children[reference, default: []].append(change.path)
      }
    }
    var rows: [Row] = []
    var open: [(path: TokenPath, depth: Int, parent: TokenPath?)] = [(cause.change.path, 0, nil)]
    var done: Set<TokenPath> = []
    while let (path, depth, parent) = open.popLast() {
      guard done.insert(path).inserted else { continue }
      if depth > 0, let change = derived[path] { rows.append(Row(change: change, depth: depth, parent: parent)) }
      for child in (children[path] ?? []).reversed() { open.append((child, depth + 1, path)) }
    }
    return rows + cause.derived.filter { !done.contains($0.path) }.map { Row(change: $0, depth: 1, parent: nil) }
  }

  private func row(_ row: Row) -> HTML {
    let isOwn = row.change.causes.first == cause.change.path
    let through = row.depth > 1 ? row.parent.map { view.words[.through($0.description)] } : nil
    let values = row.change.values.prefix(ChangeFollowers.mostValues).map { pair -> HTML in
      let modes = view.modes(pair.modes)
      return """
        \(ChangeLine(view: view, pair: pair, type: row.change.new?.type ?? "").html)\(
          modes.isEmpty ? nil : " <span class=\"value\">\(modes)</span>" as HTML)
        """
    }
    let left = row.change.values.count - values.count
    return """
      <li class="row"\(attribute: "id", isOwn ? view.outline.id(row.change) : nil)><span style="--depth:\(
        CSSValue("\(min(row.depth, 6) - 1)") ?? "0")">\(view.name(row.change.path))\(
        through.map { " <span class=\"visually-hidden\">\($0)</span>" as HTML })</span><div>\(
        values.joined())\(left > 0 ? " \(view.words[.more(left)])" : "")</div></li>

      """
  }

  private static let mostValues = 3
}
