/// Boxes that are painted before others, and lie behind them.
extension Overlaps {
  /// Whether a box that is painted before another is one of the layers behind it.
  func lays(_ painter: Int, behind box: Int) -> Bool {
    if isFilling(painter, behind: box) { return true }
    return (style(painter).placement.zIndex ?? 0) < 0
  }

  private func isFilling(_ painter: Int, behind box: Int) -> Bool {
    guard case .absolute(true, _) = style(painter).placement.kind, let block = containingBlock(of: painter) else {
      return false
    }
    return block == box || tree.isAncestor(block, of: box)
  }

  func insert(_ painter: Int, into ground: inout Ground, at index: Int) {
    let isWhole = isFilling(painter, behind: box(painter))
    var index = index
    let own = style(painter)
    if tree.isPicture(painter) || tree.isDrawing(painter) || !own.opacities.isEmpty || !own.doubts.isEmpty {
      let reason =
        own.doubts.first?.reason ?? (own.opacities.isEmpty ? "what it shows is not known" : "it is translucent")
      ground.obstacles.append(
        PaintedPart.Obstacle("\(words(painter)) lies behind it, and \(reason)", at: place(painter), level: index))
      return
    }
    for surface in own.surfaces {
      switch surface.content {
      case .paint(let source):
        let layer = PaintedPart.Layer(source, isWhole: isWhole && surface.isWhole)
        ground.insert(.init(layer: layer, box: painter), at: index) {
          $0 == painter || tree.isAncestor($0, of: painter)
        }
        index += 1
      case .unknown(let reason):
        ground.obstacles.append(PaintedPart.Obstacle(reason, at: surface.place ?? place(painter), level: index))
      }
    }
  }

  /// What a box that fills it stands in.
  private func box(_ painter: Int) -> Int { containingBlock(of: painter) ?? painter }

  func words(_ box: Int) -> String {
    let box = tree.boxes[box]
    if let pseudo = box.pseudo { return "'::\(pseudo.rawValue)'" }
    let element = tree.tree.elements[box.element]
    let name = tree.stated.classes[box.element].first.map { ".\($0)" } ?? element.name
    return "'\(name)'"
  }
}

extension BoxTree {
  /// True for elements that show what nothing is known of here.
  func isPicture(_ box: Int) -> Bool {
    let box = boxes[box]
    guard box.pseudo == nil else { return false }
    let element = tree.elements[box.element]
    switch element.namespace {
    case .html: return ["img", "video", "canvas", "iframe", "object", "embed", "picture"].contains(element.name)
    case .svg, .mathML: return false
    }
  }

  /// True for a drawing, which is ink like letters, unless somebody lays it somewhere.
  func isDrawing(_ box: Int) -> Bool {
    boxes[box].pseudo == nil && tree.elements[boxes[box].element].name == "svg"
  }
}
