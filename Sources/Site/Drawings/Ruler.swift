import Markup
import Tokens

/// A length at its real size over marks of 8 px.
struct Ruler {
  let view: TokenView
  let token: TokenGraph.Token
  /// How much room there is, in pixels; a longer bar is shown to go on.
  let room: Double

  var html: HTML {
    guard case .dimension(let length) = token.primary.value else { return html(cut: false) }
    return html(cut: length.pixels ?? 0 > room)
  }

  private func html(cut isCut: Bool) -> HTML {
    """
    <span class="scale"><span class="\(isCut ? "scale__bar scale__bar--cut" : "scale__bar")" style="inline-size:max(1px, \(
      view.variable(token.path)))"></span></span>
    """
  }
}
