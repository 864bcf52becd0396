import Tokens

/// Borders and outlines.
extension Expander {
  private static let styles: Set<String> = [
    "none", "hidden", "dotted", "dashed", "solid", "double", "groove", "ridge", "inset", "outset", "auto",
  ]

  func border(_ sides: [String], _ words: [ComponentValue], resetsImage: Bool = false) -> Expansion {
    var longhands: [(Property, [ComponentValue])] = []
    for side in sides {
      guard let width = Property("border-\(side)-width"), let style = Property("border-\(side)-style"),
        let color = Property("border-\(side)-color")
      else { return .invalid }
      switch line(width, style, color, words) {
      case .longhands(let some): longhands += some
      case .invalid, .unset: return .invalid
      case .unknown(let properties, let reason): return .unknown(properties, reason)
      }
    }
    if resetsImage { longhands.append((.borderImageSource, Property.borderImageSource.initial)) }
    return .longhands(longhands)
  }

  /// `width style color` in any order, each once.
  func line(_ width: Property, _ style: Property, _ color: Property, _ words: [ComponentValue]) -> Expansion {
    if words.count == 1, let (name, _) = words[0].reference, types.type(of: words[0]) == .border {
      return .longhands(
        [(width, "-width"), (style, "-style"), (color, "-color")].map { property, suffix in
          (property, [ComponentValue.reference(to: name + suffix)])
        })
    }
    var found: [Property: [ComponentValue]] = [:]
    for word in words {
      let property: Property
      switch types.kind(of: word) {
      case .color: property = color
      case .length: property = width
      case .keyword where ["thin", "medium", "thick"].contains(word.keyword ?? ""): property = width
      case .keyword where word.reference != nil || Expander.styles.contains(word.keyword ?? ""): property = style
      case .image, .number, .keyword: return .invalid
      case .other:
        guard word.call != nil else { return .invalid }
        return .unknown([width, style, color], "'\(words.map(\.text).joined(separator: " "))' cannot be followed")
      }
      guard found.updateValue([word], forKey: property) == nil else { return .invalid }
    }
    return .longhands([width, style, color].map { ($0, found[$0] ?? $0.initial) })
  }
}

extension ComponentValue {
  static func reference(to property: String) -> ComponentValue {
    ComponentValue(.function("var", [ComponentValue(.ident(property), 0..<0)]), 0..<0)
  }
}
