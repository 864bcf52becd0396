import SwiftUI

/// A story on the page. All of it is one link.
struct StoryCard: View {
  let story: Story
  let open: () -> Void

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = CardTokens.Colors.current(in: theme)
    let density = CardTokens.Density.current(in: theme)
    let typography = CardTokens.Typography.current(in: theme)
    let sizing = CardTokens.Sizing.current(in: theme)
    Button(action: open) {
      VStack(alignment: .leading, spacing: 0) {
        if let picture = story.picture {
          picture.resizable().aspectRatio(16 / 9, contentMode: .fill)
        }
        VStack(alignment: .leading, spacing: density.cardGap) {
          Text(story.kicker).textStyle(typography.cardKickerText).foregroundStyle(colors.cardKickerColor)
          Text(story.headline).textStyle(typography.cardHeadlineText).foregroundStyle(colors.cardHeadlineColorIdle)
          if let lead = story.lead {
            Text(lead).textStyle(typography.cardLeadText).foregroundStyle(colors.cardLeadColor)
          }
          Text(story.facts).textStyle(typography.cardMetaText).foregroundStyle(colors.cardMetaColor)
        }
        .padding(density.cardInset)
      }
      .background(colors.cardBgColor)
      .clipShape(.rect(cornerRadius: sizing.cardRadius))
      .shadow(theme.effects.shadowSoftSm)
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isLink)
  }
}
