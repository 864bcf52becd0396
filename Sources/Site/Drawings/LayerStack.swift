import Markup
import Tokens

/// What lies on what: planes one above the other, the greatest z-index on top.
struct LayerStack {
  let view: TokenView
  let layers: [TokenGraph.Token]

  /// - Parameter tokens: numbers, in any order; equal ones stay in theirs.
  init(_ tokens: [TokenGraph.Token], view: TokenView) {
    self.view = view
    layers = tokens.enumerated().sorted {
      (LayerStack.index($0.element), -$0.offset) > (LayerStack.index($1.element), -$1.offset)
    }.map(\.element)
  }

  /// With the name of each.
  var list: HTML {
    let items = layers.enumerated().map { index, token -> HTML in
      """
      <li style="--n:\(layers.count - index)">\(LayerStack.plane)<span class="caption">\(view.link(token))<span class="value">\(
        view.value(token))</span></span></li>

      """
    }
    return "<ol class=\"drawing layers\">\n\(each: items)</ol>\n"
  }

  /// Those about one of them, without names, and it filled.
  func figure(of token: TokenGraph.Token) -> HTML {
    let near = layers.neighborhood(of: layers.firstIndex { $0.path == token.path } ?? 0)
    let planes = near.enumerated().map { index, layer -> HTML in
      """
      <span\(attribute: "class", layer.path == token.path ? "is-chosen" : nil) style="--n:\(near.count - index)">\(
        LayerStack.plane)</span>
      """
    }
    return "<span class=\"layers layers--small\">\(each: planes)</span>"
  }

  private static let plane: HTML = """
    <svg class="plane" viewBox="0 0 120 40" aria-hidden="true" focusable="false"><path d="M2 38L38 2H118L82 38Z"/></svg>
    """

  private static func index(_ token: TokenGraph.Token) -> Double {
    if case .number(let number) = token.primary.value { number } else { 0 }
  }
}
