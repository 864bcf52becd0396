import Cascade

extension ElementTree {
  /// The tree in one line, as `BrowserTrees` has it: `div[class=a]("b" svg:svg)`.
  var outline: String { outline(roots) }

  private func outline(_ children: [Child]) -> String {
    var parts: [String] = []
    var text = ""
    for child in children {
      switch child {
      case .text(let index): text += texts[index].content
      case .element(let index):
        if !text.isEmpty { parts.append("\"\(text)\"") }
        text = ""
        parts.append(outline(elements[index]))
      }
    }
    if !text.isEmpty { parts.append("\"\(text)\"") }
    return parts.joined(separator: " ")
  }

  private func outline(_ element: Element) -> String {
    let prefix =
      switch element.namespace {
      case .html: ""
      case .svg: "svg:"
      case .mathML: "math:"
      }
    let attributes = element.attributes.map { "[\($0.name)=\($0.value)]" }.joined()
    let children = outline(element.children)
    return prefix + element.name + attributes + (children.isEmpty ? "" : "(\(children))")
  }
}
