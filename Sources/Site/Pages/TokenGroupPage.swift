import Markup
import Tokens

/// A group of tokens of a type that has very many.
struct TokenGroupPage {
  let context: PageContext
  let theme: ResolvedTheme
  let page: TokenPages.Page

  var html: HTML {
    let words = context.words
    let title = page.group?.title(words) ?? words[page.type.phrase]
    let head = PageHead(title: title, description: words[.tokens(page.tokens.count)])
    let pages = context.tokens.pages.pages(of: page.type)
    let jumps = JumpList(
      label: words[page.type.phrase],
      entries: [.init(href: context.href(Navigation.page(of: page.type)), title: HTML(text: words[.allGroups]))]
        + pages.filter { $0.path != page.path }.map { other in
          let title = HTML(other.group?.title(words) ?? "", breakingAfter: ".")
          return .init(href: context.href(other.path), title: title, count: other.tokens.count)
        })
    let shell = PageShell(
      context: context, title: title,
      description: words[.everyToken(of: context.system.title, type: "\(words[page.type.phrase]), \(title)")],
      isWide: true,
      sheets: [.figures, .entries])
    let list = TokenEntryList(view: TokenView(context: context, theme: theme), tokens: page.tokens)
    return shell.html(
      """
      \(head.html)<details class="jumps"><summary>\(words[.otherPages])</summary>
      \(jumps.html)</details>
      \(list.html)
      """)
  }
}
