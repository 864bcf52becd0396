import Markup
import Tokens

/// Entries under the headings of their groups, behind a list of these.
struct TokenEntryList {
  let view: TokenView
  let tokens: [TokenGraph.Token]

  var html: HTML {
    let words = view.context.words
    let groups = TokenGroups(tokens).all
    let jumps = JumpList(
      label: words[.groups],
      entries: groups.map { .init(id: $0.id, title: $0.title(words), count: $0.tokens.count) })
    return """
      \(FontNotice(view).paragraphs(tokens))\(jumps.html)\(CopyFormats(words: words).html)\(tokens.contains(where: SampleBar.isNeeded) ? SampleBar.html : nil)<div class="token-list" data-prefix="\(view.theme.configuration.prefix)">
      \(each: groups.map(section))</div>

      """
  }

  private func section(_ group: TokenGroups.Group) -> HTML {
    """
    <section class="token-group" aria-labelledby="\(group.id)">
    <h2 id="\(group.id)">\(group.title(view.context.words))</h2>
    \(each: group.tokens.compactMap(entry))</section>

    """
  }

  private func entry(_ token: TokenGraph.Token) -> HTML? {
    view.theme.graph.index(of: token.path).map { TokenEntry(view: view, token: token, index: $0).html }
  }
}
