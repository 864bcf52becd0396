/// A pointer into a document, as a URI fragment: `#/color/my~1group/$value` (RFC 6901, sections 3 and 6).
///
/// `~0` and `~1` stand for `~` and `/`, `%20` for a byte. `#` and `#/` both are the whole document: DTCG Format 2025.10 says the
/// one, RFC 6901 the other, and no name in a token file is empty.
struct JSONPointer: Hashable {
  let segments: [String]

  /// Nil for text that does not begin with `#`, and for broken escapes.
  /// - Parameter isLoose: true to accept `#sets/base` too, as the examples of the Resolver module have it.
  init?(_ text: String, isLoose: Bool = false) {
    guard text.hasPrefix("#") else { return nil }
    var rest = text.dropFirst()
    guard !rest.isEmpty, rest != "/" else {
      segments = []
      return
    }
    if rest.hasPrefix("/") { rest = rest.dropFirst() } else if !isLoose { return nil }
    var segments: [String] = []
    for part in rest.split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = JSONPointer.unescaped(part) else { return nil }
      segments.append(segment)
    }
    self.segments = segments
  }

  /// The pointer to a token or group.
  static func text(_ path: TokenPath) -> String {
    "#/"
      + path.segments.map {
        $0.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
      }.joined(separator: "/")
  }

  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "%") }) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    var name: [UInt8] = []
    var tail = bytes[...]
    while let byte = tail.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch tail.popFirst() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(validating: name, as: UTF8.self)
  }
}
