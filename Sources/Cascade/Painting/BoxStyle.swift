import Diagnostics

/// What a style means for what is painted, worked out once for all elements that share it.
///
/// A class, since it is looked at many times for each element, and copies of all that it holds would cost more than the rest.
final class BoxStyle: Sendable {
  typealias Doubt = ComputedStyle.Doubt

  enum Display: Sendable { case none, contents, inline, block, flex, grid }

  /// A background of its own.
  struct Surface: Sendable {
    enum Content: Hashable, Sendable {
      case paint(PaintSource)
      /// A clause that says why it is not known.
      case unknown(String)
    }

    let content: Content
    let isWhole: Bool
    let place: Place?
  }

  struct Outline: Sendable {
    /// Where it lies, seen from the edge of the border.
    enum Position: Sendable { case inside, along, outside }

    let source: PaintSource
    let position: Position
    /// True where the border lies under it.
    let coversBorder: Bool
  }

  let display: Display
  let isVisible: Bool
  /// True where nothing is seen of it and of all that stands in it.
  let isVanished: Bool
  /// True where what stands in it is not drawn, though it is.
  let hidesContents: Bool
  /// What it is faded by, with all that stands in it; from the outermost in.
  let opacities: [String]
  /// Nil where the letters are transparent.
  let text: PaintSource?
  /// What the background paints of the letters.
  let textFill: Surface.Content?
  /// What changes its own letters.
  let letterDoubts: [Doubt]
  let font: FontSource
  /// From the bottom up.
  let surfaces: [Surface]
  /// Of SVG.
  let fill: ShapePaint?
  let stroke: ShapePaint?
  let borders: Borders
  let outline: Outline?
  /// Shadows that are drawn as outlines are, from the one that touches the box outwards.
  let rings: [PaintSource]
  /// What changes everything that is painted in it.
  let doubts: [Doubt]
  /// What changes what lies behind it.
  let backdropDoubt: Doubt?
  /// True where nothing but blurring is done to it, which one colour withstands.
  let isBackdropBlurred: Bool
  /// What may take something away from it.
  let maskDoubt: Doubt?
  let placement: Placement
  let hasUnderline: Bool

  init(_ style: ComputedStyle, _ tokens: TokenProperties, animations: [String: Set<Property>] = [:]) {
    let reader = StyleReader(style: style, tokens: tokens)
    let filters = FilterReading(reader)
    let backgrounds = BackgroundReading(reader)
    display = Display(style.keyword(.display))
    isVisible = style.keyword(.visibility) == "visible"
    opacities = filters.opacities
    placement = Placement(reader)
    hidesContents = style.keyword(.contentVisibility) == "hidden"
    isVanished = filters.isInvisible || reader.isClippedAway
    let letters = reader.letters
    let isSizeZero = reader.isSizeZero
    text = isSizeZero ? nil : letters.source
    textFill = isSizeZero ? nil : backgrounds.textFill
    letterDoubts = letters.doubts
    font = style.font
    surfaces = backgrounds.surfaces + reader.insetShadows
    fill = ShapePaint.fill(reader)
    stroke = ShapePaint.stroke(reader)
    borders = Borders(reader)
    outline = reader.outline
    rings = reader.rings
    doubts = style.doubts + filters.doubts + reader.animationDoubts(animations)
    backdropDoubt = filters.backdropDoubt
    isBackdropBlurred = filters.isBackdropBlurred
    maskDoubt =
      style.keyword(.maskImage) == "none"
      ? nil : Doubt(reason: "a mask may take something away from it", place: style.place(.maskImage))
    hasUnderline = style[.textDecorationLine].contains { $0.keyword != "none" && $0.kind != .whitespace }
  }
}

extension BoxStyle.Display {
  fileprivate init(_ keyword: String?) {
    switch keyword {
    case "none": self = .none
    case "contents": self = .contents
    case "inline": self = .inline
    case "flex", "inline-flex": self = .flex
    case "grid", "inline-grid": self = .grid
    default: self = .block
    }
  }
}
