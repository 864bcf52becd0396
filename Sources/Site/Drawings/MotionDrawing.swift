import Markup
import Tokens

/// A transition: its curve, how long it takes on a line of a second, and a dot that moves by it when asked to. The transition for readers
/// who want less motion stands beside it and moves with it. A curve alone takes a second.
struct MotionDrawing {
  let view: TokenView
  let token: TokenGraph.Token

  /// - Parameter value: of the token in some mode.
  func html(_ value: TokenValue) -> HTML {
    let words = view.context.words
    guard case .transition(let transition) = value else {
      return
        "<span class=\"plots\">\(plot(value, "", isAlone: true))</span>\(track([CSSValue("1s \(view.variable(token.path).text)")]))"
    }
    let twin = transition.reduced.flatMap { view.theme.graph[$0.path] }
    return """
      <span class="plots">\(plot(value, words[.full], isAlone: twin == nil))\(
        twin.map { plot($0.primary.value, words[.reduced], isAlone: false) })</span>
      \(track([token, twin].map { $0.map { view.variable($0.path) } }))
      """
  }

  private func track(_ transitions: [CSSValue?]) -> HTML {
    MotionTrack(
      title: token.path.segments.last.map(TypeSample.title) ?? "", transitions: transitions.compactMap(\.self),
      words: view.context.words
    ).html
  }

  private func plot(_ value: TokenValue, _ name: String, isAlone: Bool) -> HTML {
    """
    <span class="plots__one">\(EasingPlot(value)?.svg)\(TimeLine(value)?.html)\(
      isAlone ? nil : "<small>\(name)</small>")</span>
    """
  }
}
