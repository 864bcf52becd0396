import Markup

/// What the pages of a folder have in common, made once: its addresses lead out of that folder.
struct FolderFrame: Sendable {
  /// The style sheets of a page that shows nothing of its own.
  let styles: HTML
  /// Whose site it is, the search, and the modes.
  let header: HTML

  init(_ context: PageContext) {
    styles = StyleLinks(context: context, sheets: []).html
    header = """
      \(Brand(context: context).html)
      \(SearchField(context).html)
      \(context.frame.modeBar)

      """
  }
}
