import SwiftUI

/// A kind of post; the raw value is what the server stores.
enum PostType: String, CaseIterable, Identifiable {
  case photo, video, link, music, film, book, place

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .photo: "Photo"
    case .video: "Video"
    case .link: "Link"
    case .music: "Music"
    case .film: "Film"
    case .book: "Book"
    case .place: "Place"
    }
  }

  var icon: String {
    switch self {
    case .music: "music.note"
    case .book: "book.closed"
    case .place: "mappin.and.ellipse"
    case .photo, .video, .link, .film: rawValue
    }
  }
}

/// The grid of seven cells. One choice, always made.
struct PostTypeSelector: View {
  @Binding var choice: PostType
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let columns = [GridItem(.adaptive(minimum: .veroCellMinimum), spacing: .veroSpace10)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: .veroSpace10) {
      ForEach(PostType.allCases) { type in
        Button {
          choice = type
        } label: {
          VStack(spacing: .veroSpace7) {
            Image(systemName: type.icon).font(.system(size: .veroIconCell))
            Text(type.title).font(.veroTypeLabel)
          }
        }
        .buttonStyle(PostTypeCellStyle(isChosen: type == choice))
        .accessibilityShowsLargeContentViewer()
        .accessibilityAddTraits(type == choice ? .isSelected : [])
        .accessibilityHint("One of seven kinds of post")
      }
    }
    .animation(reduceMotion ? .veroReducedTint : .veroTint, value: choice)
    .haptic(.softTap, trigger: choice)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Post type")
  }
}

/// Paints one cell. The tint lies over the canvas, so it needs no colour of its own.
private struct PostTypeCellStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    let cell = RoundedRectangle(cornerRadius: .veroRadiusCell)
    configuration.label
      .foregroundStyle(isChosen ? Color.veroTeal : .veroTextTertiary)
      .frame(maxWidth: .infinity)
      .padding(.vertical, .veroSpace12)
      .padding(.horizontal, .veroSpace4)
      .background(isChosen ? Color.veroSelectedTint : .veroSurface1, in: cell)
      .overlay { cell.strokeBorder(isChosen ? Color.veroTeal : .veroDivider, lineWidth: .veroBorder) }
      .contentShape(cell)
  }
}
