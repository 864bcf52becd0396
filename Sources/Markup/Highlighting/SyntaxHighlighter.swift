/// Colours source code for reading: `<span class="tok-…">` around what stands out, everything else as it is.
///
/// It reads words, not grammar: enough to tell a string from a comment, fast, and never wrong about the text. The text of
/// the result is exactly the code, whatever the code is.
package struct SyntaxHighlighter: Sendable {
  private let grammar: any Grammar

  /// Nil for a language that is not known. `console` is a shell session: prompts with commands, and their output.
  package init?(language: String) {
    switch language.lowercased() {
    case "swift": grammar = SwiftGrammar()
    case "json", "jsonc", "json5": grammar = JSONGrammar()
    case "css": grammar = CSSGrammar()
    case "html", "xml", "svg": grammar = MarkupGrammar()
    case "yaml", "yml": grammar = YAMLGrammar()
    case "sh", "bash", "zsh", "shell": grammar = ShellGrammar(isSession: false)
    case "console", "shell-session": grammar = ShellGrammar(isSession: true)
    default: return nil
    }
  }

  package func html(_ code: String) -> HTML {
    var scanner = ByteScanner(code)
    var grammar = grammar
    var html = HTML()
    html.reserveCapacity(scanner.bytes.count * 3)
    // Text that does not stand out is written together.
    var plain = 0
    while !scanner.isAtEnd {
      let start = scanner.index
      let token = grammar.token(&scanner)
      precondition(scanner.index > start, "a grammar takes at least one byte")
      guard let token else { continue }
      html.append(text: scanner.bytes.span.extracting(plain..<start))
      html.append(token.startTag)
      html.append(text: scanner.bytes.span.extracting(start..<scanner.index))
      html.append("</span>")
      plain = scanner.index
    }
    html.append(text: scanner.bytes.span.extracting(plain...))
    return html
  }

  /// The code with colours if the language is known, else as text.
  package static func html(_ code: String, language: String?) -> HTML {
    language.flatMap(SyntaxHighlighter.init)?.html(code) ?? HTML(text: code)
  }
}
