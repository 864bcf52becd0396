/// The shorthand `background` (CSS Backgrounds 3, section 2.10).
extension Expander {
  struct Layer {
    var values: [Property: [ComponentValue]] = [:]
    var boxes: [ComponentValue] = []
    var isUnknown = false

    /// False where the property has been said before.
    mutating func set(_ property: Property, _ value: ComponentValue) -> Bool {
      values.updateValue([value], forKey: property) == nil
    }
  }

  private static let imageProperties: [Property] = [
    .backgroundImage, .backgroundPosition, .backgroundSize, .backgroundRepeat, .backgroundOrigin, .backgroundClip,
  ]

  func background(_ values: [ComponentValue]) -> Expansion {
    let items = values.items
    var lists: [Property: [ComponentValue]] = [:]
    var color = Property.backgroundColor.initial
    for (index, item) in items.enumerated() {
      guard let layer = layer(item.words) else { return .invalid }
      if layer.isUnknown {
        return .unknown(
          [.backgroundColor, .backgroundImage], "'background: \(values.text)' holds what is no colour and no image")
      }
      if let own = layer.values[.backgroundColor] {
        guard index == items.count - 1 else { return .invalid }
        color = own
      }
      for property in Expander.imageProperties {
        if index > 0 { lists[property, default: []].append(ComponentValue(.comma, 0..<0)) }
        lists[property, default: []] += layer.values[property] ?? property.initial
      }
    }
    return .longhands(
      [(.backgroundColor, color), (.backgroundBlendMode, Property.backgroundBlendMode.initial)]
        + Expander.imageProperties.map { ($0, lists[$0] ?? $0.initial) })
  }

  /// Nil for what is no layer.
  private func layer(_ words: [ComponentValue]) -> Layer? {
    var layer = Layer()
    var isSize = false
    for word in words {
      switch types.kind(of: word) {
      case .color: guard layer.set(.backgroundColor, word) else { return nil }
      case .image: guard layer.set(.backgroundImage, word) else { return nil }
      case .length, .number:
        layer.values[isSize ? .backgroundSize : .backgroundPosition, default: []] += layer.spaced(word)
      case .keyword:
        guard let name = word.keyword else {
          layer.isUnknown = true
          continue
        }
        guard add(name, word, isSize: isSize, to: &layer) else { return nil }
      case .other:
        if word.kind == .delimiter("/") {
          isSize = true
        } else if word.call != nil {
          layer.isUnknown = true
        } else {
          return nil
        }
      }
    }
    if let origin = layer.boxes.first(where: { $0.keyword != "text" && $0.keyword != "border-area" }) {
      layer.values[.backgroundOrigin] = [origin]
    }
    if let clip = layer.boxes.last { layer.values[.backgroundClip] = [clip] }
    return layer.boxes.count <= 2 ? layer : nil
  }

  private func add(_ name: String, _ word: ComponentValue, isSize: Bool, to layer: inout Layer) -> Bool {
    switch name {
    case "none": return layer.set(.backgroundImage, word)
    case "left", "right", "top", "bottom", "center":
      layer.values[.backgroundPosition, default: []] += layer.spaced(word)
    case "auto", "cover", "contain": layer.values[.backgroundSize, default: []] += layer.spaced(word)
    case "repeat", "no-repeat", "repeat-x", "repeat-y", "round", "space":
      layer.values[.backgroundRepeat, default: []] += layer.spaced(word)
    case "border-box", "padding-box", "content-box", "text", "border-area": layer.boxes.append(word)
    case "scroll", "fixed", "local": break
    default: return false
    }
    return true
  }
}

extension Expander.Layer {
  /// A value of a list, with white space before it that separates it from the one before.
  fileprivate func spaced(_ word: ComponentValue) -> [ComponentValue] {
    [ComponentValue(.whitespace, 0..<0), word]
  }
}
