import Colorimetry
import DataFiles
import Diagnostics

/// Colours that Tokens Studio has changed: `$extensions["studio.tokens"].modify`, and `rgba({color.ink}, 50%)`.
extension AliasResolver {
  /// The colour with its modification; what does not fit is a finding and changes nothing.
  mutating func modified(_ value: TokenValue, by data: DataValue) -> TokenValue {
    guard case .color(let color) = value else {
      report("a \(value.type.rawValue) where a color is needed to \(data["type"]?.string ?? "modify")", data)
      return value
    }
    guard let named = data["space"], let space = named.string.flatMap({ ColorSpace(tokensStudio: $0) }) else {
      report(
        "\(found(data["space"])) where the space of a modification is needed", data["space"] ?? data,
        help: "srgb, hsl, lch, p3")
      return value
    }
    guard let operation = operation(data) else { return value }
    return .color(TokensStudioModification(operation: operation, space: space).applied(to: color))
  }

  private mutating func operation(_ data: DataValue) -> TokensStudioModification.Operation? {
    guard let type = data["type"] else {
      report("a modification needs 'type'", data)
      return nil
    }
    guard let amount = data["value"] else {
      report("a modification needs 'value'", data)
      return nil
    }
    guard ["lighten", "darken", "mix", "alpha"].contains(type.string) else {
      report("\(found(type)) where 'lighten', 'darken', 'mix' or 'alpha' is needed", type)
      return nil
    }
    guard let share = share(amount) else { return nil }
    switch type.string {
    case "lighten": return .lighten(share)
    case "darken": return .darken(share)
    case "alpha": return .alpha(share)
    default:
      guard let other = data["color"] else {
        report("a mix needs 'color'", data)
        return nil
      }
      guard let value = self.value(TokensStudioValue.braced(other), .color) else { return nil }
      guard case .color(let color) = value else {
        report("\(found(other)) where a color is needed that can be mixed", other)
        return nil
      }
      return .mix(share, color)
    }
  }

  /// A number, text that is or comes to one, a percentage, or an alias.
  private mutating func share(_ data: DataValue) -> Double? {
    let data = TokensStudioValue.braced(data)
    if let text = data.string, let (value, unit) = CSSNumber.measure(text), unit == "%" || unit.isEmpty {
      return unit == "%" ? value / 100 : value
    }
    return number(data)
  }

  /// `rgba({color.ink}, 50%)`, `rgba(#1a2b3c, 0.5)`: a colour with another alpha. Nil for any other text.
  mutating func colorWithAlpha(_ data: DataValue) -> Computed {
    guard let text = data.string, let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["rgb", "rgba", "hsl", "hsla"].contains(text[..<open].lowercased())
    else { return .nothing }
    let inner = text[text.index(after: open)...].dropLast()
    guard let separator = AliasResolver.separator(in: inner) else { return .nothing }
    func part(_ text: Substring) -> DataValue { DataValue(.string(text.trimmed), at: data.place) }
    let base = part(inner[..<separator])
    guard AliasResolver.isReference(base) || base.string?.hasPrefix("#") == true else { return .nothing }
    guard let value = value(base, .color) else { return .failed }
    guard case .color(let color) = value else { return .nothing }
    guard let alpha = share(part(inner[inner.index(after: separator)...])) else { return .failed }
    note(.cssText, at: data.place)
    return .value(.color(color.with(alpha: min(max(alpha, 0), 1))))
  }

  /// The only comma or slash outside references.
  private static func separator(in text: Substring) -> Substring.Index? {
    var isInside = false
    var found: Substring.Index?
    for index in text.indices {
      switch text[index] {
      case "{": isInside = true
      case "}": isInside = false
      case ",", "/":
        if isInside { continue }
        if found != nil { return nil }
        found = index
      default: continue
      }
    }
    return found
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
