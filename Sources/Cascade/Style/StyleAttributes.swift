import Diagnostics

/// The attributes that style an element: `style`, and those of SVG that are properties (SVG 2, section 6.6).
struct StyleAttributes {
  private let style: ElementTree.Attribute?
  private let hints: [ElementTree.Attribute]
  private let isSVG: Bool

  init(_ element: ElementTree.Element) {
    style = element.attributes.first { $0.name == "style" }
    isSVG = element.namespace == .svg
    let names = isSVG ? StyleAttributes.presentation : StyleAttributes.legacy[element.name] ?? []
    hints = names.isEmpty ? [] : element.attributes.filter { names.contains($0.name) }
  }

  private static let presentation: Set<String> = [
    "color", "display", "fill", "fill-opacity", "filter", "clip-path", "mask", "opacity", "stroke", "stroke-opacity",
    "stroke-width", "transform", "visibility", "font-size", "font-weight",
  ]

  /// HTML, section 15.3: what it has given up, and browsers have not.
  private static let legacy: [String: Set<String>] = [
    "font": ["color", "size"], "table": ["bgcolor"], "td": ["bgcolor"], "th": ["bgcolor"], "tr": ["bgcolor"],
    "thead": ["bgcolor"], "tbody": ["bgcolor"], "tfoot": ["bgcolor"],
  ]

  private static let sizes = [
    "1": "x-small", "2": "small", "3": "medium", "4": "large", "5": "x-large", "6": "xx-large", "7": "xxx-large",
  ]

  /// As a declaration.
  private func declaration(_ hint: ElementTree.Attribute) -> Declaration {
    let property =
      isSVG ? hint.name : hint.name == "bgcolor" ? "background-color" : hint.name == "size" ? "font-size" : "color"
    let value = property == "font-size" && !isSVG ? StyleAttributes.sizes[hint.value] ?? "" : hint.value
    return Declaration(
      property: property, value: ComponentValue.parse(value).trimmed, isImportant: false, place: hint.place,
      valuePlace: hint.place)
  }

  /// The same for elements that they style alike.
  var text: String {
    if style == nil, hints.isEmpty { return "" }
    return hints.map { "\($0.name)=\($0.value);" }.joined() + "|" + (style?.value ?? "")
  }

  func claims(_ expander: Expander) -> (hints: StyleClaims?, style: StyleClaims?) {
    let declarations = hints.map(declaration)
    let own = style.map { StyleClaims(StyleAttributes.declarations($0), expander, customs: []) }
    return (declarations.isEmpty ? nil : StyleClaims(declarations, expander, customs: []), own)
  }

  /// A list of declarations (CSS Style Attributes, section 3); what is none is passed over.
  private static func declarations(_ attribute: ElementTree.Attribute) -> [Declaration] {
    ComponentValue.parse(attribute.value).split(at: .semicolon).compactMap { part in
      let values = part.trimmed
      guard case .ident(let name)? = values.first?.kind,
        let colon = values.firstIndex(where: { $0.kind == .colon }), Array(values[1..<colon]).trimmed.isEmpty
      else { return nil }
      var value = Array(values[(colon + 1)...]).trimmed
      let isImportant = value.removeImportant()
      return Declaration(
        property: name.hasPrefix("--") ? name : name.asciiLowercased, value: value, isImportant: isImportant,
        place: attribute.place, valuePlace: attribute.place)
    }
  }
}
