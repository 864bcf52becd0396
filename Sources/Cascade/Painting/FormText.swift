import Diagnostics

/// The text that a control shows of its own.
struct FormText {
  /// Nil where it shows none.
  let text: String?
  let place: Place

  /// Nil for elements that show what stands in them.
  init?(_ element: ElementTree.Element, _ tree: ElementTree) {
    guard element.namespace == .html else { return nil }
    switch element.name {
    case "input":
      place = element.attributes.first { $0.name == "value" }?.place ?? element.place
      text = FormText.input(element)
    case "textarea":
      let texts = FormText.texts(element, tree)
      place = texts.first?.place ?? element.place
      text = texts.map(\.content).joined()
    case "select":
      let options = FormText.options(element, tree)
      let option = options.first { $0["selected"] != nil } ?? options.first
      place = option?.place ?? element.place
      text = option.map { FormText.texts($0, tree).map(\.content).joined() }
    default: return nil
    }
  }

  private static func input(_ element: ElementTree.Element) -> String? {
    switch element["type"]?.lowercased() {
    case "hidden", "checkbox", "radio", "range", "color", "image": nil
    case "submit": element["value"] ?? "Submit"
    case "reset": element["value"] ?? "Reset"
    case "file": "No file chosen"
    case "date", "datetime-local", "month", "time", "week": element["value"] ?? "dd.mm.yyyy"
    default: element["value"]
    }
  }

  private static func texts(_ element: ElementTree.Element, _ tree: ElementTree) -> [ElementTree.Text] {
    element.children.compactMap { if case .text(let text) = $0 { tree.texts[text] } else { nil } }
  }

  private static func options(_ element: ElementTree.Element, _ tree: ElementTree) -> [ElementTree.Element] {
    element.children.flatMap { child -> [ElementTree.Element] in
      guard case .element(let index) = child else { return [] }
      let inner = tree.elements[index]
      if inner.name == "option" { return [inner] }
      return inner.name == "optgroup" ? options(inner, tree) : []
    }
  }
}

extension ElementTree.Element {
  /// True for a field that shows its placeholder.
  func isEmptyField(_ tree: ElementTree) -> Bool {
    (FormText(self, tree)?.text ?? "").isEmpty
  }
}

extension BoxTree {
  /// True for what a closed `details` keeps from being seen: all but its first summary.
  func isFolded(_ index: Int) -> Bool {
    let box = boxes[index]
    guard box.pseudo == nil, let parent = tree.elements[box.element].parent else { return false }
    let details = tree.elements[parent]
    guard details.name == "details", details.namespace == .html, details["open"] == nil else { return false }
    guard tree.elements[box.element].name == "summary" else { return true }
    let first = details.children.first { child in
      if case .element(let inner) = child { tree.elements[inner].name == "summary" } else { false }
    }
    if case .element(box.element)? = first { return false }
    return true
  }
}
