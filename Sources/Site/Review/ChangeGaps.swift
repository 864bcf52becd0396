import Markup
import Review
import Tokens

/// What nobody can tell, since something could not be read on one side.
struct ChangeGaps {
  let view: ChangeView

  /// Nil where all was read.
  var html: HTML? {
    let (old, new) = (view.comparison.old.isWhole, view.comparison.new.isWhole)
    let unknown = view.comparison.unknown
    guard !old || !new || !unknown.isEmpty else { return nil }
    let files = old && new ? nil : "<p class=\"muted\">\(view.words[.filesCouldNotBeRead])</p>\n" as HTML
    let tokens = unknown.prefix(ChangeGaps.most).map { path -> HTML in "<li>\(view.name(path))</li>\n" }
    let list: HTML? =
      tokens.isEmpty
      ? nil
      : """
      <p class="muted">\(view.words[.tokensCouldNotBeRead])</p>
      <ul class="index">
      \(each: tokens)</ul>

      """
    return """
      \(files)\(list)\(ChangeSections.leftOut(unknown.count - tokens.count, Phrase.tokens, view.words))
      """
  }

  private static let most = 200
}
