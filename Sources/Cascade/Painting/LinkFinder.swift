/// Links in running text that nothing but their colour tells from it (WCAG 2.2, 1.4.1 and technique G183).
struct LinkFinder {
  private let tree: BoxTree
  private let styles: [BoxStyle]

  init(_ tree: BoxTree, _ styles: [BoxStyle]) {
    (self.tree, self.styles) = (tree, styles)
  }

  /// The colour of the text around a link that only its own colour tells from it; nil for anything else.
  func surroundings(of index: Int) -> PaintSource? {
    let box = tree.boxes[index]
    let element = tree.tree.elements[box.element]
    guard box.pseudo == nil, element.name == "a", element["href"] != nil, let parent = box.parent else { return nil }
    let (own, outer) = (styles[box.style], styles[tree.boxes[parent].style])
    guard own.display == .inline, outer.display == .inline || outer.display == .block, let text = outer.text,
      text != own.text, own.font.weights == outer.font.weights, own.font.sizes == outer.font.sizes,
      hasWords(parent), !isMarked(index), !isMarked(parent: parent)
    else { return nil }
    return text
  }

  private func hasWords(_ index: Int) -> Bool {
    tree.boxes[index].children.contains { child in
      guard case .text(let text) = child else { return false }
      return tree.tree.texts[text].content.contains { $0.isLetter }
    }
  }

  /// True where a line, a ground or a shape tells it apart as well.
  private func isMarked(_ index: Int) -> Bool {
    let style = styles[tree.boxes[index].style]
    if style.hasUnderline || !style.surfaces.isEmpty || !style.borders.sources.isEmpty || style.outline != nil {
      return true
    }
    // An icon, or anything else that it holds beside letters, is a mark; so is a part of it that is set otherwise.
    return tree.boxes[index].children.contains { child in
      guard case .box(let inner) = child else { return false }
      return tree.isPicture(inner) || tree.isDrawing(inner) || tree.boxes[inner].pseudo != nil || isMarked(inner)
    }
  }

  /// A line under the whole text is no mark of the link.
  private func isMarked(parent index: Int) -> Bool { styles[tree.boxes[index].style].text == nil }
}
