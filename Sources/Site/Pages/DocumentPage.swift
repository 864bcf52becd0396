import Markup

/// A page that is a Markdown document.
struct DocumentPage {
  let context: PageContext
  let document: ResolvedDocument

  var html: HTML {
    let body = DocumentBody(context: context, document: document)
    let head = PageHead(
      title: document.title, description: document.description,
      badge: StatusBadge.unlessStable(document.status, context.words))
    let shell = PageShell(
      context: context, document: document, title: document.title, description: document.description,
      contents: body.contents,
      icons: body.icons, neighbors: context.system.neighbors(of: document.path), sheets: body.sheets)
    var main = head.html
    body.write(into: &main)
    return shell.html(main)
  }
}
