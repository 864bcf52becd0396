import SwiftUI

/// What a story says of itself before it is read.
struct Headline: View {
  enum Level { case one, two, three }

  let kicker: String
  let text: String
  var lead: String?
  var level = Level.one

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = HeadlineTokens.Colors.current(in: theme)
    let typography = HeadlineTokens.Typography.current(in: theme)
    VStack(alignment: .leading, spacing: HeadlineTokens.Density.current(in: theme).headlineGap) {
      VStack(alignment: .leading, spacing: HeadlineTokens.Density.current(in: theme).headlineGap) {
        Text(kicker)
          .textStyle(typography.headlineKickerText)
          .foregroundStyle(colors.headlineKickerColor)
        Text(text)
          .textStyle(style(in: typography))
          .foregroundStyle(colors.headlineTextColor)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      if let lead {
        Text(lead)
          .textStyle(typography.headlineLeadText)
          .foregroundStyle(colors.headlineLeadColor)
      }
    }
  }

  private func style(in typography: any HeadlineTokens.HeadlineTypographyTokens) -> TextStyle {
    switch level {
    case .one: typography.headlineH1Text
    case .two: typography.headlineH2Text
    case .three: typography.headlineH3Text
    }
  }
}
