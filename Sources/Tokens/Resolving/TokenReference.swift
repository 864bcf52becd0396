package import DataFiles

/// An alias in braces, `{color.text.primary}` (DTCG Format 2025.10, section 7.1).
package struct TokenReference {
  package let path: TokenPath
  /// True when spaces stand between a brace and the path, which the standard does not have.
  package let isPadded: Bool

  package init?(_ data: DataValue) {
    guard let text = data.string else { return nil }
    self.init(text)
  }

  /// True for what the initialiser would read, at the price of a look at its bytes.
  static func isWritten(in data: DataValue) -> Bool {
    guard let text = data.string?.utf8, text.count > 2, text.first == UInt8(ascii: "{") else { return false }
    return TokenReference(data) != nil
  }

  package init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let inner = bytes.dropFirst().dropLast()
    var trimmed = inner.drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    guard !trimmed.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
    guard let path = TokenPath(printed: String(decoding: trimmed, as: UTF8.self)) else { return nil }
    self.path = path
    isPadded = trimmed.count != inner.count
  }
}
