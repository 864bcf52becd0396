/// An address that is safe to follow: its scheme has been checked and it is percent-encoded.
///
/// Scripts can hide in addresses (`javascript:`), so `href` and `src` take nothing else.
package struct Href: Hashable, Sendable {
  /// Which schemes an address may have. An address without a scheme is relative and always allowed.
  package enum Schemes: Sendable {
    /// `http`, `https`, `mailto`, `tel`.
    case safe
    /// Every scheme except those that run or carry content of their own: `javascript`, `vbscript`, `data`, `file`.
    case unlisted

    func contains(_ scheme: String) -> Bool {
      switch self {
      case .safe: ["http", "https", "mailto", "tel"].contains(scheme)
      case .unlisted: !["javascript", "vbscript", "data", "file"].contains(scheme)
      }
    }
  }

  /// The percent-encoded address, not yet escaped for HTML.
  package let text: String

  /// Nil when the scheme is not one of `schemes`.
  package init?(_ address: String, schemes: Schemes = .safe) {
    text = Href.encoded(address)
    guard let scheme = Href.scheme(of: text) else { return }
    guard schemes.contains(scheme) else { return nil }
  }

  private init(encoded text: String) {
    self.text = text
  }

  /// The place on the same page with that id.
  package static func fragment(_ id: String) -> Href {
    var id = encoded(id)
    if id.withUTF8({ $0.contains(UInt8(ascii: "#")) }) { id = id.replacing("#", with: "%23") }
    return Href(encoded: "#" + id)
  }

  /// What leads nowhere: the top of the same page.
  package static let nowhere = Href(encoded: "#")

  /// RFC 3986, 3.1: what stands before the first colon, in lower case; nil when that is not a scheme.
  ///
  /// Browsers drop tabs, line ends and leading blanks before they look for a scheme. Here these are percent-encoded
  /// already, and `%` is no part of a scheme, so nothing that they would find is missed.
  private static func scheme(of encoded: String) -> String? {
    var text = encoded
    guard let colon = text.withUTF8({ $0.firstIndex(of: UInt8(ascii: ":")) }), let first = encoded.utf8.first,
      first.isASCIILetter
    else {
      return nil
    }
    let scheme = encoded.utf8.prefix(colon)
    guard scheme.allSatisfy({ $0.isAlphanumeric || "+-.".utf8.contains($0) }) else { return nil }
    return String(decoding: scheme, as: UTF8.self).lowercased()
  }

  /// Percent-encodes what RFC 3986 allows nowhere in an address. `%` stays, so that encoded addresses stay as they are;
  /// `[` and `]` are encoded, as CommonMark's reference renderer does.
  private static func encoded(_ address: String) -> String {
    var address = address
    if address.withUTF8({ $0.allSatisfy(isPlain) }) { return address }
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
      UInt8(ascii: "#")...UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension Href: ExpressibleByStringLiteral {
  /// An address in our own source code.
  package init(stringLiteral literal: StaticString) {
    guard let href = Href(literal.description) else {
      preconditionFailure("an address in our code has a safe scheme")
    }
    self = href
  }
}
