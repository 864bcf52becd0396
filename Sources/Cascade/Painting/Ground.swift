import Diagnostics

/// What lies behind something that is painted, and what is done to all of it.
struct Ground {
  /// A layer with the box that paints it.
  struct Layer {
    var layer: PaintedPart.Layer
    let box: Int?
  }

  struct Group {
    var start: Int
    let opacity: String
    let box: Int
  }

  var layers: [Layer] = []
  var groups: [Group] = []
  var obstacles: [PaintedPart.Obstacle] = []
  /// True where nothing is seen of it.
  var isVanished = false
  var exemption: PaintedPart.Exemption?
  /// What a background paints of transparent letters.
  var textFill: BoxStyle.Surface.Content?

  /// True where the component says that nothing is required of what stands here.
  var isDeclaredExempt: Bool {
    if case .declared? = exemption { true } else { false }
  }

  mutating func add(_ reason: String, at place: Place, hidden isHideable: Bool = false, isOverlap: Bool = false) {
    obstacles.append(
      PaintedPart.Obstacle(reason, at: place, level: isHideable ? layers.count : nil, isOverlap: isOverlap))
  }

  mutating func lay(_ surface: BoxStyle.Surface, of box: Int, at place: Place) {
    switch surface.content {
    case .paint(let source): layers.append(Layer(layer: .init(source, isWhole: surface.isWhole), box: box))
    case .unknown(let reason): add(reason, at: surface.place ?? place, hidden: true)
    }
  }

  /// Puts a layer beneath those from an index on.
  /// - Parameter belongs: whether the layer is part of the group of a box.
  mutating func insert(_ layer: Layer, at index: Int, belongs: (_ box: Int) -> Bool) {
    layers.insert(layer, at: index)
    for group in groups.indices
    where groups[group].start > index || groups[group].start == index && !belongs(groups[group].box) {
      groups[group].start += 1
    }
    obstacles = obstacles.map { obstacle in
      guard let level = obstacle.level, level > index else { return obstacle }
      return PaintedPart.Obstacle(
        obstacle.reason, at: obstacle.place, level: level + 1, isOverlap: obstacle.isOverlap)
    }
  }

  func part(
    _ kind: PaintedPart.Kind, _ foreground: PaintSource, of box: BoxTree.Box, font: FontSource? = nil, at place: Place
  ) -> PaintedPart {
    PaintedPart(
      kind: kind, element: box.element, pseudoElement: box.pseudo?.rawValue, foreground: foreground,
      layers: layers.map(\.layer), groups: groups.map { .init(start: $0.start, opacity: $0.opacity) }, font: font,
      obstacles: obstacles, exemption: exemption, place: place)
  }
}
