import Tokens

/// Under which selectors a choice of contexts holds in the site.
///
/// A page's mode is what its radio buttons say, `#mode\:theme-light:checked`, so that it can be switched without scripts. A script tells the
/// root as well, `data-chosen="theme:light"`: where it has, browsers need not ask at each change of a page what is checked in it. A
/// part of a page takes a mode of its own with `data-mode="theme:light"`. The button `auto` of the light-and-dark modifier follows
/// the reader's system.
struct ModeSelectors {
  /// The modifier that follows the reader's system; nil when none has the contexts `light` and `dark`.
  let appearance: Modifier?

  /// A selector and the media query that it needs.
  struct Condition: Hashable {
    let media: String?
    let selector: String
  }

  /// A part in a mode of its own, whichever it is.
  static let anyPart = Condition(media: nil, selector: "[data-mode]")

  /// The id of the radio button of a context; no heading of a document has one with a colon.
  static func id(_ modifier: String, _ context: String) -> String { "mode:" + name(modifier, context) }

  private static func name(_ modifier: String, _ context: String) -> String {
    identifier(modifier) + "-" + identifier(context)
  }

  /// The word that stands for a choice in `data-mode` and `data-only`.
  static func word(_ choice: Mode.Choice) -> String {
    identifier(choice.modifier) + ":" + identifier(choice.context)
  }

  /// What a name becomes in ids, attributes and the query of a URL.
  static func identifier(_ name: String) -> String {
    String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// What more than one modifier, or more than one context of a modifier, would be called.
  static func collisions(_ modifiers: [Modifier]) -> [String] {
    let words = modifiers.map { identifier($0.name) }
    let names = modifiers.flatMap { modifier in
      let auto = modifier.isAppearance ? ["auto"] : []
      return (auto + modifier.contexts).map { name(modifier.name, $0) }
    }
    return repeated(words) + repeated(names)
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  /// Where a combination of contexts holds: in the whole page, and in a part that asks for it.
  func conditions(_ choices: [Mode.Choice], defaults: [Modifier]) -> [Condition] {
    let scoped = choices.map { "[data-mode~=\"\(ModeSelectors.word($0))\"]" }.joined()
    let chosen = choices.filter { choice in
      !defaults.contains { $0.name == choice.modifier && $0.defaultContext == choice.context }
    }
    let part = Condition(media: nil, selector: scoped)
    guard !chosen.isEmpty else { return [part] }
    return [part] + page(chosen)
  }

  /// Where contexts are those of the whole page.
  func page(_ choices: [Mode.Choice]) -> [Condition] {
    choices.reduce([Condition(media: nil, selector: ":root")]) { conditions, choice in
      let checked = chosen(choice)
      let auto = chosen(Mode.Choice(modifier: choice.modifier, context: "auto"))
      let followsSystem =
        choice.modifier == appearance?.name && (choice.context == "light" || choice.context == "dark")
      return conditions.flatMap { condition in
        let explicit = Condition(media: condition.media, selector: condition.selector + checked)
        guard followsSystem else { return [explicit] }
        let media = "(prefers-color-scheme: \(choice.context))"
        return [explicit, Condition(media: media, selector: condition.selector + auto)]
      }
    }
  }

  /// What the root matches while a button is checked.
  private func chosen(_ choice: Mode.Choice) -> String {
    let button = "#" + ModeSelectors.id(choice.modifier, choice.context).replacing(":", with: "\\:")
    return ":is([data-chosen~=\"\(ModeSelectors.word(choice))\"], :not([data-chosen]):has(\(button):checked))"
  }
}

extension Modifier {
  /// True when light and dark are among its contexts, so that it can follow the reader's system.
  var isAppearance: Bool { contexts.contains("light") && contexts.contains("dark") }

  /// True for `light` and for what is a kind of it, such as `light-high-contrast`.
  static func isLight(_ context: String) -> Bool {
    ModeSelectors.identifier(context).split(separator: "-").contains("light")
  }
}
