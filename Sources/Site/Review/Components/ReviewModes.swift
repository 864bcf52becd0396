import Tokens

/// The modes of both versions of a system in one, so that a choice holds for both; light and dark of the page follow them.
struct ReviewModes: Sendable {
  let modifiers: [Modifier]
  let appearance: Modifier

  /// The contexts of the new side stand first, its default in front.
  init(_ old: [Modifier], _ new: [Modifier]) {
    let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
    let own = names.map { name -> Modifier in
      let contexts = (new + old).filter { $0.name == name }.flatMap(\.contexts)
      var seen: Set<String> = []
      return Modifier(name: name, contexts: contexts.filter { seen.insert($0).inserted })
    }
    appearance = own.first(where: \.isAppearance) ?? Chrome.appearance
    modifiers = own.contains(appearance) ? own : own + [appearance]
  }

  /// The chrome in each of them, and what is hidden in which.
  var css: String {
    let styles = ModeStyleSheet(selectors: ModeSelectors(appearance: appearance), modifiers: modifiers)
    return ChromeStyleSheet(appearance: appearance).properties(styles) + styles.visibility
  }
}
