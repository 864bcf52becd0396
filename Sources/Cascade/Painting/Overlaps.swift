import Diagnostics

/// What may lie over or behind something else because it is not where the flow of the text would put it.
///
/// Nothing is laid out here. So a box that is moved over others cannot be told from one that is moved away from them, unless it fills
/// what it is positioned in, or its component says what it lies on.
struct Overlaps {
  let tree: BoxTree
  let styles: [BoxStyle]
  /// What moved boxes lie on, as declared.
  let declared: [Int: Int]
  /// The boxes that cover something.
  private let painters: [Int]
  private let hasMoved: Bool

  /// How many boxes are compared with each other.
  private static let limit = 256

  init(_ tree: BoxTree, _ styles: [BoxStyle], isVanished: [Bool], declared: [Int: Int]) {
    (self.tree, self.styles, self.declared) = (tree, styles, declared)
    hasMoved = tree.boxes.indices.contains { index in
      let placement = styles[tree.boxes[index].style].placement
      if case .flow = placement.kind { return placement.cell != nil && !isVanished[index] }
      return !isVanished[index]
    }
    painters =
      hasMoved
      ? tree.boxes.indices.filter { index in
        let style = styles[tree.boxes[index].style]
        return !isVanished[index] && style.isVisible && style.display != .contents
          && (!style.surfaces.isEmpty || tree.isPicture(index) || tree.isDrawing(index) && style.placement.isDetached)
      } : []
  }

  func style(_ box: Int) -> BoxStyle { styles[tree.boxes[box].style] }

  /// What an absolutely positioned box is positioned in; nil for what the mock-up stands in.
  func containingBlock(of box: Int) -> Int? {
    tree.boxes[box].parent.flatMap {
      tree.path(from: $0).first { style($0).placement.isPositioned || style($0).placement.isIsolated }
    }
  }

  // MARK: What a box lies on

  /// Changes what lies behind a box, as its parent has it, to what lies behind it where it is.
  func move(_ ground: inout Ground, of box: Int, _ grounds: [Ground]) {
    let placement = style(box).placement
    let place = placement.place ?? tree.boxes[box].place
    if let on = declared[box] {
      guard on < grounds.count else {
        reset(&ground, "what it is declared to lie on stands behind it in the file", at: place)
        return
      }
      let exemption = ground.exemption
      ground = grounds[on]
      if tree.isPicture(on) {
        ground.add("it lies on \(words(on)), and what that shows is not known", at: place, hidden: true)
      }
      ground.exemption = exemption
      ground.textFill = nil
      return
    }
    switch placement.kind {
    case .flow, .shifted: return
    case .fixed: reset(&ground, "it is fixed to the screen, and may lie on anything", at: place)
    case .absolute(_, let isInside):
      guard isInside, let block = containingBlock(of: box) else {
        reset(&ground, "it is positioned, and what it lies on is not known", at: place)
        return
      }
      for index in ground.layers.indices where ground.layers[index].box.map({ tree.isAncestor(block, of: $0) }) ?? false
      {
        ground.layers[index].layer = PaintedPart.Layer(ground.layers[index].layer.source, isWhole: false)
      }
    }
    ground.textFill = nil
  }

  private func reset(_ ground: inout Ground, _ reason: String, at place: Place) {
    ground.layers = []
    for index in ground.groups.indices { ground.groups[index].start = 0 }
    ground.obstacles.removeAll { $0.level != nil }
    ground.add(reason, at: place, hidden: true, isOverlap: true)
    ground.textFill = nil
  }

  // MARK: What comes between

  /// Adds what other boxes put over or behind the contents of a box.
  func settle(_ ground: inout Ground, of box: Int) {
    guard hasMoved else { return }
    guard painters.count <= Overlaps.limit else {
      ground.add("more than \(Overlaps.limit) boxes may lie over each other", at: tree.boxes[box].place)
      return
    }
    let order = PaintOrder(of: box, text: true, in: tree, styles)
    for painter in painters where painter != box && !tree.isAncestor(painter, of: box) {
      guard let meeting = meeting(painter, box) else { continue }
      // Letters make room for what floats.
      if meeting.isOfPainter, style(meeting.mover).placement.isFloating { continue }
      let own = PaintOrder(of: painter, in: tree, styles)
      if own > order {
        if meeting.isOfPainter {
          ground.add("\(words(painter, meeting)), and may lie over it", at: meeting.place, isOverlap: true)
        }
        continue
      }
      let index =
        ground.layers.firstIndex { layer in layer.box.map { PaintOrder(of: $0, in: tree, styles) > own } ?? false }
        ?? ground.layers.count
      if meeting.isOfPainter, meeting.mover == painter, lays(painter, behind: box) {
        insert(painter, into: &ground, at: index)
      } else {
        let reason =
          meeting.isOfPainter
          ? "\(words(painter, meeting)), and may lie behind it"
          : "it \(meeting.reason), and may lie on \(words(painter))"
        ground.obstacles.append(PaintedPart.Obstacle(reason, at: meeting.place, level: index, isOverlap: true))
      }
    }
  }

