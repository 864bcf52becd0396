import Diagnostics

/// The shapes of SVG.
extension Painter {
  private static let shapes: Set<String> = ["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]

  /// What is drawn only where something else names it.
  static let definitions: Set<String> = [
    "clipPath", "defs", "desc", "filter", "foreignObject", "linearGradient", "marker", "mask", "metadata", "pattern",
    "radialGradient", "symbol", "title",
  ]

  /// How deep `use` may lead from one drawing into another, and how many elements are looked at in one.
  private static let depthLimit = 8
  private static let sizeLimit = 10_000

  /// A shape with what is done to it within its drawing.
  private struct Shape {
    /// Of the table of styles.
    let style: Int
    let isLine: Bool
    /// Nil where nobody knows.
    let bounds: ShapeBounds?
    let opacities: [String]
    let doubts: [ComputedStyle.Doubt]
  }

  /// What has been found of a drawing.
  private struct Drawing {
    var shapes: [Shape] = []
    var size = 0
    /// Of an image, which later shapes may lie on.
    var image: ComputedStyle.Doubt?
  }

  mutating func paintDrawing(_ index: Int) {
    let box = tree.boxes[index]
    var drawing = Drawing()
    collect(
      tree.tree, box.element, styled: box.style, inPlace: true, into: &drawing, opacities: [], doubts: [], depth: 0)
    guard !drawing.shapes.isEmpty else { return }
    var ground = contents(of: index)
    if drawing.size > Painter.sizeLimit { ground.add("its drawing is larger than can be followed", at: box.place) }
    var seen: Set<PaintedPart> = []
    var fills: [(source: PaintSource, bounds: ShapeBounds?)] = []
    for shape in drawing.shapes {
      var own = ground
      for opacity in shape.opacities { own.groups.append(.init(start: own.layers.count, opacity: opacity, box: index)) }
      for doubt in shape.doubts { own.add(doubt.reason, at: doubt.place ?? box.place) }
      let style = styles.boxes[shape.style]
      for (isFill, paint) in [(true, shape.isLine ? nil : style.fill), (false, style.stroke)] {
        guard let paint else { continue }
        var ground = own
        let source = ground.source(paint, of: index, at: box.place)
        let isOnOther = fills.contains { fill in
          guard fill.source != source else { return false }
          if isFill, let own = shape.bounds, let other = fill.bounds { return own.meets(other) }
          return true
        }
        if isOnOther {
          ground.add("it lies in a drawing of several colours", at: box.place, hidden: true)
        }
        let part = ground.part(.graphic, source, of: box, at: box.place)
        if seen.insert(part).inserted { add(part) }
        if isFill { fills.append((source, shape.bounds)) }
      }
    }
  }

  /// The shapes of an element of SVG and of those in it, in the order of painting.
  /// - Parameters:
  ///   - style: of the element itself, in the table.
  ///   - inPlace: false in what `use` names, which the rules of the component do not reach.
  private mutating func collect(
    _ drawing: ElementTree, _ element: Int, styled style: Int, inPlace: Bool, into found: inout Drawing,
    opacities: [String], doubts: [ComputedStyle.Doubt], depth: Int
  ) {
    let node = drawing.elements[element]
    let own = styles.boxes[style]
    found.size += 1
    guard found.size <= Painter.sizeLimit, depth < 64, own.display != .none, !own.isVanished else { return }
    let isRoot = depth == 0
    let opacities = isRoot ? opacities : opacities + own.opacities
    var doubts = isRoot ? doubts : doubts + own.doubts
    if !isRoot, let doubt = own.maskDoubt { doubts.append(doubt) }
    if Painter.shapes.contains(node.name), own.isVisible {
      // Groups may move what stands in them.
      let isPlain = inPlace && node.parent.map { drawing.elements[$0].name == "svg" } ?? false
      found.shapes.append(
        Shape(
          style: style, isLine: node.name == "line", bounds: isPlain ? ShapeBounds(node) : nil, opacities: opacities,
          doubts: doubts + (found.image.map { [$0] } ?? [])))
    }
    if node.name == "image", own.isVisible {
      found.image = ComputedStyle.Doubt(reason: "it may lie on an image in its drawing", place: nil)
    }
    if node.name == "use", depth < Painter.depthLimit, let (other, target) = used(node, in: drawing) {
      let inner = self.style(of: other, target, in: style, inPlace: false)
      collect(
        other, target, styled: inner, inPlace: false, into: &found, opacities: opacities, doubts: doubts,
        depth: depth + 1)
    }
    for case .element(let child) in node.children where !Painter.definitions.contains(drawing.elements[child].name) {
      let inner = self.style(of: drawing, child, in: style, inPlace: inPlace)
      collect(
        drawing, child, styled: inner, inPlace: inPlace, into: &found, opacities: opacities, doubts: doubts,
        depth: depth + 1)
    }
  }

  private mutating func style(of drawing: ElementTree, _ element: Int, in parent: Int, inPlace: Bool) -> Int {
    if inPlace, let box = tree.byElement[element] { return tree.boxes[box].style }
    return styles.style(of: drawing.elements[element], .none, in: parent, scheme: scheme)
  }

  /// What `use` names: an icon of the theme, or an element of the same drawing.
  private func used(_ node: ElementTree.Element, in drawing: ElementTree) -> (ElementTree, Int)? {
    guard let address = node["href"] ?? node["xlink:href"] else { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    var target = drawing
    if !parts[0].isEmpty {
      let file = parts[0].split(separator: "/").last.map(String.init) ?? parts[0]
      guard file.hasSuffix(".svg"), let icon = icons[String(file.dropLast(".svg".count))] else { return nil }
      target = icon
    }
    return target.elements.firstIndex { $0["id"] == parts[1] }.map { (target, $0) }
  }
}

extension BoxTree {
  /// True for a drawing within another.
  func isInDrawing(_ index: Int) -> Bool {
    boxes[index].parent.map { tree.elements[boxes[$0].element].namespace == .svg } ?? false
  }

  /// True for what SVG draws only where something else names it, and for its words that are not drawn.
  func isInDefinition(_ index: Int) -> Bool {
    guard tree.elements[boxes[index].element].namespace == .svg else { return false }
    return path(from: index).contains { box in
      let element = tree.elements[boxes[box].element]
      return element.namespace == .svg && Painter.definitions.contains(element.name)
    }
  }
}
