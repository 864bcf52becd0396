/// Where a file of the site lies: relative to the site's folder, and inside it by construction.
///
/// Told apart by bytes: two paths that differ only in Unicode composition are two files.
struct SitePath: Sendable {
  /// Names that the writer keeps for itself; no path of the site has one as a segment.
  static let reserved = [".specimen-manifest.json", ".specimen-partial"]

  let text: String

  /// Nil for an absolute path, for empty, `.`, `..` and reserved segments, and for a NUL.
  init?(_ text: String) {
    let segments = text.split(separator: "/", omittingEmptySubsequences: false)
    let forbidden = ["", ".", ".."] + SitePath.reserved
    guard !text.utf8.contains(0), !segments.contains(where: { forbidden.contains(String($0)) }) else { return nil }
    self.text = text
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The folders that it lies in, the outermost first; without the site's own.
  var folders: [SitePath] {
    text.utf8.indices
      .filter { text.utf8[$0] == UInt8(ascii: "/") }
      .map { SitePath(checked: String(text[..<$0])) }
  }
}

extension SitePath: Hashable, Comparable {
  static func == (a: SitePath, b: SitePath) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  static func < (a: SitePath, b: SitePath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
