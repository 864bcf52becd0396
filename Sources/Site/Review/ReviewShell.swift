import Markup

/// The frame of every page of a report: head, header with light and dark, and contents. It has no sidebar and no search.
struct ReviewShell {
  let context: ReviewContext
  let title: String
  /// Those of the system that the page draws; light and dark alone for a page that draws none.
  var modes: Modes?
  /// Behind site.js, in the folder of the report.
  var scripts: [String] = []

  struct Modes {
    let all: ReviewModes
    /// Their sheet, in the folder of the report.
    let style: String
  }

  func html(_ main: HTML) -> HTML {
    """
    <!doctype html>
    <html lang="\(words.tag)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>\(title)</title>
    \(link(modes?.style ?? "assets/tokens.css"))\(each: sheets.map { link($0.path) })</head>
    <body>
    <a class="skip" href="#s:main">\(words[.skipToContent])</a>
    <header class="top">
    <a class="brand" href="\(context.href("index.html"))">\(words[.changes])</a>
    \(modeBar.html)
    </header>
    <div class="frame frame--review">
    <main id="s:main" class="main main--wide">
    \(main)
    </main>
    </div>
    \(each: (["assets/site.js"] + scripts).map(script))</body>
    </html>

    """
  }

  private var words: Words { context.words }

  private var sheets: [SiteStyle.Sheet] { [.site, .review, modes == nil ? .versus : .redrawn] }

  private var modeBar: ModeBar {
    let appearance = modes?.all.appearance ?? Chrome.appearance
    return ModeBar(modes?.all.modifiers ?? [appearance], appearance: appearance, words: words)
  }

  private func script(_ path: String) -> HTML { "<script src=\"\(context.href(path))\"></script>\n" }

  private func link(_ path: String) -> HTML { "<link rel=\"stylesheet\" href=\"\(context.href(path))\">\n" }
}
