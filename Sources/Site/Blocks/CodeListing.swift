import Markup

/// A listing with its syntax coloured.
struct CodeListing {
  private let code: String
  private let language: String?
  private let words: Words

  init(_ code: String, language: String?, _ words: Words) {
    self.code = code
    self.language = language
    self.words = words
  }

  var html: HTML {
    let name = language ?? "text"
    return """
      <div class="listing"><pre tabindex="0" role="group" aria-label="\(words[.code]), \(
        language ?? words[.plainText])"><code class="language-\(
        name)" data-copy="" data-copy-label="\(words[.theCode])">\(SyntaxHighlighter.html(code, language: language ?? ""))</code></pre></div>

      """
  }
}
