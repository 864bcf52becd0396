import Markup
import Tokens

/// Drawings that stand in a mode of their own, whatever the mode of the page.
struct ScopedDrawing {
  let view: TokenView
  /// By its index.
  let mode: Int

  /// What tells it from the default. A context that other modifiers have, too, stands with the name of its own.
  private func title(_ mode: Mode) -> String {
    let modifiers = view.theme.graph.modifiers
    let choices = Array(zip(mode.choices, modifiers))
    let told = choices.filter { $0.context != $1.defaultContext }
    let words = (told.isEmpty ? choices : told).map { choice, modifier in
      let isShared = modifiers.count { $0.contexts.contains(choice.context) } > 1
      return isShared ? "\(modifier.title): \(choice.context)" : choice.context
    }
    return Modifier.title(words.joined(separator: ", "))
  }

  /// On the theme's canvas where the mode says whether it is light or dark: the words around the drawing follow it.
  private var name: String {
    view.theme.graph.modifiers.contains(where: \.isAppearance) ? "scope" : "scope scope--plain"
  }

  func html(_ drawing: (TokenView) -> HTML) -> HTML {
    let mode = view.theme.graph.modes[mode]
    return """
      <div class="\(name)" data-mode="\(mode.words ?? "")">
      <p class="label">\(title(mode))</p>
      \(drawing(view.inMode(self.mode)))</div>

      """
  }
}
