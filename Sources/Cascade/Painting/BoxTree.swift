import Diagnostics

/// The boxes of a mock-up in a state: its elements and their pseudo-elements, in tree order.
struct BoxTree {
  struct Box {
    enum Child { case box(Int), text(Int) }

    /// Of the tree of elements.
    let element: Int
    let pseudo: PseudoElement?
    /// Of the table of styles.
    let style: Int
    let parent: Int?
    let place: Place
    var children: [Child] = []
    /// Behind the last box in it.
    var end = 0
  }

  let tree: ElementTree
  let stated: StatedTree
  private(set) var boxes: [Box] = []
  /// Where each element's box stands; nil for what is in a place that is not drawn.
  private(set) var byElement: [Int?]
  /// At the top of the mock-up.
  private(set) var roots: [Box.Child] = []

  init(_ tree: ElementTree, in state: InteractionState, scheme: ColorScheme, _ styles: inout StyleTable) {
    self.tree = tree
    stated = StatedTree(tree, in: state)
    byElement = Array(repeating: nil, count: tree.elements.count)
    var stack: [(child: ElementTree.Child, parent: Int?)] = tree.roots.reversed().map { ($0, nil) }
    // Pseudo-elements behind the content wait until all of it is there.
    var open: [(box: Int, after: Int?)] = []
    while let (child, parent) = stack.popLast() {
      while let last = open.last, last.box != parent { close(last.box, last.after, &open) }
      guard case .element(let element) = child else {
        if case .text(let text) = child { add(.text(text), to: parent) }
        continue
      }
      let node = tree.elements[element]
      let matches = styles.matches(element, in: stated, scheme: scheme)
      let inherited = parent.map { boxes[$0].style } ?? 0
      let style = styles.style(of: node, matches, in: inherited, scheme: scheme)
      let box = add(Box(element: element, pseudo: nil, style: style, parent: parent, place: node.place))
      byElement[element] = box
      for pseudo in [PseudoElement.before, .placeholder] where pseudo == .placeholder || matches.has(pseudo) {
        guard pseudo != .placeholder || node.hasPlaceholder else { continue }
        let own = styles.style(of: pseudo, matches, in: style, scheme: scheme)
        let inner = add(Box(element: element, pseudo: pseudo, style: own, parent: box, place: node.place))
        boxes[inner].end = inner + 1
      }
      let after = matches.has(.after) ? styles.style(of: .after, matches, in: style, scheme: scheme) : nil
      open.append((box, after))
      stack += node.children.reversed().map { ($0, box) }
    }
    while let last = open.last { close(last.box, last.after, &open) }
  }

  private mutating func close(_ box: Int, _ after: Int?, _ open: inout [(box: Int, after: Int?)]) {
    open.removeLast()
    if let after {
      let own = boxes[box]
      let inner = add(Box(element: own.element, pseudo: .after, style: after, parent: box, place: own.place))
      boxes[inner].end = inner + 1
    }
    boxes[box].end = boxes.count
  }

  private mutating func add(_ box: Box) -> Int {
    boxes.append(box)
    add(.box(boxes.count - 1), to: box.parent)
    return boxes.count - 1
  }

  private mutating func add(_ child: Box.Child, to parent: Int?) {
    if let parent { boxes[parent].children.append(child) } else { roots.append(child) }
  }

  func isAncestor(_ box: Int, of other: Int) -> Bool { box < other && other < boxes[box].end }

  /// The box and those that it stands in, from the inside out.
  func path(from box: Int) -> some Sequence<Int> {
    let boxes = boxes
    return sequence(first: box) { boxes[$0].parent }
  }
}

extension ElementTree.Element {
  /// True for a field that says what to write into it.
  var hasPlaceholder: Bool {
    guard self["placeholder"] != nil else { return false }
    return name == "textarea" || name == "input"
  }
}

extension BoxTree {
  /// True for what a browser draws only where it does not know the element around it.
  func isFallback(_ index: Int) -> Bool {
    boxes[index].parent.map { tree.elements[boxes[$0].element].hasFallback && boxes[index].pseudo == nil } ?? false
  }
}

extension ElementTree.Element {
  /// True for elements that show something else than what stands in them.
  var hasFallback: Bool {
    namespace == .html && ["audio", "canvas", "iframe", "meter", "object", "progress", "video"].contains(name)
  }
}
