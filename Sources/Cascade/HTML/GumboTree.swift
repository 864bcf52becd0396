import CGumbo
import Diagnostics

/// The only place that calls libgumbo, which parses HTML as the standard says (HTML, section 13.2).
struct GumboTree {
  /// An element that is to be copied, and where it goes.
  private struct Visit {
    let node: UnsafeMutablePointer<GumboNode>
    let parent: Int?
  }

  private let file: SourceFile
  private(set) var tree = ElementTree()

  init(_ file: SourceFile) {
    self.file = file
    // The parser does not take a null pointer, which an empty array may have.
    (file.bytes + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var options = kGumboDefaultOptions
      options.fragment_context = GUMBO_TAG_DIV
      options.max_errors = 0
      let text = start.assumingMemoryBound(to: CChar.self)
      guard let output = gumbo_parse_with_options(&options, text, file.bytes.count) else { return }
      defer { gumbo_destroy_output(&options, output) }
      copy(output.pointee.root, from: start)
    }
  }

  /// Goes from node to node by a list of its own: nesting of any depth is no recursion.
  private mutating func copy(_ root: UnsafeMutablePointer<GumboNode>, from start: UnsafeRawPointer) {
    var visits = children(root.pointee.v.element.children, of: nil)
    while let visit = visits.popLast() {
      let node = visit.node.pointee
      switch node.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        let index = tree.elements.count
        add(.element(index), to: visit.parent)
        tree.elements.append(element(node.v.element, parent: visit.parent, from: start))
        // What a template holds is no part of the page.
        guard node.type == GUMBO_NODE_ELEMENT else { break }
        visits += children(node.v.element.children, of: index)
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
        add(.text(tree.texts.count), to: visit.parent)
        let text = node.v.text
        tree.texts.append(
          ElementTree.Text(
            content: String(cString: text.text), parent: visit.parent,
            place: place(text.original_text, from: start) ?? file.place(at: Int(text.start_pos.offset))))
      default: break
      }
    }
  }

  /// The last of them first, so that they are taken in order from the end of a list.
  private func children(_ vector: GumboVector, of parent: Int?) -> [Visit] {
    (0..<Int(vector.length)).reversed().compactMap { index in
      vector.data[index].map { Visit(node: $0.assumingMemoryBound(to: GumboNode.self), parent: parent) }
    }
  }

  private mutating func add(_ child: ElementTree.Child, to parent: Int?) {
    if let parent { tree.elements[parent].children.append(child) } else { tree.roots.append(child) }
  }

  private func element(_ element: GumboElement, parent: Int?, from start: UnsafeRawPointer) -> ElementTree.Element {
    ElementTree.Element(
      name: name(of: element),
      namespace: namespace(of: element),
      attributes: (0..<Int(element.attributes.length)).compactMap { index in
        element.attributes.data[index].map {
          attribute($0.assumingMemoryBound(to: GumboAttribute.self).pointee, from: start)
        }
      },
      parent: parent,
      // What the parser made up stands where the tag stands that made it do so.
      place: place(element.original_tag, from: start) ?? file.place(at: Int(element.start_pos.offset)))
  }

  private func name(of element: GumboElement) -> String {
    var tag = element.original_tag
    gumbo_tag_from_original_text(&tag)
    if element.tag_namespace == GUMBO_NAMESPACE_SVG, let name = gumbo_normalize_svg_tagname(&tag) {
      return String(cString: name)
    }
    if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
    return text(tag).lowercased()
  }

  private func namespace(of element: GumboElement) -> ElementTree.Namespace {
    switch element.tag_namespace {
    case GUMBO_NAMESPACE_SVG: .svg
    case GUMBO_NAMESPACE_MATHML: .mathML
    default: .html
    }
  }

  private func attribute(_ attribute: GumboAttribute, from start: UnsafeRawPointer) -> ElementTree.Attribute {
    let name = place(attribute.original_name, from: start) ?? file.place(at: Int(attribute.name_start.offset))
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

  private func text(_ piece: GumboStringPiece) -> String {
    String(decoding: UnsafeRawBufferPointer(start: piece.data, count: Int(piece.length)), as: UTF8.self)
  }
}
