import Diagnostics
import Markup
import Tokens

/// The last lines of a page: what the author wants to stand there, and where else to go with it.
struct PageFoot {
  let context: PageContext
  /// The document that the page shows.
  let document: ResolvedDocument?

  var html: HTML {
    """
    <footer class="foot">
    \(context.project.parts.footer.map { context.ownHTML($0) })<ul class="foot__links">
    \(each: links.map { "<li><a href=\"\($0.href)\">\($0.title)</a></li>\n" })</ul>
    </footer>

    """
  }

  private var links: [(title: String, href: Href)] {
    var links: [(title: String, href: Href)] = []
    if let document, let edit = context.project.editing?.address(of: document.file.path) {
      links.append((context.words[.editThisPage], edit))
    }
    if let twin = context.twin { links.append(("Markdown", context.href(twin))) }
    links.append((context.words[.allPages], context.href(AllPagesPage.path)))
    if context.system.theme?.graph.tokens.isEmpty == false {
      links.append((context.words[.downloads], context.href(Downloads.page)))
    }
    return links
  }
}
