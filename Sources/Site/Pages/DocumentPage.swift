import Markup

/// A page that is a Markdown document.
struct DocumentPage {
  let context: PageContext
  let document: ResolvedDocument

  var html: HTML {
    let body = DocumentBody(context: context, document: document)
    let head = PageHead(
      section: section, title: document.title, description: document.description, status: document.status)
    let shell = PageShell(
      context: context, title: document.title, description: document.description, contents: body.contents,
      icons: body.icons, neighbors: context.system.neighbors(of: document.path))
    return shell.html(head.html + body.html)
  }

  /// The title of the folder that the page stands in, unless it is that folder's own page.
  private var section: String? {
    context.system.navigation.sections.first { section in
      section.items.contains { $0.path == document.path }
    }?.title
  }
}
