import Markup
import Tokens

/// The radio buttons that say in which mode a page is shown: a group for each modifier. They work without scripts.
///
/// A few of them stand in the header of a wide window. Where there is no room, they are behind a button that tells the mode.
struct ModeBar {
  private let words: Words
  private let modifiers: [Modifier]
  private let appearance: Modifier

  init(_ system: ResolvedSystem, words: Words) {
    let own = system.theme?.graph.modifiers ?? []
    let appearance = system.appearance
    self.init(own.contains(appearance) ? own : own + [appearance], appearance: appearance, words: words)
  }

  init(_ modifiers: [Modifier], appearance: Modifier, words: Words) {
    self.words = words
    self.modifiers = modifiers
    self.appearance = appearance
  }

  var html: HTML {
    """
    <button class="menu mode-menu" type="button" popovertarget="s:modes"><span class="visually-hidden">\(words[.mode]): </span>\(
      each: modifiers.enumerated().map { name($1, isFirst: $0 == 0) })</button>
    <div class="\(isSmall ? "modes" : "modes modes--many")" id="s:modes" popover role="group" aria-label="\(words[.mode])">
    \(each: modifiers.map(group))</div>
    <script>
    \(HTML(trusting: SiteScript.modes))
    </script>
    """
  }

  private var isSmall: Bool { modifiers.reduce(0) { $0 + choices(of: $1).count } <= ModeBar.roomForButtons }

  private static let roomForButtons = 6

  private func choices(of modifier: Modifier) -> [String] {
    modifier == appearance ? ["auto"] + modifier.contexts : modifier.contexts
  }

  /// What is chosen, which the style sheet of the tokens picks. Of many modifiers, each stands below its name.
  private func name(_ modifier: Modifier, isFirst: Bool) -> HTML {
    let contexts = modifier.contexts.map { context -> HTML in
      let word = ModeSelectors.word(Mode.Choice(modifier: modifier.name, context: context))
      return "<span data-only=\"\(word)\">\(isSmall && !isFirst ? " · " : "")\(Modifier.title(context))</span>"
    }.joined()
    guard !isSmall else { return contexts }
    return
      "<span class=\"axis\"\(attribute: "data-look", if: modifier == appearance)><small>\(modifier.title) </small>\(contexts)</span>"
  }

  private func group(_ modifier: Modifier) -> HTML {
    let buttons = choices(of: modifier).enumerated().map { index, context -> HTML in
      let id = ModeSelectors.id(modifier.name, context)
      let name = ModeSelectors.identifier(modifier.name)
      let value = ModeSelectors.identifier(context)
      return """
        <input type="radio" name="\(name)" value="\(value)" id="\(id)"\(attribute: "checked", if: index == 0)><label for="\(
          id)">\(Modifier.title(context))</label>

        """
    }
    return """
      <fieldset\(attribute: "data-look", if: modifier == appearance)>
      <legend class="label">\(modifier.title)</legend>
      <div class="modes__group">
      \(each: buttons)</div>
      </fieldset>

      """
  }
}
