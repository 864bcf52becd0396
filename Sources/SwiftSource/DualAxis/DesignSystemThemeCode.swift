/// The class that holds what was chosen, its key in the environment, and the view modifier that puts it there.
///
/// It is the main actor's, as views are: nothing has to be taken on trust.
struct DesignSystemThemeCode {
  private let schemes: [ThemeScheme]
  private let axes: [ThemeAxis]

  init(_ theme: DualAxisTheme) {
    schemes = theme.schemes
    axes = theme.axes
  }

  var lines: [String] { SwiftBlock.parted([theme, environment, modifier, view]) }

  private var theme: [String] {
    let choices = axes.map { axis in
      "public var \(axis.property) = \(axis.isAppearance ? "" : axis.type)\(axis.defaultCode)"
    }
    let parameters = axes.map { "\($0.property): \($0.type) = \($0.defaultCode)" }.joined(separator: ", ")
    let own =
      axes.isEmpty
      ? ["nonisolated init() {}"]
      : ["private nonisolated init() {}", ""]
        + SwiftBlock.lines(
          "public init(\(parameters))", axes.map { "self.\($0.property) = \($0.property)" })
    let accessors = schemes.map { scheme in
      SwiftBlock.lines(
        "public var \(scheme.kind.property): any \(scheme.protocolName)",
        scheme.choice(scheme.axes.map(\.property)) { "\($0.name).shared" })
    }
    return ["/// What an app wears: views that read it follow when it changes.", "@MainActor", "@Observable"]
      + SwiftBlock.lines(
        "public final class DesignSystemTheme",
        SwiftBlock.parted(
          [["public nonisolated static let shared = DesignSystemTheme()"], choices, own] + accessors))
  }

  private var environment: [String] {
    SwiftBlock.lines(
      "private struct DesignSystemThemeKey: EnvironmentKey",
      ["static var defaultValue: DesignSystemTheme { .shared }"]) + [""]
      + SwiftBlock.lines(
        "extension EnvironmentValues",
        SwiftBlock.lines(
          "public var designSystemTheme: DesignSystemTheme",
          ["get { self[DesignSystemThemeKey.self] }", "set { self[DesignSystemThemeKey.self] = newValue }"]))
  }

  private var modifier: [String] {
    let parameters = axes.map { "\($0.parameter): \($0.type)" }.joined(separator: ", ")
    let arguments = axes.map { "\($0.property): \($0.parameter)" }.joined(separator: ", ")
    let changes = axes.map { axis in
      "    .onChange(of: \(axis.parameter)) { theme.\(axis.property) = \(axis.parameter) }"
    }
    return SwiftBlock.lines(
      "private struct DesignSystemThemeModifier: ViewModifier",
      SwiftBlock.parted([
        axes.map { "let \($0.parameter): \($0.type)" } + ["@State private var theme: DesignSystemTheme"],
        SwiftBlock.lines(
          "init(\(parameters))",
          axes.map { "self.\($0.parameter) = \($0.parameter)" }
            + ["_theme = State(initialValue: DesignSystemTheme(\(arguments)))"]),
        SwiftBlock.lines(
          "func body(content: Self.Content) -> some View",
          ["content", "    .environment(\\.designSystemTheme, theme)"] + changes),
      ]))
  }

  private var view: [String] {
    let parameters = axes.map { "\($0.parameter): \($0.type) = \($0.defaultCode)" }.joined(separator: ", ")
    let arguments = axes.map { "\($0.parameter): \($0.parameter)" }.joined(separator: ", ")
    return SwiftBlock.lines(
      "extension View",
      ["/// Gives a theme to all that is inside."]
        + SwiftBlock.lines(
          "public func designSystemTheme(\(parameters)) -> some View",
          ["modifier(DesignSystemThemeModifier(\(arguments)))"]))
  }
}
