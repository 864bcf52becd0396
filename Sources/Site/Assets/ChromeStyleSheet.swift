import Tokens

/// The custom properties of the chrome in light and dark, and on paper.
struct ChromeStyleSheet {
  let appearance: Modifier

  var css: String {
    let styles = ModeStyleSheet(selectors: ModeSelectors(appearance: appearance), modifiers: [appearance])
    return properties(styles) + styles.visibility
  }

  /// - Parameter styles: of all modifiers of the page.
  func properties(_ styles: ModeStyleSheet) -> String {
    let chrome = TokenStyleSheet(Chrome.graph(appearance: appearance), prefix: Chrome.prefix)
    return styles.properties(chrome) + styles.colorScheme(appearance)
      + styles.printed(chrome, as: Mode.Choice(modifier: appearance.name, context: "light"))
  }
}
