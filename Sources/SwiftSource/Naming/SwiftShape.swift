/// How the Swift of a design system is laid out: what `swift-shape` in theme.yaml chooses.
package enum SwiftShape: String, CaseIterable, Sendable {
  /// Extensions of the types that the constants have: `extension Color { static let veroTeal = … }`.
  case flat
  /// Enums in enums: `AppTheme.Colors.primary`.
  case nested
  /// A package of its own, with a namespace beside extensions, and the roles of its type: `DS.Padding.xs`, `Color.DS.accent`.
  case package
  /// Brands, appearances and size classes to choose from while the app runs: `theme.colors.textColorPrimary`.
  case dualAxis = "dual-axis"

  /// The shape that names speak of.
  init(of names: some Collection<SwiftName>) {
    let roots = Set(names.compactMap(\.parts.first))
    if roots.contains(where: { $0.hasPrefix("DesignTokenPrimitives") || $0 == "DesignColorScheme" }) {
      self = .dualAxis
    } else if names.contains(where: { $0.typePrefix == 1 && $0.parts.count > 2 }) {
      self = .package
    } else if names.contains(where: { $0.typePrefix == 0 && $0.parts.count > 1 }) {
      self = .nested
    } else {
      self = .flat
    }
  }
}
