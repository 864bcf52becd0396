import SwiftUI

/// What the screen is about, and the way past it.
struct ComposeButtons: View {
  let compose: () -> Void
  let skip: () -> Void

  var body: some View {
    VStack(spacing: AppTheme.Spacing.sm) {
      Button(action: compose) {
        Label("New note", systemImage: "plus")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(ProminentStyle())

      Button("Not now", action: skip)
        .buttonStyle(.bordered)
        .foregroundStyle(AppTheme.Colors.textPrimary)
    }
    .font(AppTheme.Fonts.headline)
  }
}

/// The system's prominent style writes white on any tint, so AppTheme has its own.
struct ProminentStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? AppTheme.Colors.onAccent : AppTheme.Colors.textTertiary)
      .padding(.vertical, AppTheme.Spacing.sm)
      .padding(.horizontal, AppTheme.Spacing.md)
      .frame(minHeight: AppTheme.Size.target)
      .background(fill(pressed: configuration.isPressed), in: .rect(cornerRadius: AppTheme.Style.cornerRadius))
      .animation(AppTheme.Animations.filter, value: configuration.isPressed)
  }

  private func fill(pressed: Bool) -> Color {
    guard isEnabled else { return AppTheme.Colors.fill }
    return pressed ? AppTheme.Colors.accentPressed : AppTheme.Colors.accent
  }
}
