import Colorimetry

/// Reads the gradients of CSS Images 4, section 3, for their colours alone.
struct GradientReader {
  private struct Stop {
    let color: Color
    var position: Double?
  }

  /// A clause that says why a gradient cannot be read.
  struct Fault: Error, Hashable {
    let reason: String
  }

  private static let names: Set<String> = [
    "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
    "repeating-conic-gradient",
  ]

  static func isGradient(_ value: ComponentValue) -> Bool {
    value.call.map { names.contains($0.name) } ?? false
  }

  /// - Parameter value: with no `var()` left in it.
  static func gradient(_ value: ComponentValue) throws(Fault) -> ComputedGradient {
    guard let (name, arguments) = value.call, names.contains(name) else { throw Fault(reason: "it is no gradient") }
    var items = arguments.items
    var method: ColorInterpolation?
    if let first = items.first, color(first.words.first) == nil {
      method = try self.method(first)
      items.removeFirst()
    }
    var stops: [Stop] = []
    var isLegacy = true
    var units: Set<Bool> = []
    for item in items {
      var words = item.words
      guard let index = words.firstIndex(where: { color($0) != nil }), let color = color(words[index]) else {
        throw Fault(reason: "'\(item.text)' in '\(name)()' is no colour with a position")
      }
      isLegacy = isLegacy && self.isLegacy(words[index])
      words.remove(at: index)
      var positions: [Double?] = []
      for word in words {
        let (position, isLength) = try self.position(word, isConic: name.hasSuffix("conic-gradient"))
        positions.append(position)
        if let isLength { units.insert(isLength) }
      }
      if positions.isEmpty { positions = [nil] }
      guard positions.count <= 2 else { throw Fault(reason: "'\(item.text)' has more than two positions") }
      for position in positions { stops.append(Stop(color: color, position: position)) }
    }
    guard stops.count > 1 || !stops.isEmpty && items.count == 1 else {
      throw Fault(reason: "'\(name)()' has no colours")
    }
    guard units.count < 2 else { throw Fault(reason: "'\(name)()' has positions in lengths and in percentages") }
    return ComputedGradient(
      stops: stops.map(\.color), positions: placed(stops, areLengths: units.contains(true)),
      method: method ?? (isLegacy ? .legacy : .standard))
  }

  private static func color(_ value: ComponentValue?) -> Color? {
    guard let value else { return nil }
    switch value.kind {
    case .ident, .hash, .function: return CSSColorParser.color(value.text)
    default: return nil
    }
  }

  /// CSS Color 4, section 12.1: between colours that CSS had before, sRGB is mixed where nothing is said.
  private static func isLegacy(_ value: ComponentValue) -> Bool {
    guard let (name, arguments) = value.call else { return true }
    return ["rgb", "rgba", "hsl", "hsla", "hwb"].contains(name) && arguments.words.first?.keyword != "from"
  }

  /// How colours are mixed, from what stands before the stops; nil where that says nothing of it.
  private static func method(_ values: [ComponentValue]) throws(Fault) -> ColorInterpolation? {
    let words = values.words
    guard let start = words.firstIndex(where: { $0.keyword == "in" }) else { return nil }
    let end = words[(start + 1)...].firstIndex { $0.keyword.map { !isOfMethod($0) } ?? true } ?? words.endIndex
    let text = words[(start + 1)..<end].map(\.text).joined(separator: " ")
    guard let method = ColorInterpolation(css: text) else {
      throw Fault(reason: "colours cannot be mixed 'in \(text)'")
    }
    return method
  }

  private static func isOfMethod(_ word: String) -> Bool {
    !["to", "at", "from", "circle", "ellipse"].contains(word) && !word.hasPrefix("closest-")
      && !word.hasPrefix("farthest-")
  }

  /// - Returns: the position, and whether it is a length; nil for 0, which is both.
  private static func position(_ word: ComponentValue, isConic: Bool) throws(Fault) -> (Double, Bool?) {
    if isConic, case .dimension(let angle, let unit) = word.kind {
      let turns = ["deg": 360.0, "grad": 400, "rad": 2 * Double.pi, "turn": 1]
      if let turn = turns[unit] { return (angle / turn, false) }
    }
    guard let length = LengthReader().length([word]), length.low == length.high, length.low.isFinite,
      !length.isNumber || length.low == 0, length.low == 0 || length.percent == 0
    else { throw Fault(reason: "the position '\(word.text)' in a gradient is not known") }
    if length.low != 0 { return (length.low, true) }
    return (length.percent / 100, length.percent == 0 ? nil : false)
  }

  /// CSS Images 4, section 3.5.1. Of positions in lengths only the order is kept, and which of them are one.
  private static func placed(_ stops: [Stop], areLengths: Bool) -> [Double] {
    var positions = stops.map(\.position)
    let longest = positions.compactMap { $0 }.max() ?? 1
    if areLengths, longest > 0 { positions = positions.map { $0.map { $0 / longest } } }
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? max(1, positions.compactMap { $0 }.max() ?? 1)
    var result: [Double] = []
    for (index, position) in positions.enumerated() {
      if let position {
        result.append(max(position, result.last ?? position))
        continue
      }
      let next = positions[index...].firstIndex { $0 != nil } ?? index
      let last = result.last ?? 0
      let end = max(positions[next] ?? last, last)
      result.append(last + (end - last) / Double(next - index + 1))
    }
    return result
  }
}
