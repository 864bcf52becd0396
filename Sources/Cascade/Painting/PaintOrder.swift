/// When something is painted (CSS 2.1, appendix E): what comes later lies above.
struct PaintOrder: Comparable {
  enum Phase: Int { case ground, negative, block, float, content, positioned }

  struct Step: Comparable {
    let zIndex: Double
    let phase: Phase
    /// In tree order.
    let box: Int

    static func < (a: Step, b: Step) -> Bool {
      (a.zIndex, a.phase.rawValue, a.box) < (b.zIndex, b.phase.rawValue, b.box)
    }
  }

  private var steps: [Step]

  static func < (a: PaintOrder, b: PaintOrder) -> Bool { a.steps.lexicographicallyPrecedes(b.steps) }

  /// - Parameter text: the letters in the box, not its backgrounds.
  init(of box: Int, text: Bool = false, in tree: BoxTree, _ styles: [BoxStyle]) {
    steps = []
    let style = { (index: Int) in styles[tree.boxes[index].style] }
    /// A box that is painted as one, or as if it were but for what is placed by number in it.
    let isPlaced = { (index: Int) -> Bool in
      let placement = style(index).placement
      return placement.isPositioned || placement.isIsolated || Self.hasNumber(index, in: tree, styles)
    }
    var current = box
    if text || !isPlaced(box) {
      let isBlock = !text && style(box).display != .inline
      steps.append(Step(zIndex: 0, phase: isBlock ? .block : .content, box: box))
    } else {
      steps.append(Step(zIndex: -.infinity, phase: .ground, box: box))
    }
    while true {
      guard let placed = tree.path(from: current).first(where: isPlaced) else { break }
      let number = Self.hasNumber(placed, in: tree, styles) ? style(placed).placement.zIndex : nil
      steps.append(Step(zIndex: number ?? 0, phase: (number ?? 0) < 0 ? .negative : .positioned, box: placed))
      guard let parent = tree.boxes[placed].parent else { break }
      // A box with a number belongs to the nearest that is painted as one; others to the one that they stand in.
      if number != nil {
        guard
          let context = tree.path(from: parent).first(where: {
            style($0).placement.isIsolated || Self.hasNumber($0, in: tree, styles)
          })
        else { break }
        current = context
      } else {
        current = parent
      }
    }
    steps.reverse()
  }

  /// Whether its `z-index` counts.
  private static func hasNumber(_ box: Int, in tree: BoxTree, _ styles: [BoxStyle]) -> Bool {
    let placement = styles[tree.boxes[box].style].placement
    guard placement.zIndex != nil else { return false }
    if placement.isPositioned { return true }
    guard let parent = tree.boxes[box].parent else { return false }
    let display = styles[tree.boxes[parent].style].display
    return display == .flex || display == .grid
  }
}
