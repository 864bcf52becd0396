import Markup
import Tokens

/// A number that is more than a number: what it does to something.
struct NumberDrawing {
  let view: TokenView
  let token: TokenGraph.Token

  /// Nil for a purpose that has a drawing of its own.
  func html(_ purpose: TokenPurpose) -> HTML? {
    let variable = view.variable(token.path)
    return switch purpose {
    case .opacity:
      """
      <span class="fill is-translucent"><span style="background:currentColor;opacity:\(variable)"></span></span>
      """
    case .scale: "<span class=\"sized\"><span style=\"scale:\(variable)\"></span></span>"
    case .lineHeight: "<span class=\"lines\" style=\"line-height:\(variable)\">\(view.context.words[.sentence])</span>"
    case .layer, .breakpoint, .radius, .stroke, .fontSize, .tracking: nil
    }
  }
}
