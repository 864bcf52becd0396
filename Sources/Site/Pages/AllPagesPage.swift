import Markup
import Tokens

/// Every page of a system, and its tokens: for those who look for something without a script. On the portal, the pages of all systems.
struct AllPagesPage {
  static let path = "pages.html"

  let context: PageContext

  /// With more tokens than this, the pages of their types are all there is.
  private static let mostTokens = 1000

  var html: HTML {
    let words = context.words
    let shell = PageShell(
      context: context, title: words[.allPages], description: words[.allPagesOf(context.system.title)], isWide: true)
    let isPortal = context.project.portal?.name == context.system.name
    let systems = isPortal ? context.project.systems : [context.system]
    return shell.html(
      PageHead(title: words[.allPages], description: words[.allPagesOf(context.system.title)]).html
        + systems.map { lists($0, isNested: isPortal) }.joined())
  }

  /// - Parameter isNested: whether the system has a heading of its own.
  private func lists(_ system: ResolvedSystem, isNested: Bool) -> HTML {
    let navigation = system.navigation
    let home =
      "<a href=\"\(href("index.html", in: system))\">\(isNested ? system.title : navigation.home.title)</a>" as HTML
    let sections = navigation.sections.map { section -> HTML in
      let title =
        section.path.map { "<a href=\"\(href($0, in: system))\">\(section.title)</a>" } ?? HTML(text: section.title)
      let items = section.items.map { "<li><a href=\"\(href($0.path, in: system))\">\($0.title)</a></li>\n" as HTML }
      return heading(title, isNested: isNested) + "<ul class=\"index\">\n\(each: items)</ul>\n"
    }
    return "<h2>\(home)</h2>\n" + sections.joined() + (tokens(system, isNested: isNested) ?? HTML())
  }

  private func heading(_ title: HTML, isNested: Bool) -> HTML {
    isNested ? "<h3>\(title)</h3>\n" : "<h2>\(title)</h2>\n"
  }

  private func tokens(_ system: ResolvedSystem, isNested: Bool) -> HTML? {
    guard !isNested, let theme = system.theme, (1...AllPagesPage.mostTokens).contains(theme.graph.tokens.count) else {
      return nil
    }
    let view = TokenView(context: context, theme: theme)
    let items = theme.graph.tokens.map { "<li>\(view.link($0))</li>\n" as HTML }
    return heading(HTML(text: context.words[.allTokens]), isNested: isNested)
      + "<ul class=\"index\">\n\(each: items)</ul>\n"
  }

  private func href(_ path: String, in system: ResolvedSystem) -> Href {
    context.siteHref(system.folder + path)
  }
}
