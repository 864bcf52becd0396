import Markup
import Tokens

/// Drawings that stand in a mode of their own, whatever the mode of the page.
struct ScopedDrawing {
  let view: TokenView
  /// By its index.
  let mode: Int

  /// What tells it from the default.
  private func title(_ mode: Mode) -> String {
    let told = zip(mode.choices, view.theme.graph.modifiers).filter { $0.context != $1.defaultContext }.map(\.0)
    return Mode(told.isEmpty ? mode.choices : told).title
  }

  func html(_ drawing: (TokenView) -> HTML) -> HTML {
    let mode = view.theme.graph.modes[mode]
    var view = view
    view.mode = self.mode
    return """
      <div class="scope" data-mode="\(mode.words ?? "")">
      <p class="label">\(title(mode))</p>
      \(drawing(view))</div>

      """
  }
}
