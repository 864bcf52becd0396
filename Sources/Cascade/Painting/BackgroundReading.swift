/// The backgrounds of a box: what they lay behind it, and what they paint of its letters.
struct BackgroundReading {
  private(set) var surfaces: [BoxStyle.Surface] = []
  private(set) var textFill: BoxStyle.Surface.Content?

  init(_ reader: StyleReader) {
    let style = reader.style
    let clips = style[.backgroundClip].items
    let images = style[.backgroundImage].items
    if let color = reader.source(.backgroundColor) {
      let surface = BoxStyle.Surface(content: .paint(color), isWhole: true, place: style.place(.backgroundColor))
      add(surface, clip: clips[(images.count - 1) % clips.count])
    }
    for (index, image) in images.enumerated().reversed() where image.keyword != "none" {
      let surface = BoxStyle.Surface(
        content: BackgroundReading.content(image, reader), isWhole: BackgroundReading.isWhole(index, style),
        place: style.place(.backgroundImage))
      add(surface, clip: clips[index % clips.count])
    }
    if surfaces.count > 1,
      style[.backgroundBlendMode].words.contains(where: { $0.keyword.map { $0 != "normal" } ?? false })
    {
      let content = BoxStyle.Surface.Content.unknown("'background-blend-mode' blends its backgrounds")
      surfaces = [BoxStyle.Surface(content: content, isWhole: true, place: style.place(.backgroundBlendMode))]
    }
  }

  private mutating func add(_ surface: BoxStyle.Surface, clip: [ComponentValue]) {
    switch clip.keyword {
    case "text": textFill = surface.content
    case "border-area": break
    default: surfaces.append(surface)
    }
  }

  private static func content(_ image: [ComponentValue], _ reader: StyleReader) -> BoxStyle.Surface.Content {
    let image = reader.resolved(image)
    guard image.count == 1 else { return .unknown("'\(image.text)' is no image that can be followed") }
    if GradientReader.isGradient(image[0]) { return .paint(reader.tokens.source(image)) }
    if image[0].reference != nil, ValueTypes(tokens: reader.tokens).kind(of: image[0]) == .image {
      return .paint(reader.tokens.source(image))
    }
    return .unknown("'\(image.text.clipped)' is an image, and what it shows is not known")
  }

  /// Whether a layer leaves no place of the box free.
  private static func isWhole(_ index: Int, _ style: ComputedStyle) -> Bool {
    let item = { (property: Property) -> [ComponentValue] in
      let items = style[property].items
      return items[index % items.count].words
    }
    let repeats = item(.backgroundRepeat).compactMap(\.keyword)
    if !repeats.contains(where: { $0.hasPrefix("no-") || $0.hasSuffix("-x") || $0.hasSuffix("-y") || $0 == "space" }) {
      return true
    }
    let fills = { (word: ComponentValue) in
      switch word.kind {
      case .percentage(let percent): percent >= 100
      case .ident(let name): ["auto", "cover", "contain"].contains(name.lowercased())
      default: false
      }
    }
    let isAtRest = item(.backgroundPosition).allSatisfy { word in
      switch word.kind {
      case .ident, .percentage: true
      case .number(let number, _): number == 0
      default: false
      }
    }
    return isAtRest && item(.backgroundSize).allSatisfy(fills)
  }
}
