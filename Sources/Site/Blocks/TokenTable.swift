import Markup
import Tokens

/// Tokens of any kind, a row each: picture, name, value, what it means.
struct TokenTable {
  let view: TokenView
  let tokens: [TokenGraph.Token]

  var html: HTML {
    """
    <div class="drawing table-wrap">
    <table class="tokens">
    <thead><tr><th scope="col">\(words[.token])</th><th scope="col">\(words[.value])</th><th scope="col">\(
      words[.meaning])</th></tr></thead>
    <tbody>
    \(each: tokens.map(row))</tbody>
    </table>
    </div>

    """
  }

  private var words: Words { view.context.words }

  /// As it is said in the mode that is drawn.
  private func meaning(of token: TokenGraph.Token) -> String {
    view.mode.flatMap { token.byMode[$0]?.description } ?? token.description ?? ""
  }

  private func row(_ token: TokenGraph.Token) -> HTML {
    """
    <tr><th scope="row"><span class="tokens__name">\(view.preview(token))\(view.link(token))</span></th><td class="value">\(view.value(token))</td><td class="tokens__meaning">\(
      meaning(of: token))</td></tr>

    """
  }
}
