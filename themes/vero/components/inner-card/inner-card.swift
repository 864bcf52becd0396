import SwiftUI

/// The work that a post is about.
struct InnerCard: View {
  let title: String
  let detail: String
  let rating: Int
  var cover: LinearGradient = .veroCover

  private static let scale = 1...5

  var body: some View {
    HStack(spacing: .veroSpace12) {
      RoundedRectangle(cornerRadius: .veroRadiusCover)
        .fill(cover)
        .frame(width: .veroCoverWidth, height: .veroCoverHeight)
      VStack(alignment: .leading, spacing: .veroSpace3) {
        Text(title)
          .font(.veroTitle)
          .foregroundStyle(Color.veroTextPrimary)
        Text(detail)
          .font(.veroCardMeta)
          .foregroundStyle(Color.veroTextSecondary)
        stars.padding(.top, .veroSpace4)
      }
      Spacer(minLength: 0)
    }
    .padding(.veroSpace12)
    .background(Color.veroSurface1, in: outline)
    .overlay { outline.strokeBorder(Color.veroDivider, lineWidth: .veroBorder) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(title), \(detail), rated \(rating) of 5")
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: .veroRadiusCard) }

  private var stars: some View {
    HStack(spacing: .veroStarsTracking) {
      ForEach(Self.scale, id: \.self) { step in
        Image(systemName: step <= rating ? "star.fill" : "star")
      }
    }
    .font(.veroStars)
    .foregroundStyle(Color.veroStar)
  }
}
