import SwiftUI

/// Stands where a story breaks off.
struct Paywall: View {
  let title: LocalizedStringKey
  let price: LocalizedStringKey
  let action: LocalizedStringKey
  let end: LocalizedStringKey
  let subscribe: () -> Void

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = PaywallTokens.Colors.current(in: theme)
    let sizing = PaywallTokens.Sizing.current(in: theme)
    let typography = PaywallTokens.Typography.current(in: theme)
    VStack(alignment: .leading, spacing: sizing.paywallGap) {
      Image(systemName: "plus")
        .frame(width: sizing.paywallPlusSize, height: sizing.paywallPlusSize)
        .foregroundStyle(colors.paywallPlusColor)
        .background(colors.paywallPlusBgColor, in: .rect(cornerRadius: sizing.paywallPlusRadius))
        .accessibilityHidden(true)
      Text(title)
        .textStyle(typography.paywallTitleText)
        .foregroundStyle(colors.paywallTitleColor)
        .accessibilityAddTraits(.isHeader)
      Text(price).textStyle(typography.paywallBodyText).foregroundStyle(colors.paywallTextColor)
      Button(action, action: subscribe).buttonStyle(NewsButtonStyle(kind: .primaryBrand))
      Text(end).textStyle(typography.paywallNoteText).foregroundStyle(colors.paywallTextColor)
    }
    .padding(PaywallTokens.Density.current(in: theme).paywallInset)
    .background(colors.paywallBgColor)
    .overlay(alignment: .top) { colors.paywallBorderColor.frame(height: sizing.paywallBorderWidth) }
    .shadow(theme.effects.shadowSoftLg)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("BILDplus")
  }
}
