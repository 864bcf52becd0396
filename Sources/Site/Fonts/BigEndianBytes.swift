/// Bytes as OpenType writes numbers and text; whatever reaches past the end is nil.
struct BigEndianBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func part(at offset: Int, count: Int) -> BigEndianBytes? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    let start = bytes.startIndex + offset
    return BigEndianBytes(bytes[start..<start + count])
  }

  func integer16(at offset: Int) -> Int? { integer(at: offset, count: 2) }

  func integer32(at offset: Int) -> Int? { integer(at: offset, count: 4) }

  private func integer(at offset: Int, count: Int) -> Int? {
    part(at: offset, count: count)?.bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  func tag(at offset: Int) -> String? {
    part(at: offset, count: 4).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// An odd byte at the end is left out, half of a surrogate pair repaired.
  var utf16Text: String {
    let units = (0..<bytes.count / 2).map { UInt16(truncatingIfNeeded: integer16(at: 2 * $0) ?? 0) }
    return String(decoding: units, as: UTF16.self)
  }

  var macRomanText: String {
    String(
      String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : BigEndianBytes.macRoman[Int($0) - 0x80] }))
  }

  /// The upper half of Mac OS Roman (unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT).
  private static let macRoman = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰\
    ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)
}
