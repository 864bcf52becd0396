/// A text style of Apple's systems by its name in SwiftUI. Its text follows the reader's text size, and other fonts can follow it.
///
/// Sizes: Human Interface Guidelines, Typography, iOS and iPadOS Dynamic Type sizes and larger accessibility sizes
/// (https://developer.apple.com/design/human-interface-guidelines/typography#Specifications). The leadings stand there, too, but eight
/// of the 132 are not those that `UIFontMetrics` of iOS 26 computes with: title at xLarge, xxLarge and AX4, headline at AX4,
/// subheadline at xxxLarge and AX2, caption at AX1, caption2 at AX2. Here stands what it computes with.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// Of the system's own font, in points.
  package func size(at size: DynamicTypeSize) -> Double { sizes[size.rawValue] }

  /// What another font of a size in points becomes when it follows this style, as `UIFontMetrics.scaledFont(for:)` and
  /// `Font.custom(_:size:relativeTo:)` have it: it grows as the leading of the style does, not as its size, to whole points.
  package func scaled(_ points: Double, at size: DynamicTypeSize) -> Double {
    (points * leadings[size.rawValue] / leadings[DynamicTypeSize.large.rawValue]).rounded()
  }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
