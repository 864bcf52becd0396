import Diagnostics

/// Borders, outlines, and boxes that are declared as graphics: what is no letter and no drawing.
extension Painter {
  /// - Parameters:
  ///   - outer: what lies behind the box.
  ///   - inner: the same with its own backgrounds.
  mutating func paintBox(_ index: Int, _ outer: Ground, _ inner: Ground) {
    let box = tree.boxes[index]
    let style = style(box)
    let isGraphic = contrast.isGraphic(box, in: tree.stated)
    let isField = box.pseudo == nil && tree.tree.elements[box.element].isField
    let hasBorder = !style.borders.sources.isEmpty || !style.borders.doubts.isEmpty
    let paintsBorder = hasBorder && (isGraphic || isField && style.borders.isAuthored)
    let outline = state == .focus ? style.outline : nil
    let rings = state == .focus ? focusRings(index) : []
    guard isGraphic || paintsBorder || outline != nil || !rings.isEmpty else { return }
    var (outer, inner) = (outer, inner)
    overlaps.settle(&outer, of: index)
    overlaps.settle(&inner, of: index)
    if isGraphic {
      if let doubt = style.maskDoubt { outer.obstacles.removeAll { $0.reason == doubt.reason } }
      let isEnclosed = style.borders.isClosed && style.borders.sources.allSatisfy(styles.expander.types.tokens.isOpaque)
      if !isEnclosed || style.maskDoubt != nil { paintSurfaces(box, outer) }
    }
    let isCovered = outline.map { $0.position == .along && $0.coversBorder } ?? false
    if paintsBorder, !isCovered { paintBorder(box, outer, inner) }
    if let outline { paintOutline(outline, box, outer, inner) }
    if let ring = rings.last {
      add(outer.part(.outline(.outer), ring, of: box, at: box.place))
      for source in rings.count > 1 ? rings.dropLast().suffix(1) : style.borders.sources[...] {
        inner.layers.append(.init(layer: .init(source), box: nil))
      }
      add(inner.part(.outline(.inner), ring, of: box, at: box.place))
    }
  }

  /// The shadows that mark the focus: those that the box does not have at rest.
  private mutating func focusRings(_ index: Int) -> [PaintSource] {
    let box = tree.boxes[index]
    let rings = style(box).rings
    guard !rings.isEmpty, box.pseudo == nil else { return [] }
    let atRest = self.atRest ?? BoxTree(tree.tree, in: .rest, scheme: scheme, &styles)
    self.atRest = atRest
    let other = atRest.byElement[box.element].map { style(atRest.boxes[$0]).rings }
    return other == rings ? [] : rings
  }

  private mutating func paintSurfaces(_ box: BoxTree.Box, _ outer: Ground) {
    let surfaces = style(box).surfaces
    guard let top = surfaces.last else { return }
    var ground = outer
    let source: PaintSource
    switch top.content {
    case .paint(let paint): source = paint
    case .unknown(let reason):
      source = .css("transparent")
      ground.add(reason, at: top.place ?? box.place)
    }
    if surfaces.count > 1, !top.isWhole || !styles.expander.types.tokens.isOpaque(source) {
      ground.add("several backgrounds make up its shape", at: top.place ?? box.place)
    }
    add(ground.part(.graphic, source, of: box, at: box.place))
  }

  private mutating func paintBorder(_ box: BoxTree.Box, _ outer: Ground, _ inner: Ground) {
    let borders = style(box).borders
    for source in borders.sources {
      // Beside another line it is no more than a part of the ground.
      if borders.sources.count > 1, isFilled(box, with: source) { continue }
      for (side, ground) in [(PaintedPart.Side.outer, outer), (.inner, inner)]
      where side == .outer || !isFilled(box, with: source) {
        var ground = ground
        for doubt in borders.doubts { ground.add(doubt.reason, at: doubt.place ?? box.place) }
        addLine(
          .border(side), source, box, ground, isOnOwnGround: side == .inner || outer.layers.count == inner.layers.count)
      }
    }
  }

  /// Whether a box and a border of its own colour are one shape.
  private func isFilled(_ box: BoxTree.Box, with source: PaintSource) -> Bool {
    guard let top = style(box).surfaces.last, top.isWhole, top.content == .paint(source) else { return false }
    return styles.expander.types.tokens.isOpaque(source)
  }

  /// WCAG 2.2, 1.4.11: an outline away from the box stands on what is around it, one inside of it on its own ground, and one along
  /// its edge between both.
  private mutating func paintOutline(
    _ outline: BoxStyle.Outline, _ box: BoxTree.Box, _ outer: Ground, _ inner: Ground
  ) {
    if outline.position != .inside {
      add(outer.part(.outline(.outer), outline.source, of: box, at: box.place))
    }
    guard outline.position != .outside else { return }
    var ground = inner
    if outline.position == .along, !outline.coversBorder {
      let sources = style(box).borders.sources
      ground.layers += sources.map { .init(layer: .init($0, isWhole: sources.count == 1), box: nil) }
    }
    add(ground.part(.outline(.inner), outline.source, of: box, at: box.place))
  }

  /// The backgrounds of a box lie behind its border too, so that what shows through one is not what stands beside it.
  private mutating func addLine(
    _ kind: PaintedPart.Kind, _ source: PaintSource, _ box: BoxTree.Box, _ ground: Ground, isOnOwnGround: Bool
  ) {
    var ground = ground
    if !isOnOwnGround, !styles.expander.types.tokens.isOpaque(source) {
      ground.add("the border is translucent, and the background of the box lies behind it", at: box.place)
    }
    add(ground.part(kind, source, of: box, at: box.place))
  }
}

extension ElementTree.Element {
  /// True for what is written into, or chosen from, and told by its border.
  var isField: Bool {
    guard namespace == .html else { return false }
    switch name {
    case "textarea", "select": return true
    case "input":
      let others = [
        "hidden", "checkbox", "radio", "range", "color", "image", "file", "button", "submit", "reset",
      ]
      return !others.contains(self["type"]?.lowercased() ?? "text")
    default: return false
    }
  }
}
