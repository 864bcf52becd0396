import Markup
import Tokens

/// A dot that runs along a line as a transition has it: a checkbox moves it there and back, so it needs no script and never starts by
/// itself. The dot of the transition for reduced motion runs under it.
struct MotionTrack {
  let view: TokenView
  let token: TokenGraph.Token
  let twin: TokenGraph.Token?

  var html: HTML {
    let title = token.path.segments.last.map(TypeSample.title) ?? ""
    let tracks = [token, twin].compactMap { $0 }.map { token -> HTML in
      """
      <span class="motion__track"><span class="motion__dot" style="transition:inset-inline-start \(
        view.variable(token.path))"></span></span>
      """
    }
    return """
      <label class="motion__play"><input class="visually-hidden" type="checkbox"><span class="motion__button">\(
        view.context.words[.play])<span class="visually-hidden"> \(title)</span></span><span class="motion__tracks">\(
          each: tracks)</span></label>
      """
  }
}
