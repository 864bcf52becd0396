/// The pseudo-classes of controls, as HTML defines them (HTML, section 4.16.3), by the attributes alone. As in Chromium, a button
/// is optional, and elements of SVG are not read-only.
extension StatedTree {
  func holds(_ pseudo: FormPseudoClass, of element: Int) -> Bool {
    let node = tree.elements[element]
    guard node.namespace == .html else { return false }
    return switch pseudo {
    case .checked: isChecked(element)
    case .indeterminate: isIndeterminate(element)
    case .default: isDefault(element)
    case .disabled: isDisabled(element)
    case .enabled: Self.disableable.contains(node.name) && !isDisabled(element)
    case .required: canBeRequired(node) && node["required"] != nil
    case .optional:
      ["button", "input", "select", "textarea"].contains(node.name) && !(canBeRequired(node) && node["required"] != nil)
    case .readWrite: isWritable(element)
    case .readOnly: !isWritable(element)
    case .placeholderShown: showsPlaceholder(node)
    case .open: ["details", "dialog"].contains(node.name) && node["open"] != nil
    }
  }

  private static let disableable: Set<String> = [
    "button", "fieldset", "input", "optgroup", "option", "select", "textarea",
  ]

  package func isDisabled(_ element: Int) -> Bool {
    let node = tree.elements[element]
    guard node.namespace == .html, Self.disableable.contains(node.name) else { return false }
    if node["disabled"] != nil { return true }
    if node.name == "option" {
      return node.parent.map { tree.elements[$0].name == "optgroup" && tree.elements[$0]["disabled"] != nil } ?? false
    }
    guard node.name != "optgroup" else { return false }
    var child = element
    while let parent = tree.elements[child].parent {
      let ancestor = tree.elements[parent]
      if ancestor.name == "fieldset", ancestor["disabled"] != nil, !isFirstLegend(child) { return true }
      child = parent
    }
    return false
  }

  /// Whether it is its parent's first child that is a legend.
  private func isFirstLegend(_ element: Int) -> Bool {
    guard tree.elements[element].name == "legend" else { return false }
    var current = previousSiblings[element]
    while let sibling = current {
      if tree.elements[sibling].name == "legend" { return false }
      current = previousSiblings[sibling]
    }
    return true
  }

  private func isChecked(_ element: Int) -> Bool {
    let node = tree.elements[element]
    switch (node.name, node.inputType) {
    case ("input", "checkbox"): return node["checked"] != nil
    case ("input", "radio"): return node["checked"] != nil && radioGroup(of: element).last { isMarked($0) } == element
    case ("option", _): return isSelected(element)
    default: return false
    }
  }

  private func isMarked(_ radio: Int) -> Bool { tree.elements[radio]["checked"] != nil }

  /// The radio buttons of one name in one form, of which one can be checked; a nameless one is alone.
  private func radioGroup(of element: Int) -> [Int] {
    guard let name = tree.elements[element]["name"], !name.isEmpty else { return [element] }
    let form = ancestor(of: element, named: "form")
    return tree.elements.indices.filter {
      tree.elements[$0].name == "input" && tree.elements[$0].inputType == "radio" && tree.elements[$0]["name"] == name
        && ancestor(of: $0, named: "form") == form
    }
  }

  /// A list that shows one option selects the last that says so, else the first that can be.
  private func isSelected(_ option: Int) -> Bool {
    guard let select = ancestor(of: option, named: "select") else { return tree.elements[option]["selected"] != nil }
    let list = tree.elements[select]
    if list["multiple"] != nil { return tree.elements[option]["selected"] != nil }
    let options = (select..<subtreeEnds[select]).filter { tree.elements[$0].name == "option" }
    if let last = options.last(where: { tree.elements[$0]["selected"] != nil }) { return last == option }
    guard list["size"].flatMap({ Int($0) }) ?? 1 <= 1 else { return false }
    return options.first { !isDisabled($0) } == option
  }

  private func isIndeterminate(_ element: Int) -> Bool {
    let node = tree.elements[element]
    switch (node.name, node.inputType) {
    case ("progress", _): return node["value"] == nil
    case ("input", "radio"): return !radioGroup(of: element).contains { isMarked($0) }
    default: return false
    }
  }

  private func isDefault(_ element: Int) -> Bool {
    let node = tree.elements[element]
    switch (node.name, node.inputType) {
    case ("input", "checkbox"), ("input", "radio"): return node["checked"] != nil
    case ("option", _): return node["selected"] != nil
    default:
      guard node.isSubmitButton, let form = ancestor(of: element, named: "form") else { return false }
      return (form..<subtreeEnds[form]).first { tree.elements[$0].isSubmitButton } == element
    }
  }

  private func canBeRequired(_ node: ElementTree.Element) -> Bool {
    switch node.name {
    case "select", "textarea": true
    case "input":
      ![
        "hidden", "range", "color", "submit", "image", "reset", "button",
      ].contains(node.inputType)
    default: false
    }
  }

  private func isWritable(_ element: Int) -> Bool {
    let node = tree.elements[element]
    let isText =
      node.name == "textarea"
      || node.name == "input"
        && [
          "text", "search", "url", "tel", "email", "password", "number", "date", "month", "week", "time",
          "datetime-local",
        ].contains(node.inputType)
    if isText { return node["readonly"] == nil && !isDisabled(element) }
    var current: Int? = element
    while let index = current {
      switch tree.elements[index]["contenteditable"]?.lowercased() {
      case "", "true", "plaintext-only": return true
      case "false": return false
      default: current = tree.elements[index].parent
      }
    }
    return false
  }

  private func showsPlaceholder(_ node: ElementTree.Element) -> Bool {
    guard let placeholder = node["placeholder"], !placeholder.isEmpty else { return false }
    switch node.name {
    case "textarea":
      return node.children.allSatisfy { child in
        if case .text(let text) = child { tree.texts[text].content.isEmpty } else { false }
      }
    case "input":
      return ["text", "search", "url", "tel", "email", "password", "number"].contains(node.inputType)
        && node["value"] ?? "" == ""
    default: return false
    }
  }

  func ancestor(of element: Int, named name: String) -> Int? {
    var current = tree.elements[element].parent
    while let index = current, tree.elements[index].name != name { current = tree.elements[index].parent }
    return current
  }
}

extension ElementTree.Element {
  /// Of an `input`: in lower case, `text` where it is none that HTML knows.
  var inputType: String {
    guard name == "input" else { return "" }
    let type = self["type"]?.asciiLowercased ?? "text"
    let known: Set<String> = [
      "button", "checkbox", "color", "date", "datetime-local", "email", "file", "hidden", "image", "month", "number",
      "password", "radio", "range", "reset", "search", "submit", "tel", "text", "time", "url", "week",
    ]
    return known.contains(type) ? type : "text"
  }

  fileprivate var isSubmitButton: Bool {
    switch name {
    case "button": !["button", "reset"].contains(self["type"]?.asciiLowercased ?? "submit")
    case "input": inputType == "submit" || inputType == "image"
    default: false
    }
  }
}