  private struct Meeting {
    let mover: Int
    let reason: String
    let place: Place
    /// False where it is the other box that is moved.
    let isOfPainter: Bool
  }

  /// Why two boxes may overlap that do not stand in each other; nil where the flow keeps them apart.
  private func meeting(_ painter: Int, _ box: Int) -> Meeting? {
    let common = tree.path(from: painter).first { $0 == box || tree.isAncestor($0, of: box) }
    let ways = [painter, box].map { start in tree.path(from: start).prefix { $0 != common } }
    if let a = ways[0].last, let b = ways[1].last, let cell = style(a).placement.cell,
      let other = style(b).placement.cell, cell.meets(other),
      declared[a] == nil, declared[b] == nil
    {
      return Meeting(mover: a, reason: "is laid into the same cell of a grid", place: place(a), isOfPainter: true)
    }
    if let mover = ways[0].last(where: isMoved) {
      guard declared[mover] == nil, reaches(mover, box), isNear(mover, box, common) else { return nil }
      return Meeting(mover: mover, reason: reason(mover), place: place(mover), isOfPainter: true)
    }
    guard let mover = ways[1].last(where: isMoved), declared[mover] == nil, isNear(mover, painter, common) else {
      return nil
    }
    switch style(mover).placement.kind {
    // Nothing is known of what these lie on, and that has been said.
    case .fixed, .absolute(_, false): return nil
    case .absolute:
      guard let block = containingBlock(of: mover), tree.isAncestor(block, of: painter) else { return nil }
    case .flow, .shifted: break
    }
    return Meeting(mover: mover, reason: reason(mover), place: place(mover), isOfPainter: false)
  }

  /// What covers something, and why it may.
  private func words(_ painter: Int, _ meeting: Meeting) -> String {
    meeting.mover == painter
      ? "\(words(painter)) \(meeting.reason)"
      : "\(words(painter)) stands in \(words(meeting.mover)), which \(meeting.reason)"
  }

  private func isMoved(_ box: Int) -> Bool {
    if case .flow = style(box).placement.kind { false } else { true }
  }

  private func reason(_ box: Int) -> String {
    switch style(box).placement.kind {
    case .flow: "stands in the flow"
    case .shifted(let words): words
    case .absolute: "is positioned"
    case .fixed: "is fixed to the screen"
    }
  }

  func place(_ box: Int) -> Place { style(box).placement.place ?? tree.boxes[box].place }

  /// Whether a moved box can come as far as another: nothing cuts it off before.
  private func reaches(_ mover: Int, _ box: Int) -> Bool {
    var start = tree.boxes[mover].parent
    switch style(mover).placement.kind {
    case .fixed: return true
    case .absolute(let isFilling, let isInside):
      start = containingBlock(of: mover)
      if isFilling || isInside { return start.map { $0 == box || tree.isAncestor($0, of: box) } ?? true }
    case .flow, .shifted: break
    }
    guard let clip = start.flatMap({ tree.path(from: $0).first { style($0).placement.clips } }) else { return true }
    return clip == box || tree.isAncestor(clip, of: box)
  }

  /// A negative margin brings a box over those right beside it.
  private func isNear(_ mover: Int, _ other: Int, _ common: Int?) -> Bool {
    guard case .shifted(let words) = style(mover).placement.kind, words.contains("margin"), other != common else {
      return true
    }
    guard tree.boxes[mover].parent == common else { return false }
    let siblings = (common.map { tree.boxes[$0].children } ?? tree.roots).compactMap { child in
      if case .box(let box) = child { box } else { nil }
    }
    guard let own = siblings.firstIndex(of: mover),
      let others = siblings.firstIndex(where: { $0 == other || tree.isAncestor($0, of: other) })
    else { return true }
    return abs(own - others) == 1
  }
}
