import Diagnostics

/// Letters.
extension Painter {
  mutating func paintContents(_ index: Int, _ links: LinkFinder) {
    let box = tree.boxes[index]
    let element = tree.tree.elements[box.element]
    if let pseudo = box.pseudo {
      if pseudo == .placeholder {
        guard element.isEmptyField(tree.tree), let text = element["placeholder"] else { return }
        paintText(text, of: index, kind: .placeholder, at: box.place)
      } else if let content = styles.styles[box.style].generatedText(of: element) {
        paintText(content, of: index, at: box.place)
      }
      return
    }
    if element.namespace == .svg, element.name == "svg", !tree.isInDrawing(index) { paintDrawing(index) }
    if tree.isInDefinition(index) { return }
    if let control = FormText(element, tree.tree) {
      if let text = control.text { paintText(text, of: index, at: control.place) }
      return
    }
    if ["option", "optgroup", "math"].contains(element.name) || element.hasFallback { return }
    for child in box.children {
      if case .text(let text) = child {
        paintText(tree.tree.texts[text].content, of: index, at: tree.tree.texts[text].place)
      }
    }
    if let text = links.surroundings(of: index), style(box).isVisible, let link = style(box).text {
      var ground = contents(of: index)
      ground.layers.append(.init(layer: .init(text), box: nil))
      add(ground.part(.link, link, of: box, font: style(box).font, at: box.place))
    }
  }

  /// - Parameter index: of the box; nil for text at the top of the mock-up.
  mutating func paintText(_ text: String, of index: Int?, kind: PaintedPart.Kind = .text, at place: Place) {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && !$0.isUnseen }) else { return }
    let style = index.map { self.style(tree.boxes[$0]) } ?? styles.boxes[0]
    guard style.isVisible, !style.hidesContents else { return }
    let isSVG = index.map { tree.tree.elements[tree.boxes[$0].element].namespace == .svg } ?? false
    var ground = contents(of: index)
    var foreground = style.text
    if isSVG, let index {
      foreground = style.fill.map { ground.source($0, of: index, at: place) }
    } else if foreground == nil {
      switch ground.textFill {
      case .paint(let source): foreground = source
      case .unknown(let reason):
        foreground = .css("transparent")
        ground.add(reason, at: place)
      case nil: return
      }
    }
    guard let foreground else { return }
    for doubt in style.letterDoubts { ground.add(doubt.reason, at: doubt.place ?? place) }
    guard let index else {
      add(
        PaintedPart(
          kind: kind, element: nil, foreground: foreground, layers: [], font: style.font, obstacles: ground.obstacles,
          place: place))
      return
    }
    add(ground.part(kind, foreground, of: tree.boxes[index], font: style.font, at: place))
  }
}

extension Unicode.Scalar {
  /// Characters that take no ink.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .format, .control: true
    default: false
    }
  }
}

extension ComputedStyle {
  /// What `content` writes; nil where it writes nothing.
  func generatedText(of element: ElementTree.Element) -> String? {
    var text = ""
    // What stands behind a slash is for screen readers.
    for value in self[.content].prefix(while: { $0.kind != .delimiter("/") }) {
      switch value.kind {
      case .string(let string): text += string
      case .function("attr", let name): text += name.first?.keyword.flatMap { element[$0] } ?? ""
      case .function("counter", _), .function("counters", _): text += "1"
      case .ident(let word) where ["open-quote", "close-quote"].contains(word.lowercased()): text += "\""
      default: break
      }
    }
    return text.isEmpty ? nil : text
  }

  /// False for a pseudo-element that no box is made of.
  var generatesBox: Bool {
    !["none", "normal"].contains(keyword(.content) ?? "")
  }
}
