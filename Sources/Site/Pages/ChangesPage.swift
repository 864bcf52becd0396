import Markup
import Review
import Tokens

/// What changed of a system since the version that was asked for.
struct ChangesPage {
  static let path = "changes.html"

  let context: PageContext
  let theme: ResolvedTheme
  let review: SystemReview

  var html: HTML {
    let title = words[.changes]
    let description = words[.changes(of: context.system.title, since: review.since)]
    let shell = PageShell(
      context: context, title: title, description: description,
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.review, .versus])
    return shell.html(PageHead(title: title, description: description).html + changes)
  }

  private var words: Words { context.words }

  private var changes: HTML {
    guard let comparison = review.comparison else { return sentence(.isNew(since: review.since)) }
    guard !comparison.isEmpty || !comparison.isCertain else { return sentence(.nothingChanged(since: review.since)) }
    return ChangeSections(comparison: comparison, words: words, links: links).html
  }

  private var links: ChangeLinks {
    let view = TokenView(context: context, theme: theme)
    let pages = Set(context.system.documents.map(\.path))
    return ChangeLinks(
      token: { view.theme.graph[$0].map(view.href) },
      component: { name in
        view.theme.components[name] == nil ? nil : view.context.href(view.context.system.componentPage(name))
      },
      title: { view.theme.components[$0]?.component.title ?? $0 },
      document: { user in user.path.flatMap { pages.contains($0) ? view.context.href($0) : nil } })
  }

  private func sentence(_ phrase: Phrase) -> HTML { "<p>\(words[phrase])</p>\n" }
}
