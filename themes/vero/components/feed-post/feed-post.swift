import SwiftUI

/// What a feed needs to know about a post.
struct Post: Identifiable {
  let id: UUID
  let author: String
  let type: PostType
  let age: String
  let spokenAge: String
  let caption: String
  let picture: Image?
  let pictureDescription: String
  var likes: Int
  var comments: Int
  var isLiked: Bool
}

struct FeedPost: View {
  @Binding var post: Post
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(alignment: .leading, spacing: .veroSpace12) {
      head
      media
      Text(post.caption)
        .font(.veroCaption)
        .lineSpacing(.veroSpace4)
        .foregroundStyle(Color.veroTextSecondary)
      actions
    }
    .padding(
      EdgeInsets(top: .veroSpace16, leading: .veroSpace16, bottom: .veroSpace14, trailing: .veroSpace16)
    )
    .overlay(alignment: .bottom) {
      Color.veroDivider.frame(height: .veroHairline)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("\(post.author), \(Text(post.type.title)) post, \(post.spokenAge), \(post.caption)")
  }

  private var head: some View {
    HStack(spacing: .veroSpace10) {
      Circle()
        .fill(LinearGradient.veroBrand)
        .frame(width: .veroAvatar, height: .veroAvatar)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: .veroSpace2) {
        Text(post.author)
          .font(.veroAuthorSm)
          .foregroundStyle(Color.veroTextPrimary)
        HStack(spacing: .veroSpace5) {
          HStack(spacing: .veroSpace4) {
            Image(systemName: post.type.icon).font(.system(size: .veroIconChip))
            Text(post.type.title).font(.veroChip)
          }
          .foregroundStyle(Color.veroTeal)
          Text("· \(post.age)")
            .font(.veroMeta)
            .foregroundStyle(Color.veroTextTertiary)
        }
      }
      Spacer(minLength: 0)
      Menu {
        Button("Hide", action: {})
        Button("Report", role: .destructive, action: {})
      } label: {
        Image(systemName: "ellipsis")
          .font(.system(size: .veroIconMore))
          .frame(width: .veroTarget, height: .veroTarget)
      }
      .foregroundStyle(Color.veroTextTertiary)
      .padding((.veroIconMore - .veroTarget) / 2)
      .accessibilityLabel("More about this post")
    }
  }

  private var media: some View {
    RoundedRectangle(cornerRadius: .veroRadiusCard)
      .fill(LinearGradient.veroMedia)
      .overlay { post.picture?.resizable().scaledToFill() }
      .aspectRatio(4 / 5, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: .veroRadiusCard))
      .accessibilityElement()
      .accessibilityAddTraits(.isImage)
      .accessibilityLabel(post.pictureDescription)
  }

  private var actions: some View {
    HStack(spacing: .veroSpace22) {
      Button {
        withAnimation(reduceMotion ? nil : .veroLike) {
          post.isLiked.toggle()
          post.likes += post.isLiked ? 1 : -1
        }
      } label: {
        ActionLabel(icon: post.isLiked ? "heart.fill" : "heart", count: post.likes)
      }
      .foregroundStyle(post.isLiked ? Color.veroTeal : .veroTextSecondary)
      .sensoryFeedback(.impact(flexibility: .soft), trigger: post.isLiked)
      .accessibilityLabel("Like")
      .accessibilityValue(post.isLiked ? "Liked" : "Not liked")

      Button(action: {}) { ActionLabel(icon: "bubble.left", count: post.comments) }
        .accessibilityLabel("Comment, \(post.comments) comments")
      Button(action: {}) { ActionLabel(icon: "square.and.arrow.up", count: nil) }
        .accessibilityLabel("Share")
    }
    .buttonStyle(.plain)
    .foregroundStyle(Color.veroTextSecondary)
  }
}

/// An icon and, where there is one, its count, with a hit area larger than the drawing.
private struct ActionLabel: View {
  let icon: String
  let count: Int?

  var body: some View {
    HStack(spacing: .veroSpace6) {
      Image(systemName: icon)
        .font(.system(size: .veroIconAction))
        .contentTransition(.symbolEffect(.replace))
      if let count {
        Text(count, format: .number).font(.veroCount).monospacedDigit()
      }
    }
    .padding((.veroTarget - .veroIconAction) / 2)
    .contentShape(Rectangle())
    .padding((.veroIconAction - .veroTarget) / 2)
  }
}
