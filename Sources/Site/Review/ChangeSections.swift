import Markup
import Review
import Tokens

/// All that there is to say of a comparison: what it comes to, then contrast, then the edits with what follows from each.
struct ChangeSections {
  let comparison: Comparison
  let words: Words
  var links = ChangeLinks()

  var html: HTML {
    let text = ComparisonText(comparison)
    let edits = comparison.causes.map { cause -> HTML in
      """
      <li class="change" id="\(ChangeSections.id(cause.change))">
      <h3>\(name(cause.change.path))</h3>
      <p>\(text.line(cause.change))</p>
      </li>

      """
    }
    return """
      <p class="lead">\(text.verdict)</p>
      <section aria-labelledby="edits">
      <h2 id="edits">\(words[.edits])</h2>
      <ol class="changes">
      \(each: edits)</ol>
      </section>

      """
  }

  /// Of a change on its page, for links to it.
  static func id(_ change: TokenChange) -> String { "change-\(TokenCatalog.anchor(change.path))" }

  private func name(_ path: TokenPath) -> HTML {
    let name = TokenView.name(path)
    return links.token(path).map { "<a class=\"token-name\" href=\"\($0)\">\(name)</a>" } ?? name
  }
}
