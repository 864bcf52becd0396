import SwiftUI

/// One word about a story.
struct Badge: View {
  enum Kind { case plus, live, neutral }

  let word: LocalizedStringKey
  var kind = Kind.neutral

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let sizing = BadgeTokens.Sizing.current(in: theme)
    HStack(spacing: sizing.badgeGap) {
      if kind == .live {
        Circle().frame(width: sizing.badgeDotSize, height: sizing.badgeDotSize)
      }
      Text(word).textStyle(BadgeTokens.Typography.current(in: theme).badgeText)
    }
    .padding(.horizontal, sizing.badgeInlineSpace)
    .padding(.vertical, sizing.badgeBlockSpace)
    .foregroundStyle(paint.label)
    .background(paint.ground, in: .rect(cornerRadius: sizing.badgeRadius))
  }

  private var paint: (ground: Color, label: Color) {
    let colors = BadgeTokens.Colors.current(in: theme)
    return switch kind {
    case .plus: (colors.badgePlusBgColor, colors.badgePlusLabelColor)
    case .live: (colors.badgeLiveBgColor, colors.badgeLiveLabelColor)
    case .neutral: (colors.badgeNeutralBgColor, colors.badgeNeutralLabelColor)
    }
  }
}
