import SwiftUI

/// A row that leads somewhere.
struct FolderRow: View {
  let folder: Folder

  var body: some View {
    NavigationLink(value: folder) {
      HStack(spacing: AppTheme.Spacing.md) {
        Image(systemName: folder.symbol)
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(AppTheme.Colors.accent)
        VStack(alignment: .leading, spacing: AppTheme.Spacing.xs) {
          Text(folder.name)
            .font(AppTheme.Fonts.body)
            .foregroundStyle(AppTheme.Colors.textPrimary)
          facts
        }
      }
      .padding(.vertical, AppTheme.Spacing.sm)
    }
    .accessibilityElement(children: .combine)
  }

  private var facts: some View {
    HStack(spacing: AppTheme.Spacing.sm) {
      Text("\(folder.count) notes")
        .contentTransition(.numericText())
      Image(systemName: "circle.fill")
        .font(AppTheme.Fonts.bulletIcon)
        .foregroundStyle(AppTheme.Colors.textTertiary)
        .accessibilityHidden(true)
      Text(folder.changed, format: .relative(presentation: .named))
    }
    .font(AppTheme.Fonts.footnote)
    .foregroundStyle(AppTheme.Colors.textSecondary)
  }
}
