import Markup

/// The frame of every page of a report: head, header with light and dark, and contents. It has no sidebar and no search.
struct ReviewShell {
  let context: ReviewContext
  let title: String

  func html(_ main: HTML) -> HTML {
    """
    <!doctype html>
    <html lang="\(words.tag)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>\(title)</title>
    \(link("assets/tokens.css"))\(each: ReviewReport.sheets.map { link($0.path) })</head>
    <body>
    <a class="skip" href="#main">\(words[.skipToContent])</a>
    <header class="top">
    <a class="brand" href="\(context.href("index.html"))">\(words[.changes])</a>
    \(ModeBar([Chrome.appearance], appearance: Chrome.appearance, words: words).html)
    </header>
    <div class="frame frame--review">
    <main id="main" class="main main--wide">
    \(main)
    </main>
    </div>
    <script src="\(context.href("assets/site.js"))"></script>
    </body>
    </html>

    """
  }

  private var words: Words { context.words }

  private func link(_ path: String) -> HTML { "<link rel=\"stylesheet\" href=\"\(context.href(path))\">\n" }
}
