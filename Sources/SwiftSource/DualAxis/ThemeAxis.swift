import Tokens

/// A modifier as code chooses its context while the app runs.
struct ThemeAxis {
  /// The index of the modifier.
  let index: Int
  let modifier: Modifier

  /// Light and dark are told by a Boolean.
  var isAppearance: Bool { Set(modifier.contexts) == ["light", "dark"] }

  var isDensity: Bool { modifier.name.lowercased().contains("density") }

  /// True for what comes first in names, as brands do: `BildSizingCompact`.
  var isLeading: Bool {
    !isAppearance && !isDensity && !(modifier.contexts.contains("compact") && modifier.contexts.contains("regular"))
  }

  /// `ColorBrand`
  var type: String { isAppearance ? "Bool" : SwiftIdentifier.upperCamel([modifier.name]) }

  /// Of the theme: `colorBrand`, `isDarkTheme`.
  var property: String {
    isAppearance ? "isDarkTheme" : SwiftIdentifier.escaped(SwiftIdentifier.lowerCamel([modifier.name]))
  }

  /// Of the view modifier: `colorBrand`, `darkTheme`.
  var parameter: String { isAppearance ? "darkTheme" : property }

  /// Of `current`, the label and the name, for what is of the type that is visible there.
  var argument: (label: String, name: String, type: String) {
    if isAppearance { return ("isDark", "isDark", type) }
    return isDensity ? ("for", property, "\(type)Mode") : (property, property, type)
  }

  /// `.bild`, `true`
  func code(_ context: String) -> String {
    if isAppearance { return context == "dark" ? "true" : "false" }
    return SwiftIdentifier.path(["", ThemeAxis.name(context).filter { $0 != "`" }])
  }

  var defaultCode: String { code(modifier.defaultContext) }

  /// The enum whose cases are the contexts; nil for light and dark.
  var enumeration: [String]? {
    guard !isAppearance else { return nil }
    return SwiftBlock.lines(
      "public enum \(type): String, CaseIterable, Sendable",
      modifier.contexts.map { context in
        let name = ThemeAxis.name(context)
        return name == context || name == "`\(context)`"
          ? "case \(name)" : "case \(name) = \(SwiftLiteral.text(context))"
      })
  }

  static func name(_ context: String) -> String {
    let name = SwiftIdentifier.lowerCamel([context])
    return SwiftIdentifier.escaped(SwiftIdentifier.isValid(name) ? name : "_" + name)
  }
}
