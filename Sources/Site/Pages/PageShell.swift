import Markup

/// The frame of every page: head, header with the mode bar, sidebar, contents and foot.
///
/// Its ids have a colon, which no heading of a document has.
struct PageShell {
  let context: PageContext
  /// What the page shows, if that is a document.
  var document: ResolvedDocument?
  let title: String
  let description: String?
  /// The headings that the contents beside the page list.
  var contents: [(level: Int, id: String, text: String)] = []
  /// The icons that drawings on the page use.
  var icons: [Icon] = []
  /// The page before and the page after, in reading order.
  var neighbors: (previous: Navigation.Item?, next: Navigation.Item?) = (nil, nil)
  var isWide = false
  /// The style sheets of what it shows.
  var sheets: Set<SiteStyle.Sheet> = []

  private var words: Words { context.words }

  private var language: LanguageTag { document?.language ?? context.project.language }

  func html(_ main: HTML) -> HTML {
    let folder = context.frame.folder(of: context)
    return """
      <!doctype html>
      <html lang="\(words.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(documentTitle)</title>
      \(PageMetadata(context: context, title: title, description: description).html)\(
        allSheets.isEmpty ? folder.styles : StyleLinks(context: context, sheets: allSheets).html)\(
        context.project.parts.style.map { "<link rel=\"stylesheet\" href=\"\(context.siteHref($0))\">\n" })\(
        context.project.parts.head.map { context.ownHTML($0) })</head>
      <body>
      <a class="skip" href="#s:main">\(words[.skipToContent])</a>
      \(IconSprite(icons: icons).html)<header class="top">
      <button class="menu" type="button" popovertarget="s:pages">\(words[.menu])</button>
      \(folder.header)</header>
      <div class="frame">
      \(Sidebar(context).html)
      <main id="s:main" class="\(isWide || contents.count < 2 ? "main main--wide" : "main")"\(
        attribute: "lang", language.text == words.tag ? nil : language.text)\(
        attribute: "dir", language.isRightToLeft ? "rtl" : nil)>
      \(Breadcrumbs(context: context).html)\(main)
      \(pager)</main>
      \(tableOfContents)\(PageFoot(context: context, document: document).html)</div>
      \(each: scripts.map { "<script src=\"\(context.siteHref($0))\"></script>\n" })\(FirstPaint.end)</body>
      </html>

      """
  }

  /// Pages with a look of their own have a script of their own, too.
  private var scripts: [String] {
    ["assets/site.js"] + (sheets.contains(.component) ? ["assets/component.js"] : [])
      + (sheets.contains(.overview) ? ["assets/overview.js"] : [])
  }

  /// With the looks of marks, where there may be any: on tokens and on components.
  private var allSheets: Set<SiteStyle.Sheet> {
    let mayHaveMarks = context.system.review != nil && !sheets.isDisjoint(with: [.entries, .overview, .component])
    return mayHaveMarks ? sheets.union([.marks]) : sheets
  }

  private var documentTitle: String {
    title == context.system.title ? title : "\(title) – \(context.system.title)"
  }

  private var tableOfContents: HTML? {
    guard contents.count >= 2, !isWide else { return nil }
    var items = HTML()
    for entry in contents {
      items += "<li class=\"toc__\(entry.level)\"><a href=\"\(Href.fragment(entry.id))\">\(entry.text)</a></li>\n"
    }
    return """
      <nav class="toc" aria-labelledby="s:toc">
      <p id="s:toc" class="label">\(words[.onThisPage])</p>
      <ol>
      \(items)</ol>
      </nav>

      """
  }

  private var pager: HTML? {
    guard neighbors.previous != nil || neighbors.next != nil else { return nil }
    let previous = neighbors.previous.map { item -> HTML in
      """
      <a class="pager__link" rel="prev" href="\(context.href(item.path))"><span class="label">\(words[.previous])</span>\(item.title)</a>

      """
    }
    let next = neighbors.next.map { item -> HTML in
      """
      <a class="pager__link pager__link--next" rel="next" href="\(context.href(item.path))"><span class="label">\(words[.next])</span>\(
        item.title)</a>

      """
    }
    return """
      <nav class="pager" aria-label="\(words[.previousAndNext])">
      \(previous)\(next)</nav>

      """
  }
}
