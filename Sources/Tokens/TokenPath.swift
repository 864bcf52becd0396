/// A token's name: the segments from the root of its file to it. Printed with dots, never handled as one string, since a
/// segment may hold anything but `.`, `{` and `}`.
package struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// Paths are copied and looked up more than anything else: a copy is one reference, and the segments are hashed once.
  private final class Storage: Sendable {
    let segments: [String]
    let hash: Int

    init(_ segments: [String]) {
      self.segments = segments
      hash = segments.hashValue
    }
  }

  private let storage: Storage

  package var segments: [String] { storage.segments }

  package init(_ segments: [String]) {
    storage = Storage(segments)
  }

  /// The path in its printed form, `color.text.primary`; nil when a segment is empty.
  package init?(printed text: String) {
    let bytes = text.utf8
    var segments: [String] = []
    segments.reserveCapacity(bytes.count { $0 == UInt8(ascii: ".") } + 1)
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
      guard start < end else { return nil }
      segments.append(String(text[start..<end]))
      guard end < bytes.endIndex else { break }
      start = bytes.index(after: end)
    }
    self.init(segments)
  }

  package static func == (a: TokenPath, b: TokenPath) -> Bool {
    a.storage === b.storage || a.storage.hash == b.storage.hash && a.storage.segments == b.storage.segments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage.hash)
  }

  package var description: String { segments.joined(separator: ".") }

  package func appending(_ segment: String) -> TokenPath {
    var longer: [String] = []
    longer.reserveCapacity(segments.count + 1)
    longer += segments
    longer.append(segment)
    return TokenPath(longer)
  }

  package var parent: TokenPath { TokenPath(segments.dropLast()) }
}
