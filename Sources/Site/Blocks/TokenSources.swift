import Diagnostics
import Markup
import Tokens

/// Where a token is written: each place that a mode takes it from, with what stands there.
struct TokenSources {
  let view: TokenView
  let token: TokenGraph.Token

  var html: HTML? {
    var seen: Set<Place> = []
    let tokens = token.byMode.compactMap(\.self).filter { seen.insert($0.namePlace).inserted }
    return tokens.isEmpty
      ? nil : view.fact(view.context.words[.source], tokens.map(listing).joined())
  }

  private func listing(_ token: ResolvedToken) -> HTML {
    let position = view.context.project.sources.position(of: token.place)
    return """
      <details><summary>\(position.path):\(position.line)</summary><pre>\(HTML(content: token.json))</pre></details>
      """
  }
}
