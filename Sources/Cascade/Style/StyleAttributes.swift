import Diagnostics

/// The attributes that style an element: `style`, and those of SVG that are properties (SVG 2, section 6.6).
struct StyleAttributes {
  private let style: ElementTree.Attribute?
  private let hints: [ElementTree.Attribute]

  init(_ element: ElementTree.Element) {
    style = element.attributes.first { $0.name == "style" }
    hints =
      element.namespace == .svg && !element.attributes.isEmpty
      ? element.attributes.filter { StyleAttributes.presentation.contains($0.name) } : []
  }

  private static let presentation: Set<String> = [
    "color", "display", "fill", "fill-opacity", "filter", "clip-path", "mask", "opacity", "stroke", "stroke-opacity",
    "stroke-width", "transform", "visibility", "font-size", "font-weight",
  ]

  /// The same for elements that they style alike.
  var text: String {
    if style == nil, hints.isEmpty { return "" }
    return hints.map { "\($0.name)=\($0.value);" }.joined() + "|" + (style?.value ?? "")
  }

  func claims(_ expander: Expander) -> (hints: StyleClaims?, style: StyleClaims?) {
    let declarations = hints.map { hint in
      Declaration(
        property: hint.name, value: ComponentValue.parse(hint.value).trimmed, isImportant: false, place: hint.place,
        valuePlace: hint.place)
    }
    let own = style.map { StyleClaims(StyleAttributes.declarations($0), expander, customs: []) }
    return (declarations.isEmpty ? nil : StyleClaims(declarations, expander, customs: []), own)
  }

  /// A list of declarations (CSS Style Attributes, section 3); what is none is passed over.
  private static func declarations(_ attribute: ElementTree.Attribute) -> [Declaration] {
    ComponentValue.parse(attribute.value).split { $0.kind == .semicolon }.compactMap { part in
      let values = Array(part).trimmed
      guard case .ident(let name)? = values.first?.kind,
        let colon = values.firstIndex(where: { $0.kind == .colon }), Array(values[1..<colon]).trimmed.isEmpty
      else { return nil }
      var value = Array(values[(colon + 1)...]).trimmed
      var isImportant = false
      if value.last?.keyword == "important",
        value.dropLast().last(where: { $0.kind != .whitespace })?.kind == .delimiter("!"),
        let mark = value.lastIndex(where: { $0.kind == .delimiter("!") })
      {
        isImportant = true
        value = Array(value[..<mark]).trimmed
      }
      return Declaration(
        property: name.hasPrefix("--") ? name : name.lowercased(), value: value, isImportant: isImportant,
        place: attribute.place, valuePlace: attribute.place)
    }
  }
}
