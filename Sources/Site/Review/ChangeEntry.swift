import Markup
import Review
import Tokens

/// An edit: what it is called, its values before and after, what follows from it, and who uses that.
struct ChangeEntry {
  let view: ChangeView
  let cause: Comparison.Cause

  var html: HTML {
    let followers = ChangeFollowers(view: view, cause: cause).html
    let (values, facts) = (values, facts)
    // Where nothing is drawn, what is to be said takes that place.
    let isPlain = values == nil && followers == nil
    return """
      <li class="edit"\(attribute: "id", view.outline.id(change))>
      <div class="edit__head">
      <div class="heading"><h3>\(view.name(change.path))</h3>\(permalink)</div>
      <p class="edit__kinds">\(kinds)</p>
      \(isPlain ? nil : facts)</div>
      <div class="edit__body">
      \(values)\(followers)\(isPlain ? facts : nil)</div>
      </li>

      """
  }

  /// What a page draws of one token; the rest is told in numbers.
  private static let mostValues = 8

  private var change: TokenChange { cause.change }
  private var words: Words { view.words }

  private var permalink: HTML? {
    view.href(change).map { href in
      "<a class=\"anchor\" href=\"\(href)\" aria-label=\"\(words[.linkTo(change.path.description)])\">#</a>"
    }
  }

  private var kinds: HTML {
    change.kinds.filter { $0 != .derived }
      .map { kind -> HTML in "<span class=\"badge\">\(words[kind.phrase])</span>" }
      .joined(separator: " ")
  }

  // MARK: Facts

  private var facts: HTML? {
    let facts = [
      renamed, retyped, described, deprecated, users(.components, view.components(cause.components)),
      users(.documents, view.documents(cause.documents)), place,
    ].compactMap { $0 }
    return facts.isEmpty ? nil : "<dl class=\"edit__facts\">\n\(each: facts)</dl>\n"
  }

  private func fact(_ term: Phrase, _ html: HTML) -> HTML {
    "<div><dt>\(words[term])</dt><dd>\(html)</dd></div>\n"
  }

  private func users(_ term: Phrase, _ html: HTML) -> HTML? { html.isEmpty ? nil : fact(term, html) }

  private var renamed: HTML? {
    guard let old = change.old, let new = change.new, old.path != new.path else { return nil }
    let sure = change.basis.map(\.confidence) ?? 100
    let name: HTML = "<span class=\"token-name\">\(TokenView.name(old.path))</span>"
    return fact(.formerly, sure < 100 ? "\(name) <span class=\"value\">\(words[.sure(sure)])</span>" : name)
  }

  private var retyped: HTML? {
    guard change.kinds.contains(.retyped), let old = change.old, let new = change.new else { return nil }
    return fact(.type, "\(old.type) → \(new.type)")
  }

  private var described: HTML? {
    guard change.kinds.contains(.description), change.old?.description != change.new?.description else { return nil }
    let (old, new) = (change.old?.description, change.new?.description)
    return fact(
      .descriptionOfToken,
      "\(old.map { "<del>\($0)</del> " as HTML })\(new.map { "<ins>\($0)</ins>" as HTML } ?? "<span>\(words[.empty])</span>")"
    )
  }

  private var deprecated: HTML? {
    let token = change.kind == .removed ? change.old : change.new
    guard let reason = token?.deprecation ?? nil else { return nil }
    return fact(.deprecatedBecause, HTML(text: reason))
  }

  private var place: HTML? {
    let place = view.values(of: change).lazy.compactMap { $0.new?.place ?? $0.old?.place }.first
    return place.map { fact(.source, "<code>\($0)</code>") }
  }

  // MARK: Values

  private var values: HTML? {
    let pairs = view.values(of: change)
    guard !pairs.isEmpty else { return nil }
    let items = pairs.prefix(ChangeEntry.mostValues).map { pair -> HTML in
      let modes = view.modes(pair.modes)
      return """
        <li>\(drawing(of: pair))\(
          modes.isEmpty ? nil : "<p class=\"value\">\(modes)</p>" as HTML)</li>

        """
    }
    let left = pairs.count - items.count
    return """
      <ul class="edit__values">
      \(each: items)</ul>
      \(left > 0 ? "<p class=\"value\">\(words[.otherValues(left)])</p>\n" as HTML : nil)
      """
  }

  /// Drawn where something of it is seen; the aliases where another one is named.
  private func drawing(of pair: TokenChange.ValuePair) -> HTML {
    let line = ChangeLine(view: view, pair: pair, type: change.new?.type ?? change.old?.type ?? "")
    guard pair.difference != nil, let figure = ChangeFigure(pair, of: change, words: words).html else {
      return line.html
    }
    return figure + (line.aliases ?? HTML())
  }
}
