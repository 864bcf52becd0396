import Diagnostics
import Glibc
import Markup

/// What a document may say of tokens, by a look at its bytes: most say nothing, and nobody reads them again.
struct DocumentClaims {
  /// Whether a colour may stand in it as hex digits.
  let hasHex: Bool
  /// Whether a ratio to 1 may stand in it.
  let hasRatio: Bool

  init(in document: ResolvedDocument) {
    (hasHex, hasRatio) = document.file.bytes.withUnsafeBytes { bytes in
      let body = UnsafeRawBufferPointer(rebasing: bytes[document.bodyOffset...])
      let hasHex = DocumentClaims.contains("#", body) { $0 + 1 < body.count && body[$0 + 1].isHexDigit }
      return (hasHex, DocumentClaims.contains("1", body) { DocumentClaims.isEndOfRatio(body, at: $0) })
    }
  }

  /// `:1`, `: 1` and ` to 1`, where no digit follows.
  private static func isEndOfRatio(_ bytes: UnsafeRawBufferPointer, at one: Int) -> Bool {
    if one + 1 < bytes.count, bytes[one + 1].isDigit { return false }
    let before = bytes[..<one]
    return before.last == UInt8(ascii: ":")
      || [": ", " to ", " zu "].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static func contains(_ byte: Unicode.Scalar, _ bytes: UnsafeRawBufferPointer, where fits: (Int) -> Bool)
    -> Bool
  {
    guard let base = bytes.baseAddress else { return false }
    var start = 0
    while let found = memchr(base + start, Int32(byte.value), bytes.count - start) {
      let index = UnsafeRawPointer(found) - base
      if fits(index) { return true }
      start = index + 1
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}
