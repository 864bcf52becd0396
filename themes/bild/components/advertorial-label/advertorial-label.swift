import SwiftUI

/// The first line of everything that somebody paid for.
struct AdvertorialLabel: View {
  let sponsor: String

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = AdvertorialLabelTokens.Colors.current(in: theme)
    let sizing = AdvertorialLabelTokens.Sizing.current(in: theme)
    let typography = AdvertorialLabelTokens.Typography.current(in: theme)
    HStack(alignment: .firstTextBaseline, spacing: sizing.advertorialLabelGap) {
      Text("Advertisement")
        .textStyle(typography.advertorialLabelText)
        .foregroundStyle(colors.advertorialLabelLabelColor)
      Text("paid for by \(sponsor)")
        .textStyle(typography.advertorialLabelNameText)
        .foregroundStyle(colors.advertorialLabelNameColor)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.bottom, sizing.advertorialLabelBlockSpace)
    .overlay(alignment: .bottom) {
      colors.advertorialLabelBorderColor.frame(height: sizing.advertorialLabelBorderWidth)
    }
    .accessibilityElement(children: .combine)
  }
}
