import SwiftUI

/// What rows, cards and sheets are made of. An app chooses one and stays with it.
enum Surface {
  case glass, material, solid, flat

  var fill: AnyShapeStyle {
    switch self {
    case .glass: AnyShapeStyle(.ultraThinMaterial)
    case .material: AnyShapeStyle(.regularMaterial)
    case .solid: AnyShapeStyle(AppTheme.Colors.surface)
    case .flat: AnyShapeStyle(AppTheme.Colors.background)
    }
  }

  var castsShadow: Bool { self == .material || self == .solid }
}

/// A card on the app's surface.
struct SurfaceCard<Content: View>: View {
  let surface: Surface
  @ViewBuilder let content: Content

  var body: some View {
    content
      .foregroundStyle(AppTheme.Colors.textPrimary)
      .padding(AppTheme.Spacing.md)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(surface.fill, in: .rect(cornerRadius: AppTheme.Style.cardCornerRadius))
      .shadow(color: surface.castsShadow ? AppTheme.Colors.shade : .clear, radius: AppTheme.Spacing.sm)
  }
}
