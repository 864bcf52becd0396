import Cascade
import Colorimetry
import Tokens

/// Makes pairs of parts: puts the canvas beneath their layers, and leaves out what others hide in every mode.
struct LayerStack {
  private let graph: TokenGraph
  private let canvas: PaintSource
  private var opacities: [String: ContrastPair.Opacity?] = [:]
  private var opaque: [PaintSource: Bool] = [:]

  init(_ graph: TokenGraph, canvas: PaintSource) {
    self.graph = graph
    self.canvas = canvas
  }

  /// The part on the canvas, as a list of layers and groups, and which layers let nothing through.
  private mutating func laid(
    _ part: PaintedPart, _ values: inout ModeValues
  ) -> (layers: [PaintedPart.Layer], covers: [Bool], groups: [ContrastPair.Group]) {
    let layers = [PaintedPart.Layer(canvas)] + part.layers
    let groups = part.groups.compactMap { group in
      opacity(group.opacity, &values).map { ContrastPair.Group(start: group.start + 1, opacity: $0) }
    }
    return (layers, layers.map { $0.isWhole && isOpaque($0.source, &values) }, groups)
  }

  /// The first thing that keeps a part from being told and that nothing hides.
  mutating func obstacle(_ part: PaintedPart, _ values: inout ModeValues) -> PaintedPart.Obstacle? {
    guard !part.obstacles.isEmpty else { return nil }
    let (_, covers, groups) = laid(part, &values)
    return part.obstacles.first { obstacle in
      guard let level = obstacle.level.map({ $0 + 1 }) else { return true }
      return !covers.indices.contains { index in
        index >= level && covers[index] && !groups.contains { level <= $0.start && $0.start <= index }
      }
    }
  }

  mutating func pair(
    _ part: PaintedPart, _ requirement: Requirement, isSizeKnown: Bool, _ obstacle: PaintedPart.Obstacle?,
    _ values: inout ModeValues
  ) -> ContrastPair {
    let (layers, covers, groups) = laid(part, &values)
    let (seen, moved) = LayerStack.seen(layers, covers, groups)
    return ContrastPair(
      foreground: part.foreground, on: seen.last ?? layers[0], over: seen.dropLast(), groups: moved,
      obstacle: obstacle?.reason, requirement: requirement, isSizeKnown: isSizeKnown)
  }

  /// Without the layers that an opaque one hides. A group that lets something through hides nothing that lies below it.
  private static func seen(
    _ layers: [PaintedPart.Layer], _ covers: [Bool], _ groups: [ContrastPair.Group]
  ) -> ([PaintedPart.Layer], [ContrastPair.Group]) {
    var seen: [PaintedPart.Layer] = []
    var moved: [ContrastPair.Group] = []
    let starts = [0] + groups.map(\.start)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : layers.count
      if index > 0 { moved.append(ContrastPair.Group(start: seen.count, opacity: groups[index - 1].opacity)) }
      seen += layers[(covers[start..<end].lastIndex(of: true) ?? start)..<end]
    }
    return (seen, moved)
  }

  /// Nil for an opacity of 1 in every mode.
  private mutating func opacity(_ text: String, _ values: inout ModeValues) -> ContrastPair.Opacity? {
    if let known = opacities[text] { return known }
    let column = values.opacities(text)
    let opacity: ContrastPair.Opacity? =
      if column.values.allSatisfy({ $0 == 1 }) { nil } else if let path = values.path(named: text) {
        .token(path)
      } else if let number = Double(text), (0...1).contains(number) { .number(number) } else { .css(text) }
    opacities[text] = .some(opacity)
    return opacity
  }

  /// Whether nothing shows through, in any mode.
  private mutating func isOpaque(_ source: PaintSource, _ values: inout ModeValues) -> Bool {
    if let known = opaque[source] { return known }
    let isOpaque =
      switch source {
      case .token(let path): graph[path]?.isTranslucent == false
      case .css: values.paints(of: source).values.allSatisfy(\.isOpaque)
      }
    opaque[source] = isOpaque
    return isOpaque
  }
}
