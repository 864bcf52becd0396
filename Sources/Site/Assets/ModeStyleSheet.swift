import Tokens

/// Writes custom properties and what follows the mode as CSS.
struct ModeStyleSheet {
  let selectors: ModeSelectors
  let modifiers: [Modifier]

  /// The custom properties of a graph in every mode.
  func properties(_ sheet: TokenStyleSheet) -> String {
    var css = ""
    for block in sheet.blocks {
      let conditions = conditions(block)
      css += rules(conditions, text(block.declarations))
      if !block.reducedMotion.isEmpty {
        css += wrapped(rules(conditions, text(block.reducedMotion)), "(prefers-reduced-motion: reduce)")
      }
    }
    return css
  }

  private func conditions(_ block: TokenStyleSheet.Block) -> [ModeSelectors.Condition] {
    let root = block.isDefault ? selectors.page([]) : []
    if block.choices.isEmpty { return root + (block.followed.isEmpty ? [] : [ModeSelectors.anyPart]) }
    return root + selectors.conditions(block.choices, defaults: modifiers)
  }

  /// The properties of one context for paper, whatever the mode on the screen.
  func printed(_ sheet: TokenStyleSheet, as choice: Mode.Choice) -> String {
    let block = sheet.blocks.first { $0.choices == [choice] }
    let declarations = block?.declarations.map { "  \($0.property): \($0.text) !important;\n" }.joined() ?? ""
    return "@media print {\n:root {\n\(declarations)  color-scheme: light !important;\n}\n}\n"
  }

  /// Tells the browser which of its own colours, such as those of scroll bars, go with each mode.
  func colorScheme(_ appearance: Modifier) -> String {
    appearance.contexts.map { context in
      let choice = Mode.Choice(modifier: appearance.name, context: context)
      let part = ModeSelectors.Condition(media: nil, selector: "[data-mode~=\"\(ModeSelectors.word(choice))\"]")
      let scheme = Modifier.isLight(context) ? "light" : "dark"
      return rules([part] + selectors.page([choice]), "  color-scheme: \(scheme);\n")
    }.joined()
  }

  /// Hides what belongs to another mode: an element with `data-only="theme:dark"` when the page is in `theme=light`.
  var visibility: String {
    var css = ""
    for modifier in modifiers {
      for context in modifier.contexts {
        let others = modifier.contexts.filter { $0 != context }.map {
          Mode.Choice(modifier: modifier.name, context: $0)
        }
        guard !others.isEmpty else { continue }
        for condition in selectors.page([Mode.Choice(modifier: modifier.name, context: context)]) {
          let list = others.map { "\(condition.selector) [data-only~=\"\(ModeSelectors.word($0))\"]" }
          css += wrapped("\(list.joined(separator: ", ")) { display: none; }\n", condition.media)
        }
      }
    }
    return css
  }

  private func text(_ declarations: [TokenStyleSheet.Declaration]) -> String {
    declarations.map { "  \($0.property): \($0.text);\n" }.joined()
  }

  private func rules(_ conditions: [ModeSelectors.Condition], _ body: String) -> String {
    guard !body.isEmpty else { return "" }
    var css = ""
    for media in [nil] + Set(conditions.compactMap(\.media)).sorted() {
      let list = conditions.filter { $0.media == media }.map(\.selector)
      if !list.isEmpty { css += wrapped("\(list.joined(separator: ",\n")) {\n\(body)}\n", media) }
    }
    return css
  }

  private func wrapped(_ css: String, _ media: String?) -> String {
    media.map { "@media \($0) {\n\(css)}\n" } ?? css
  }
}
