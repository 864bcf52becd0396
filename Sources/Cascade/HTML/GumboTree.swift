import CGumbo
import Diagnostics

/// The only place that calls libgumbo, which parses HTML as the standard says (HTML, section 13.2).
struct GumboTree {
  /// An element that is to be copied, and where it goes.
  private struct Visit {
    let node: UnsafeMutablePointer<GumboNode>
    let parent: Int?
    /// Where the nearest start tag around it stands.
    let tag: Int?
    let depth: Int
    /// True for what a template holds, which is no part of the page.
    let isHidden: Bool
  }

  /// What has more elements around it is left out. It cannot be reached by tags that are in balance.
  private static let depthLimit = 500

  private let file: SourceFile
  private(set) var tree = ElementTree()
  /// For each start tag that became an element, the start tag of the element around that element; by their offsets.
  private(set) var parents: [Int: Int?] = [:]
  private(set) var isCut = false

  /// - Parameter end: where to stop reading.
  init(_ scanner: TagScanner, upTo end: Int) {
    file = scanner.file
    let text = GumboTree.opening + GumboTree.renamed(scanner)[..<end]
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var options = kGumboDefaultOptions
      options.max_errors = 0
      let text = start.assumingMemoryBound(to: CChar.self)
      guard let output = gumbo_parse_with_options(&options, text, bytes.count) else { return }
      defer { gumbo_destroy_output(&options, output) }
      if let body = body(of: output.pointee.root) { copy(body, from: start + GumboTree.opening.count) }
    }
  }

  /// The parser's way with fragments is one that the standard has left: HTML in SVG stays there. So it is given a page. The rule
  /// keeps a frameset from taking the place of the body.
  private static let opening = Array("<!doctype html><body><hr>".utf8)

  /// Elements that the parser does not know yet, or gets wrong, and one as long that has the same rules: it knows neither `dialog`
  /// nor `search`, and takes the last text out of a `form`. Names are read from the file, not from the parser.
  private static let standIns = ["dialog": "figure", "search": "figure", "form": "menu"]

  private static func renamed(_ scanner: TagScanner) -> [UInt8] {
    var bytes = scanner.file.bytes
    for tag in scanner.tags where !tag.isForeign {
      guard let name = standIns[tag.name] else { continue }
      let start = tag.range.lowerBound + (tag.isEnd ? 2 : 1)
      bytes.replaceSubrange(start..<start + name.utf8.count, with: name.utf8)
    }
    return bytes
  }

  private func body(of root: UnsafeMutablePointer<GumboNode>) -> UnsafeMutablePointer<GumboNode>? {
    let children = root.pointee.v.element.children
    return (0..<Int(children.length)).lazy.compactMap { children.data[$0]?.assumingMemoryBound(to: GumboNode.self) }
      .first { $0.pointee.type == GUMBO_NODE_ELEMENT && $0.pointee.v.element.tag == GUMBO_TAG_BODY }
  }

  /// Goes from node to node by a list of its own: nesting of any depth is no recursion.
  private mutating func copy(_ root: UnsafeMutablePointer<GumboNode>, from start: UnsafeRawPointer) {
    var visits = children(
      of: Visit(node: root, parent: nil, tag: nil, depth: 0, isHidden: false), copied: nil, tag: nil)
    // The rule of the opening.
    visits.removeLast()
    while let visit = visits.popLast() {
      let node = visit.node.pointee
      switch node.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        guard visit.depth < GumboTree.depthLimit else {
          isCut = true
          continue
        }
        let tag = place(node.v.element.original_tag, from: start).map { Int($0.offset) }
        if let tag, parents[tag] == nil { parents[tag] = .some(visit.tag) }
        let index = tree.elements.count
        if !visit.isHidden {
          add(.element(index), to: visit.parent)
          tree.elements.append(element(node.v.element, parent: visit.parent, from: start))
        }
        visits += children(of: visit, copied: index, tag: tag ?? visit.tag)
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
        guard !visit.isHidden else { continue }
        let text = text(node.v.text, parent: visit.parent, from: start)
        add(.text(tree.texts.count), to: visit.parent)
        tree.texts.append(text)
      default: break
      }
    }
  }

  /// The last of them first, so that they are taken in order from the end of a list.
  private func children(of visit: Visit, copied index: Int?, tag: Int?) -> [Visit] {
    let children = visit.node.pointee.v.element.children
    let isHidden = visit.isHidden || visit.node.pointee.type == GUMBO_NODE_TEMPLATE
    return (0..<Int(children.length)).reversed().compactMap { position in
      children.data[position].map {
        Visit(
          node: $0.assumingMemoryBound(to: GumboNode.self), parent: index, tag: tag, depth: visit.depth + 1,
          isHidden: isHidden)
      }
    }
  }

  private func text(_ text: GumboText, parent: Int?, from start: UnsafeRawPointer) -> ElementTree.Text {
    ElementTree.Text(
      content: String(cString: text.text), parent: parent,
      place: place(text.original_text, from: start) ?? self.place(at: text.start_pos))
  }

  private mutating func add(_ child: ElementTree.Child, to parent: Int?) {
    if let parent { tree.elements[parent].children.append(child) } else { tree.roots.append(child) }
  }

  private func element(_ element: GumboElement, parent: Int?, from start: UnsafeRawPointer) -> ElementTree.Element {
    ElementTree.Element(
      name: name(of: element, from: start),
      namespace: namespace(of: element),
      attributes: (0..<Int(element.attributes.length)).compactMap { index in
        element.attributes.data[index].map {
          attribute($0.assumingMemoryBound(to: GumboAttribute.self).pointee, from: start)
        }
      },
      parent: parent,
      // What the parser made up stands where the tag stands that made it do so.
      place: place(element.original_tag, from: start) ?? self.place(at: element.start_pos))
  }

  private func name(of element: GumboElement, from start: UnsafeRawPointer) -> String {
    var tag = element.original_tag
    gumbo_tag_from_original_text(&tag)
    if element.tag_namespace == GUMBO_NAMESPACE_SVG, let name = gumbo_normalize_svg_tagname(&tag) {
      return String(cString: name)
    }
    if let place = place(tag, from: start), element.tag == GUMBO_TAG_UNKNOWN || GumboTree.isStandIn(element.tag) {
      return String(decoding: file.bytes[place.range], as: UTF8.self).lowercased()
    }
    return String(cString: gumbo_normalized_tagname(element.tag))
  }

  private static func isStandIn(_ tag: GumboTag) -> Bool { tag == GUMBO_TAG_FIGURE || tag == GUMBO_TAG_MENU }

  private func namespace(of element: GumboElement) -> ElementTree.Namespace {
    switch element.tag_namespace {
    case GUMBO_NAMESPACE_SVG: .svg
    case GUMBO_NAMESPACE_MATHML: .mathML
    default: .html
    }
  }

  private func attribute(_ attribute: GumboAttribute, from start: UnsafeRawPointer) -> ElementTree.Attribute {
    let name = place(attribute.original_name, from: start) ?? self.place(at: attribute.name_start)
    let value = place(attribute.original_value, from: start)
    return ElementTree.Attribute(
      name: text(attribute.original_name).lowercased(),
      value: String(cString: attribute.value),
      place: value.map { name.through($0) } ?? name)
  }

  private func place(_ piece: GumboStringPiece, from start: UnsafeRawPointer) -> Place? {
    guard let data = piece.data, piece.length > 0 else { return nil }
    let offset = UnsafeRawPointer(data) - start
    return file.place(offset..<offset + Int(piece.length))
  }

  private func place(at position: GumboSourcePosition) -> Place {
    file.place(at: Int(position.offset) - GumboTree.opening.count)
  }

  private func text(_ piece: GumboStringPiece) -> String {
    String(decoding: UnsafeRawBufferPointer(start: piece.data, count: Int(piece.length)), as: UTF8.self)
  }
}
