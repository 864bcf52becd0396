import Diagnostics

/// Finds styling outside of component.css.
///
/// A `style` element styles the page around the mock-up too, and neither it nor a `style` attribute is what products take over.
/// A `style` attribute may set custom properties: what an element is told, say how far a bar has come.
enum PageStyling {
  static func findings(in tree: ElementTree) -> [Finding] {
    tree.elements.flatMap { element in
      if element.name == "style" || element.name == "link" { return [styleSheet(element)] }
      return element.attributes.compactMap { attribute in
        attribute.name == "style" && !setsCustomPropertiesOnly(attribute.value) ? inline(attribute) : nil
      }
    }
  }

  private static func setsCustomPropertiesOnly(_ style: String) -> Bool {
    ComponentValue.parse(style).split(at: .semicolon).map(\.trimmed).allSatisfy { declaration in
      guard let first = declaration.first else { return true }
      return first.customProperty != nil
    }
  }

  private static func styleSheet(_ element: ElementTree.Element) -> Finding {
    Finding(
      .error, "inline-style", "'\(element.name)' in a mock-up, whose styles stand in component.css", at: element.place,
      help: "move the rules to component.css")
  }

  private static func inline(_ attribute: ElementTree.Attribute) -> Finding {
    Finding(
      .error, "inline-style", "'style' on an element, whose styles stand in component.css", at: attribute.place,
      help: "move it to a rule in component.css; only custom properties may be set here")
  }
}
