/// Where a file of the site lies: relative to the site's folder, and inside it by construction.
///
/// Told apart by bytes: two paths that differ only in Unicode composition are two files.
struct SitePath: Sendable {
  /// Names that the writer keeps for itself; no path of the site has one as a segment.
  static let reserved = [".specimen-manifest.json", ".specimen-partial"]

  let text: String

  /// Nil for an absolute path, for empty, `.`, `..` and reserved segments, and for a NUL.
  init?(_ text: String) {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var before = slash
    var hasDot = false
    for byte in text.utf8 {
      guard byte != 0, byte != slash || before != slash else { return nil }
      if before == slash, byte == dot { hasDot = true }
      before = byte
    }
    guard before != slash else { return nil }
    if hasDot {
      let names = text.utf8.split(separator: slash).map { String(Substring($0)) }
      guard Set(names).isDisjoint(with: [".", ".."] + SitePath.reserved) else { return nil }
    }
    self.text = text
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The folder that it lies in; nil for the site's own.
  var folder: SitePath? {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { SitePath(checked: String(text[..<$0])) }
  }

  /// The folders that it lies in, the innermost first; without the site's own.
  var folders: some Sequence<SitePath> { sequence(first: self, next: \.folder).dropFirst() }
}

extension SitePath: Hashable, Comparable {
  static func == (a: SitePath, b: SitePath) -> Bool {
    a.text.hasSameBytes(as: b.text)
  }

  static func < (a: SitePath, b: SitePath) -> Bool {
    a.text.precedesByBytes(b.text)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
