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
    HStack(spacing: 0) {
      Button("Like") {
        withAnimation(reduceMotion ? .veroReducedLike : .veroLike) {
          post.isLiked.toggle()
          post.likes += post.isLiked ? 1 : -1
        }
      }
      .buttonStyle(HeartStyle(isLiked: post.isLiked, likes: post.likes))
      .haptic(.softTap, trigger: post.isLiked)
      .accessibilityLabel("Like")
      .accessibilityValue(post.isLiked ? "Liked" : "Not liked")

      Button(action: {}) { ActionLabel(icon: "bubble.left", count: post.comments) }
        .accessibilityLabel("Comment, \(post.comments) comments")
      Button(action: {}) { ActionLabel(icon: "square.and.arrow.up", count: nil) }
        .accessibilityLabel("Share")
    }
    .buttonStyle(.plain)
    .foregroundStyle(Color.veroTextSecondary)
    .padding(.horizontal, -.veroSpace22 / 2)
  }
}

/// The heart shrinks a little under a finger and comes back with its spring; with Reduce Motion its size stays.
private struct HeartStyle: ButtonStyle {
  let isLiked: Bool
  let likes: Int
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    let scale = configuration.isPressed && !reduceMotion ? CGFloat.veroPressedScale : 1
    ActionLabel(icon: isLiked ? "heart.fill" : "heart", count: likes, scale: scale)
      .foregroundStyle(isLiked ? Color.veroTeal : .veroTextSecondary)
      .animation(reduceMotion ? .veroReducedLike : .veroLike, value: configuration.isPressed)
  }
}

/// An icon and, where there is one, its count. The hit areas share the gaps, so they meet without overlapping.
private struct ActionLabel: View {
  let icon: String
  let count: Int?
  var scale: CGFloat = 1

  var body: some View {
    HStack(spacing: .veroSpace6) {
      Image(systemName: icon)
        .font(.system(size: .veroIconAction))
        .scaleEffect(scale)
      if let count {
        Text(count, format: .number).font(.veroCount).monospacedDigit()
      }
    }
    .padding(.horizontal, .veroSpace22 / 2)
    .frame(minWidth: .veroTarget, minHeight: .veroTarget, alignment: .leading)
    .contentShape(Rectangle())
    .padding(.vertical, (.veroIconAction - .veroTarget) / 2)
  }
}
