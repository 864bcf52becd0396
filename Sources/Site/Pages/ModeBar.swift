import Markup
import Tokens

/// The radio buttons that say in which mode a page is shown: a group for each modifier. They work without scripts.
struct ModeBar {
  private let modifiers: [Modifier]
  private let appearance: Modifier

  init(_ system: ResolvedSystem) {
    let own = system.theme?.graph.modifiers ?? []
    appearance = system.appearance
    modifiers = own.contains(appearance) ? own : own + [appearance]
  }

  var html: HTML {
    """
    <div class="modes" role="group" aria-label="Mode">
    \(each: modifiers.map(group))</div>
    <script>
    \(HTML(trusting: SiteScript.modes.utf8))
    </script>
    """
  }

  private func group(_ modifier: Modifier) -> HTML {
    let isAppearance = modifier == appearance
    let contexts = isAppearance ? ["auto"] + modifier.contexts : modifier.contexts
    let buttons = contexts.enumerated().map { index, context -> HTML in
      let id = ModeSelectors.id(modifier.name, context)
      let name = ModeSelectors.identifier(modifier.name)
      let value = ModeSelectors.identifier(context)
      return """
        <input type="radio" name="\(name)" value="\(value)" id="\(id)"\(attribute: "checked", if: index == 0)><label for="\(
          id)">\(context.prefix(1).uppercased() + context.dropFirst())</label>

        """
    }
    return """
      <fieldset class="modes__group">
      <legend class="visually-hidden">\(modifier.name.prefix(1).uppercased() + modifier.name.dropFirst())</legend>
      \(each: buttons)</fieldset>

      """
  }
}
