import Markup

/// 404.html: a server shows it for an address that leads nowhere.
struct NotFoundPage {
  let context: PageContext

  var html: HTML {
    let shell = PageShell(context: context, title: context.words[.notFound], description: nil)
    let head = PageHead(
      title: context.words[.nothingHere], description: context.words[.leadsNowhere])
    return shell.html(
      """
      \(head.html)<p class="action"><a class="button" href="\(context.href("index.html"))">\(context.words[.backToOverview])</a></p>

      """)
  }
}
