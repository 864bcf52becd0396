import Glibc

/// A file that a user wants an export or a report in. It is written whole or not at all, and only where nothing stands, or an earlier
/// one of its kind.
package struct ExportFile {
  private let path: String
  private let kind: String
  private let openings: [String]

  /// - Parameters:
  ///   - path: as the user gave it.
  ///   - kind: what it is, in a word or two.
  ///   - openings: how every file of this kind begins.
  package init(_ path: String, kind: String, openings: [String]) {
    self.path = path
    self.kind = kind
    self.openings = openings
  }

  /// Nothing is written where the same bytes stand already.
  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    guard !name.isEmpty, !path.utf8.contains(0) else { throw WriteFailure(path, "is no name of a file") }
    let folder = OutputFolder(slash.map { String(path[...$0]) } ?? ".")
    do throws(WriteFailure) {
      switch try folder.entry(at: name) {
      case .missing: break
      case .file:
        let old = folder.bytes(of: name)
        if old == bytes { return }
        guard let old, openings.contains(where: { old.starts(with: $0.utf8) }) else {
          throw refusal("is there already, and is no \(kind)")
        }
      case .folder: throw refusal("is a folder")
      case .link: throw refusal("is a symbolic link, and specimen writes through none")
      case .other: throw refusal("is no regular file")
      }
      try folder.replace(name, with: bytes)
    } catch {
      throw WriteFailure(path, error.reason, help: error.help)
    }
  }

  private func refusal(_ reason: String) -> WriteFailure {
    WriteFailure(path, reason, help: "move it away, or choose another file")
  }
}
