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

  /// True for what the initialiser reads, at the price of a look at the bytes.
  static func isWritten(in data: DataValue) -> Bool {
    guard let text = data.string, let inner = inside(text.utf8) else { return false }
    var last = UInt8(ascii: ".")
    for byte in inner {
      if byte == UInt8(ascii: "."), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: ".")
  }

  package init?(_ text: String) {
    let bytes = text.utf8
    guard let inner = TokenReference.inside(bytes), let path = TokenPath(printed: String(Substring(inner))) else {
      return nil
    }
    self.path = path
    isPadded = inner.count != bytes.count - 2
  }

  /// What stands in the braces, without the spaces around it; nil for text that is not just that.
  private static func inside(_ bytes: String.UTF8View) -> Substring.UTF8View? {
    guard bytes.first == UInt8(ascii: "{"), bytes.count > 2, bytes.last == UInt8(ascii: "}") else { return nil }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var inner = bytes.dropFirst().dropLast().drop(while: isSpace)
    while let last = inner.last, isSpace(last) { inner.removeLast() }
    return inner.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : inner
  }
}
