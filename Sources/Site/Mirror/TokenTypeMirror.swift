import Tokens

/// All tokens of a type as a table; or the way to them, where they stand on pages of their own.
struct TokenTypeMirror {
  let theme: ResolvedTheme
  let type: TokenType
  /// Those of the type.
  let pages: [TokenPages.Page]
  let words: Words

  var text: String {
    let tokens = theme.graph.tokens.filter { $0.type == type }
    let title = MarkdownText.title(words[type.phrase], words[.tokens(tokens.count)])
    guard pages.contains(where: { $0.group != nil }) else {
      return title + TokenMirror(theme: theme, words: words).table(tokens)
    }
    return title
      + pages.map { page in
        MarkdownText.item(
          page.group?.title(words) ?? words[type.phrase], from: Navigation.page(of: type), to: page.path,
          words[.tokens(page.tokens.count)])
      }.joined()
  }
}
