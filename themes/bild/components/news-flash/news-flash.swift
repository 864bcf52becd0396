import SwiftUI

/// Comes from above, is announced once, and stays until it is closed.
struct NewsFlash: View {
  let word: String
  let news: String
  var sign = "bolt.fill"
  let open: () -> Void
  let close: () -> Void

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = NewsFlashTokens.Colors.current(in: theme)
    let sizing = NewsFlashTokens.Sizing.current(in: theme)
    let density = NewsFlashTokens.Density.current(in: theme)
    let typography = NewsFlashTokens.Typography.current(in: theme)
    HStack(spacing: density.newsFlashGap) {
      Image(systemName: sign)
        .frame(width: sizing.newsFlashIconSize, height: sizing.newsFlashIconSize)
        .accessibilityHidden(true)
      Button(action: open) {
        VStack(alignment: .leading, spacing: 0) {
          Text(word).textStyle(typography.newsFlashLabelText)
          Text(news).textStyle(typography.newsFlashText)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isLink)
      Button("Close", systemImage: "xmark", action: close)
        .labelStyle(.iconOnly)
        .frame(width: sizing.newsFlashTarget, height: sizing.newsFlashTarget)
    }
    .buttonStyle(.plain)
    .padding(.vertical, density.newsFlashBlockSpace)
    .padding(.horizontal, density.newsFlashInset)
    .foregroundStyle(colors.newsFlashLabelColor)
    .background(colors.newsFlashBgColor)
    .shadow(theme.effects.shadowSoftLg)
    .onAppear { AccessibilityNotification.Announcement("\(word). \(news)").post() }
  }
}
