/// A piece of arithmetic: a number with its unit, a reference, the name of a function, an operator, a bracket, a comma.
struct ExpressionToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case measure(Measure)
    case reference(String)
    case name(String)
    case symbol(UInt8)
  }

  /// More than anybody writes; it bounds how deep an expression can be.
  static let limit = 400

  let kind: Kind
  let hasSpaceBefore: Bool
  let hasSpaceAfter: Bool

  /// Nil for text with anything else in it, and for text that is too long.
  static func all(in text: String) -> [ExpressionToken]? {
    let bytes = Array(text.utf8)
    var kinds: [(kind: Kind, start: Int, end: Int)] = []
    var index = 0
    while index < bytes.count {
      let start = index
      if isSpace(bytes[index]) {
        index += 1
        continue
      }
      guard kinds.count < limit, let kind = next(bytes, &index) else { return nil }
      kinds.append((kind, start, index))
    }
    return kinds.map { kind, start, end in
      ExpressionToken(
        kind: kind, hasSpaceBefore: start > 0 && isSpace(bytes[start - 1]),
        hasSpaceAfter: end < bytes.count && isSpace(bytes[end]))
    }
  }

  private static func next(_ bytes: [UInt8], _ index: inout Int) -> Kind? {
    let start = index
    let byte = bytes[index]
    if byte == UInt8(ascii: "{") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      index = end + 1
      return TokenReference(text(bytes[start..<index])).map { .reference($0.path.description) }
    }
    if isDigit(byte) || byte == UInt8(ascii: ".") { return measure(bytes, &index) }
    if isLetter(byte) {
      take(bytes, &index, while: isLetter)
      return .name(text(bytes[start..<index]))
    }
    guard "+-*/%^(),".utf8.contains(byte) else { return nil }
    index += 1
    return .symbol(byte)
  }

  /// A unit stands right behind its number; `10 % 3` is a remainder.
  private static func measure(_ bytes: [UInt8], _ index: inout Int) -> Kind? {
    let start = index
    take(bytes, &index, while: isDigit)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      take(bytes, &index, while: isDigit)
    }
    guard let value = Double(text(bytes[start..<index])), value.isFinite else { return nil }
    let unit = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
      index += 1
    } else {
      take(bytes, &index, while: isLetter)
    }
    return .measure(Measure(value, text(bytes[unit..<index]).lowercased()))
  }

  private static func take(_ bytes: [UInt8], _ index: inout Int, while isWanted: (UInt8) -> Bool) {
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
