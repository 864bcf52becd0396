import SwiftUI

/// Reminders, and what depends on them.
struct ReminderSettings: View {
  @Binding var reminds: Bool
  @Binding var remindsAgain: Bool

  var body: some View {
    Section {
      Toggle(isOn: $reminds.animation(AppTheme.Animations.toggle)) {
        Label("Remind me", systemImage: "bell")
      }
      Toggle(isOn: $remindsAgain) {
        Label("Remind me again", systemImage: "bell")
      }
      .disabled(!reminds)
    }
    .font(AppTheme.Fonts.body)
    .foregroundStyle(AppTheme.Colors.textPrimary)
    .tint(AppTheme.Colors.accent)
  }
}
