import SwiftUI

/// A story among others.
struct Teaser: View {
  let story: Story
  let open: () -> Void

  @Environment(\.designSystemTheme) private var theme
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let density = TeaserTokens.Density.current(in: theme)
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: theme.sizing.gridSpaceRespBase))
      : AnyLayout(HStackLayout(alignment: .top, spacing: theme.sizing.gridSpaceRespBase))
    Button(action: open) {
      layout {
        texts.frame(maxWidth: .infinity, alignment: .leading)
        picture
      }
      .padding(.vertical, density.teaserBlockSpace)
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isLink)
  }

  private var texts: some View {
    let colors = TeaserTokens.Colors.current(in: theme)
    let typography = TeaserTokens.Typography.current(in: theme)
    return VStack(alignment: .leading, spacing: TeaserTokens.Density.current(in: theme).teaserGap) {
      Text(story.kicker).textStyle(typography.teaserKickerText).foregroundStyle(colors.teaserKickerColor)
      Text(story.headline).textStyle(typography.teaserHeadlineText).foregroundStyle(colors.teaserHeadlineColorIdle)
      Text(story.facts).textStyle(typography.teaserMetaText).foregroundStyle(colors.teaserMetaColor)
    }
  }

  @ViewBuilder private var picture: some View {
    let sizing = TeaserTokens.Sizing.current(in: theme)
    if let picture = story.picture {
      picture.resizable()
        .aspectRatio(4 / 3, contentMode: .fill)
        .frame(width: sizing.teaserThumbWidth)
        .clipShape(.rect(cornerRadius: sizing.teaserThumbRadius))
        .accessibilityHidden(true)
    }
  }
}
