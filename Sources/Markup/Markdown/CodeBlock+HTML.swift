extension CodeBlock {
  /// The block as CommonMark has it: its language as a class, its code without colours.
  package var html: HTML {
    guard let language else { return "<pre><code>\(literal)</code></pre>\n" }
    return "<pre><code class=\"language-\(language)\">\(literal)</code></pre>\n"
  }
}
