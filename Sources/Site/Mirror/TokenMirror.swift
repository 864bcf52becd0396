import Tokens

/// Tokens as a table: names, values in every mode in which they differ, meanings.
struct TokenMirror {
  let theme: ResolvedTheme
  let words: Words

  func table(_ tokens: [TokenGraph.Token]) -> String {
    MarkdownText.table(
      [words[.token], words[.value], "CSS", words[.descriptionOfToken]],
      tokens.map { token in
        [
          MarkdownText.code(token.path.description), value(token), MarkdownText.code(theme.cssName(token.path)),
          [deprecation(token), token.description].compactMap { $0 }.joined(separator: " "),
        ]
      })
  }

  /// `#FFFFFF`; of several, `Dark: #000000, Light: #FFFFFF`.
  func value(_ token: TokenGraph.Token) -> String {
    let modifiers = token.modifiers(of: theme.graph)
    let distinct = token.distinctValues
    guard distinct.count > 1 else { return distinct.first.map { TokenText.short($0.token.value, words) } ?? "" }
    return distinct.map { value, modes in
      "\(theme.graph.title(of: modes, in: modifiers, words)): \(TokenText.short(value.value, words))"
    }.joined(separator: ", ")
  }

  private func deprecation(_ token: TokenGraph.Token) -> String? {
    token.deprecationReason.map { reason in "\(words[.deprecatedTokens])\(reason.map { ": \($0)" } ?? "")." }
  }
}
