import Diagnostics

/// The shapes of SVG.
extension Painter {
  private static let shapes: Set<String> = ["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]

  /// What is drawn only where something else names it.
  static let definitions: Set<String> = [
    "clipPath", "defs", "desc", "filter", "foreignObject", "linearGradient", "marker", "mask", "metadata", "pattern",
    "radialGradient", "symbol", "title",
  ]

  /// How deep `use` may lead from one drawing into another.
  private static let depthLimit = 8

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

  mutating func paintDrawing(_ index: Int) {
    let box = tree.boxes[index]
    var shapes: [Shape] = []
    collect(
      tree.tree, box.element, styled: box.style, inPlace: true, into: &shapes, opacities: [], doubts: [], depth: 0)
    guard !shapes.isEmpty else { return }
    let ground = contents(of: index)
    var seen: Set<PaintedPart> = []
    var fills: [(source: PaintSource, bounds: ShapeBounds?)] = []
    for shape in shapes {
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
    _ drawing: ElementTree, _ element: Int, styled style: Int, inPlace: Bool, into shapes: inout [Shape],
    opacities: [String], doubts: [ComputedStyle.Doubt], depth: Int
  ) {
    let node = drawing.elements[element]
    let own = styles.boxes[style]
    guard depth < 64, own.display != .none, !own.isVanished else { return }
    let isRoot = depth == 0
    let opacities = isRoot ? opacities : opacities + own.opacities
    var doubts = isRoot ? doubts : doubts + own.doubts
    if !isRoot, let doubt = own.maskDoubt { doubts.append(doubt) }
    if Painter.shapes.contains(node.name), own.isVisible {
      // Groups may move what stands in them.
      let isPlain = inPlace && node.parent.map { drawing.elements[$0].name == "svg" } ?? false
      shapes.append(
        Shape(
          style: style, isLine: node.name == "line", bounds: isPlain ? ShapeBounds(node) : nil, opacities: opacities,
          doubts: doubts))
    }
    if node.name == "image", own.isVisible {
      doubts.append(ComputedStyle.Doubt(reason: "it holds an image", place: node.place))
    }
    if node.name == "use", depth < Painter.depthLimit, let (other, target) = used(node, in: drawing) {
      let inner = self.style(of: other, target, in: style, inPlace: false)
      collect(
        other, target, styled: inner, inPlace: false, into: &shapes, opacities: opacities, doubts: doubts,
        depth: depth + 1)
    }
    for case .element(let child) in node.children where !Painter.definitions.contains(drawing.elements[child].name) {
      let inner = self.style(of: drawing, child, in: style, inPlace: inPlace)
      collect(
        drawing, child, styled: inner, inPlace: inPlace, into: &shapes, opacities: opacities, doubts: doubts,
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
