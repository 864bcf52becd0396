import Diagnostics

/// Finds pictures and controls without a name that can be read out (WCAG 2.2, 1.1.1, 2.4.4 and 4.1.2).
///
/// The name is worked out as Accessible Name and Description Computation 1.2 does, as far as HTML alone decides: what CSS puts
/// before or after an element is no part of it.
struct AccessibleNames {
  private let tree: ElementTree
  private let ids: [String: Int]
  /// The labels of each control.
  private var labels: [Int: [Int]] = [:]
  private var hidden: [Bool]
  /// Behind the last element inside of each: they stand right after it.
  private let ends: [Int]
  /// How many elements before each have something to read out, those that are hidden counted or not.
  private var allBefore = [0]
  private var shownBefore = [0]

  init(_ tree: ElementTree) {
    self.tree = tree
    ids = Dictionary(
      tree.elements.enumerated().compactMap { index, element in element["id"].map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    hidden = []
    ends = tree.subtreeEnds
    for (index, element) in tree.elements.enumerated() {
      hidden.append(
        element.parent.map { hidden[$0] } == true || element["aria-hidden"]?.lowercased() == "true"
          || element["hidden"] != nil)
      let isRead = !AccessibleNames.unread.contains(element.name) && (hasContent(element) || hasText(element["title"]))
      allBefore.append(allBefore[index] + (isRead ? 1 : 0))
      shownBefore.append(shownBefore[index] + (isRead && !hidden[index] ? 1 : 0))
      if element.name == "label", let control = control(of: index) { labels[control, default: []].append(index) }
    }
  }

  var findings: [Finding] {
    tree.elements.indices.compactMap { index in
      guard !hidden[index], let need = need(of: index), !hasName(index, need) else { return nil }
      return AccessibleNames.missing(need, tree.elements[index])
    }
  }

  /// What names an element may have, besides those that any element may have.
  private enum Need {
    case alternative, title, content, label
  }

  private func need(of index: Int) -> Need? {
    let element = tree.elements[index]
    if let role = element["role"]?.split(whereSeparator: \.isWhitespace).first?.lowercased() {
      switch role {
      case "none", "presentation": return nil
      case "img", "image", "graphics-document", "graphics-symbol":
        return element.name == "img" ? .alternative : .title
      case "button", "link", "checkbox", "radio", "switch", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
        "tab", "treeitem":
        return element.name == "input" ? .label : .content
      case "textbox", "searchbox", "combobox", "listbox", "slider", "spinbutton": return .label
      default: break
      }
    }
    guard element.namespace == .html else { return nil }
    switch element.name {
    case "img": return .alternative
    case "area": return element["href"] == nil ? nil : .alternative
    case "button", "summary": return .content
    case "a": return element["href"] == nil ? nil : .content
    case "select", "textarea": return .label
    case "input": return need(ofInput: element)
    default: return nil
    }
  }

  private func need(ofInput element: ElementTree.Element) -> Need? {
    switch element["type"]?.lowercased() {
    case "hidden", "submit", "reset": nil
    case "image": .alternative
    case "button": element["value"].map(hasText) == true ? nil : .content
    default: .label
    }
  }

  private func hasName(_ index: Int, _ need: Need) -> Bool {
    let element = tree.elements[index]
    if let ids = element["aria-labelledby"] {
      let named = ids.split(whereSeparator: \.isWhitespace).prefix(100).compactMap { self.ids[String($0)] }
      if named.contains(where: { hasContent($0, follows: true) }) { return true }
    }
    if hasText(element["aria-label"]) || hasText(element["title"]) { return true }
    switch need {
    // An empty one says that the picture is decoration.
    case .alternative: return element["alt"] != nil && (element.name == "img" || hasText(element["alt"]))
    case .title: return hasSVGTitle(element)
    case .content: return hasContent(index, follows: false) || hasLabel(index)
    case .label: return hasLabel(index) || hasText(element["placeholder"]) || hasText(element["aria-placeholder"])
    }
  }

  private func hasLabel(_ index: Int) -> Bool {
    (labels[index] ?? []).contains { hasContent($0, follows: false) }
  }

  /// The element that a label names, or else the first control in it.
  private func control(of label: Int) -> Int? {
    if let id = tree.elements[label]["for"] { return ids[id] }
    let controls: Set = ["button", "input", "meter", "output", "progress", "select", "textarea"]
    return (label + 1..<ends[label]).first {
      controls.contains(tree.elements[$0].name) && tree.elements[$0]["type"] != "hidden"
    }
  }

  /// True where an element, or something in it, has text to read out.
  /// - Parameter follows: a reference reaches what is hidden.
  private func hasContent(_ index: Int, follows: Bool) -> Bool {
    if follows || !hidden[index], hasContent(tree.elements[index]) { return true }
    let before = follows ? allBefore : shownBefore
    return before[ends[index]] > before[index + 1]
  }

  private static let unread: Set = ["style", "script", "select", "textarea"]

  /// Without what stands in elements inside of it.
  private func hasContent(_ element: ElementTree.Element) -> Bool {
    hasText(element["aria-label"]) || hasText(element["alt"])
      || element.children.contains { child in
        if case .text(let text) = child { hasText(tree.texts[text].content) } else { false }
      }
  }

  private func hasSVGTitle(_ element: ElementTree.Element) -> Bool {
    element.children.contains { child in
      guard case .element(let index) = child, tree.elements[index].name == "title" else { return false }
      return hasContent(index, follows: true)
    }
  }

  private func hasText(_ text: String?) -> Bool {
    text?.contains { !$0.isWhitespace } == true
  }

  private static func missing(_ need: Need, _ element: ElementTree.Element) -> Finding {
    let name = element.name
    let (text, help) =
      switch need {
      case .alternative:
        (
          "'\(name)' has no text in its place",
          name == "img"
            ? "say in 'alt' what it shows, or leave alt=\"\" empty for decoration" : "say in 'alt' what it does"
        )
      case .title:
        (
          "'\(name)' is a picture without a name",
          "say in 'aria-label' what it shows, or hide it with aria-hidden=\"true\""
        )
      case .content: ("'\(name)' has no name that can be read out", "give it text, or an 'aria-label'")
      case .label: ("'\(name)' has no label", "put it in a 'label' with text, or give it an 'aria-label'")
      }
    return Finding(.error, "missing-alternative", text, at: element.place, help: help)
  }
}
