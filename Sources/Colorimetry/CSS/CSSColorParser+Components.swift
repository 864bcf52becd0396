/// What a relative colour starts from (CSS Color 5, section 4).
enum CSSColorOrigin {
  /// There is no `from`.
  case absent
  case color(Color)
  /// There is a `from`, but no colour behind it.
  case unreadable
}

/// The three components of a function and its alpha.
extension CSSColorParser {
  mutating func origin() -> CSSColorOrigin {
    cursor.skipSpaces()
    guard cursor.take(word: "from") else { return .absent }
    return color().map { .color($0) } ?? .unreadable
  }

  mutating func read(_ function: CSSColorFunction, from origin: CSSColorOrigin) -> Color? {
    switch origin {
    case .absent: return absolute(function)
    case .color(let color): return relative(function, color)
    case .unreadable: return nil
    }
  }

  /// A component as it is written.
  private enum Item {
    case none
    case quantity(CSSQuantity)
    /// A channel of the origin that is `none` there is `none` here.
    case channel(CSSQuantity?)

    var unit: CSSQuantity.Unit? {
      if case .quantity(let quantity) = self { quantity.unit } else { nil }
    }
  }

  /// Three components and alpha, with spaces and a slash, or all with commas and without `none`.
  private mutating func absolute(_ function: CSSColorFunction) -> Color? {
    guard let first = item() else { return nil }
    cursor.skipSpaces()
    let isLegacy = cursor.take(",")
    guard let second = item() else { return nil }
    cursor.skipSpaces()
    guard cursor.take(",") == isLegacy, let third = item() else { return nil }
    cursor.skipSpaces()
    let alpha = cursor.take(isLegacy ? "," : "/") ? item() : .quantity(CSSQuantity(1, .number))
    guard let alpha else { return nil }
    let items = [first, second, third]
    if isLegacy, !function.hasLegacySyntax || !isLegacyList(items, function.space) || alpha.unit == nil { return nil }
    return color(function, items, alpha, isRelative: false)
  }

  /// The older forms: `rgb()` of one kind throughout, `hsl()` with percentages (CSS Color 4, sections 5.1 and 7).
  private func isLegacyList(_ items: [Item], _ space: ColorSpace) -> Bool {
    let units = items.compactMap(\.unit)
    guard units.count == 3 else { return false }
    return space == .hsl ? units[1] == .percentage && units[2] == .percentage : Set(units).count == 1
  }

  /// CSS Color 5, section 4.1. What comes out of `rgb()`, `hsl()` and `hwb()` is no legacy colour: it is sRGB, and not clamped.
  private mutating func relative(_ function: CSSColorFunction, _ origin: Color) -> Color? {
    let origin = origin.carried(to: function.space)
    var channels: [String: Double?] = ["alpha": origin.alphaComponent]
    for (index, component) in [origin.first, origin.second, origin.third].enumerated() {
      channels.updateValue(component.map { function.number(index, of: $0) }, forKey: function.channels[index])
    }
    guard let first = item(channels), let second = item(channels), let third = item(channels) else { return nil }
    cursor.skipSpaces()
    let alpha = cursor.take("/") ? item(channels) : .channel(origin.alphaComponent.map { CSSQuantity($0, .number) })
    guard let alpha, let color = color(function, [first, second, third], alpha, isRelative: true) else { return nil }
    return color.withoutHueWheel
  }

  private func color(_ function: CSSColorFunction, _ items: [Item], _ alpha: Item, isRelative: Bool) -> Color? {
    var values: [Double?] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .none, .channel(nil): values.append(nil)
      case .quantity(let quantity), .channel(let quantity?):
        guard let value = function.component(index, quantity, isRelative: isRelative) else { return nil }
        values.append(value)
      }
    }
    var color = Color(function.space, values[0], values[1], values[2])
    switch alpha {
    case .none, .channel(nil): color.alphaComponent = nil
    case .quantity(let quantity), .channel(let quantity?):
      guard quantity.unit != .degrees else { return nil }
      color.alphaComponent = min(max(quantity.unit == .percentage ? quantity.value / 100 : quantity.value, 0), 1)
    }
    return color
  }

  private mutating func item(_ channels: [String: Double?] = [:]) -> Item? {
    cursor.skipSpaces()
    if cursor.take(word: "none") { return Item.none }
    if let quantity = CSSCalculation.quantity(&cursor, words: channels.mapValues { $0 ?? 0 }) {
      return .quantity(quantity)
    }
    guard let channel = channels[cursor.takeName().lowercased()] else { return nil }
    return .channel(channel.map { CSSQuantity($0, .number) })
  }

  /// CSS Color 5, section 5: `alpha(from red / 50%)`.
  mutating func withAlpha() -> Color? {
    guard case .color(var color) = origin() else { return nil }
    cursor.skipSpaces()
    guard cursor.take("/") else { return color }
    switch item(["alpha": color.alphaComponent]) {
    case .some(.none), .channel(nil): color.alphaComponent = nil
    case .quantity(let quantity), .channel(let quantity?):
      guard quantity.unit != .degrees else { return nil }
      color.alphaComponent = min(max(quantity.unit == .percentage ? quantity.value / 100 : quantity.value, 0), 1)
    case nil: return nil
    }
    return color
  }
}
