import Markup

/// A listing with its syntax coloured.
struct CodeListing {
  private let code: String
  private let language: String?

  init(_ code: String, language: String?) {
    self.code = code
    self.language = language
  }

  var html: HTML {
    let name = language ?? "text"
    return """
      <div class="listing"><pre tabindex="0" role="group" aria-label="Code, \(name)"><code class="language-\(
        name)" data-copy="" data-copy-label="the code">\(SyntaxHighlighter.html(code, language: language ?? ""))</code></pre></div>

      """
  }
}
