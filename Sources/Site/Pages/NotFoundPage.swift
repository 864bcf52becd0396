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
      <h2>\(context.words[.perhapsHere])</h2>
      <ul class="index">
      \(each: places)</ul>

      """)
  }

  /// Where most ways begin: the sections of the site, and the list of everything.
  private var places: [HTML] {
    let sections = context.system.navigation.sections.compactMap { section -> (title: String, path: String)? in
      (section.path ?? section.items.first?.path).map { (section.title, $0) }
    }
    return (sections + [(context.words[.allPages], AllPagesPage.path)]).map {
      "<li><a href=\"\(context.href($0.path))\">\($0.title)</a></li>\n"
    }
  }
}
