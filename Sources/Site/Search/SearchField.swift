import Markup

/// What opens the search, in the header of every page; without scripts a link to the list of all pages.
struct SearchField {
  let context: PageContext

  init(_ context: PageContext) {
    self.context = context
  }

  var html: HTML {
    """
    <a class="search" href="\(context.href(AllPagesPage.path))"><span>\(context.words[.search])</span><kbd aria-hidden="true">/</kbd></a>
    """
  }
}

extension Phrase {
  static let search = Phrase("Search", de: "Suche")
}
