import Markup

/// 404.html: a server shows it for an address that leads nowhere.
struct NotFoundPage {
  let context: PageContext

  var html: HTML {
    let shell = PageShell(context: context, title: "Not found", description: nil)
    let head = PageHead(
      title: "Nothing here", description: "This address leads to no page. It may have moved when the system changed.")
    return shell.html(
      """
      \(head.html)<p class="action"><a class="button" href="\(context.href("index.html"))">Back to the overview</a></p>

      """)
  }
}
