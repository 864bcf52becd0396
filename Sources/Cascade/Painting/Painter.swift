import Diagnostics

/// Makes the parts of a mock-up in one state: what is painted, and what lies behind it.
///
/// Boxes are visited in tree order, so that what each stands in has been settled before it.
struct Painter {
  let tree: BoxTree
  var styles: StyleTable
  let contrast: DeclaredContrast
  let icons: [String: ElementTree]
  let state: InteractionState
  let scheme: ColorScheme
  let overlaps: Overlaps
  private let inactive: InactiveControls
  /// By box: what lies behind its contents.
  private var grounds: [Ground] = []
  private(set) var parts: [PaintedPart] = []
  private(set) var fills: [PaintedFill] = []
  private(set) var stacks: [StackedSurface] = []
  /// The same boxes at rest; built where something must be told from that.
  var atRest: BoxTree?
  /// By box; filled where something is painted in it.
  private var settled: [Int: Ground] = [:]

  init(
    _ tree: BoxTree, _ styles: StyleTable, _ contrast: DeclaredContrast, icons: [String: ElementTree],
    in state: InteractionState, scheme: ColorScheme
  ) {
    self.tree = tree
    self.styles = styles
    self.contrast = contrast
    self.icons = icons
    self.state = state
    self.scheme = scheme
    inactive = InactiveControls(tree.tree)
    overlaps = Overlaps(
      tree, styles.boxes, isVanished: Painter.vanished(tree, styles), declared: contrast.overlaps(in: tree))
  }

  mutating func paint() {
    let links = LinkFinder(tree, styles.boxes)
    for index in tree.boxes.indices {
      let outer = ground(of: index)
      var inner = outer
      let box = tree.boxes[index]
      if !outer.isVanished, style(box).isVisible, style(box).display != .contents {
        for surface in style(box).surfaces { inner.lay(surface, of: index, at: box.place) }
        if let fill = style(box).textFill { inner.textFill = fill }
      }
      grounds.append(inner)
      guard !outer.isVanished else { continue }
      if style(box).isVisible, style(box).display != .contents {
        paintBox(index, outer, inner)
        addFills(of: box, outer.exemption)
        if !outer.isDeclaredExempt { stacks += stackedSurfaces(of: index, on: outer) }
      }
      paintContents(index, links)
    }
    for child in tree.roots {
      if case .text(let text) = child {
        paintText(tree.tree.texts[text].content, of: nil, at: tree.tree.texts[text].place)
      }
    }
  }

  func style(_ box: BoxTree.Box) -> BoxStyle { styles.boxes[box.style] }

  // MARK: Grounds

  /// What lies behind a box, and what is done to it, without its own backgrounds.
  private func ground(of index: Int) -> Ground {
    let box = tree.boxes[index]
    let style = style(box)
    var ground = box.parent.map { grounds[$0] } ?? Ground()
    let isSkipped = box.parent.map { self.style(tree.boxes[$0]).hidesContents } ?? false
    if ground.isVanished || isSkipped || Painter.isAbsent(index, tree, styles) {
      ground.isVanished = true
      return ground
    }
    if style.display != .contents {
      overlaps.move(&ground, of: index, grounds)
      for opacity in style.opacities {
        ground.groups.append(Ground.Group(start: ground.layers.count, opacity: opacity, box: index))
      }
      if let doubt = style.backdropDoubt, !style.isBackdropBlurred || !isFlat(ground) {
        ground.add(doubt.reason, at: doubt.place ?? box.place, hidden: true)
      }
      if let doubt = style.maskDoubt { ground.add(doubt.reason, at: doubt.place ?? box.place) }
    }
    for doubt in style.doubts { ground.add(doubt.reason, at: doubt.place ?? box.place) }
    // What is inactive is known of every element by itself: a legend's controls are in use in what is not.
    if ground.exemption == .disabled { ground.exemption = nil }
    if inactive.contains(box.element) { ground.exemption = .disabled }
    if let reason = contrast.exemption(of: box, in: tree.stated) { ground.exemption = .declared(reason) }
    return ground
  }

  /// True where one colour is all that lies behind.
  private func isFlat(_ ground: Ground) -> Bool {
    ground.obstacles.allSatisfy { $0.level == nil }
      && ground.layers.allSatisfy { $0.layer.isWhole && styles.expander.types.tokens.isColor($0.layer.source) }
  }

  private static func vanished(_ tree: BoxTree, _ styles: StyleTable) -> [Bool] {
    var vanished: [Bool] = []
    for (index, box) in tree.boxes.enumerated() {
      vanished.append(
        box.parent.map { vanished[$0] || styles.boxes[tree.boxes[$0].style].hidesContents } ?? false
          || isAbsent(index, tree, styles))
    }
    return vanished
  }

  private static func isAbsent(_ index: Int, _ tree: BoxTree, _ styles: StyleTable) -> Bool {
    let box = tree.boxes[index]
    let style = styles.boxes[box.style]
    if style.display == .none || style.isVanished || tree.isFolded(index) || tree.isFallback(index) { return true }
    return (box.pseudo == .before || box.pseudo == .after) && !styles.styles[box.style].generatesBox
  }

  /// What lies behind the contents of a box, with what others put over it.
  mutating func contents(of index: Int?) -> Ground {
    guard let index else { return Ground() }
    if let known = settled[index] { return known }
    var ground = grounds[index]
    overlaps.settle(&ground, of: index)
    settled[index] = ground
    return ground
  }

  mutating func add(_ part: PaintedPart) { parts.append(part) }

  private mutating func addFills(of box: BoxTree.Box, _ exemption: PaintedPart.Exemption?) {
    for source in style(box).fills(styles.styles[box.style]) {
      fills.append(
        PaintedFill(
          source: source, element: box.element, pseudoElement: box.pseudo?.rawValue, exemption: exemption,
          place: box.place))
    }
  }
}
