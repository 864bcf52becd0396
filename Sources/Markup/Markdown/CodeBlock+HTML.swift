extension CodeBlock {
  /// The block as CommonMark has it: its language as a class, its code without colours.
  package var html: HTML {
    guard let language else { return "<pre><code>\(literal)</code></pre>\n" }
    return "<pre><code class=\"language-\(language)\">\(literal)</code></pre>\n"
  }

  /// The block with colours, in an element that the keyboard can scroll.
  package var highlightedHTML: HTML {
    let code = SyntaxHighlighter.html(literal, language: language)
    let name = language.map { "language-\($0)" }
    return "<pre tabindex=\"0\"><code\(attribute: "class", name)>\(code)</code></pre>\n"
  }
}
