/// A number, a percentage or an angle as CSS writes it; an angle in degrees, whatever its unit was.
struct CSSQuantity: Hashable, Sendable {
  enum Unit: Hashable, Sendable { case number, percentage, degrees }

  var value: Double
  var unit: Unit

  /// A literal without calculation; nil, and nothing taken, if none stands here.
  init?(_ cursor: inout CSSCursor) {
    var ahead = cursor
    guard let number = ahead.takeNumber() else { return nil }
    if ahead.take("%") {
      self.init(number, .percentage)
    } else {
      switch ahead.takeUnit().lowercased() {
      case "": self.init(number, .number)
      case "deg": self.init(number, .degrees)
      case "grad": self.init(number * 0.9, .degrees)
      case "rad": self.init(number * 180 / .pi, .degrees)
      case "turn": self.init(number * 360, .degrees)
      default: return nil
      }
    }
    cursor = ahead
  }

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }
}
