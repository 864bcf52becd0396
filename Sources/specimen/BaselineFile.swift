import Audit
import Diagnostics
import FoundationEssentials

/// The file of a baseline, where the user wants it.
struct BaselineFile {
  /// As it was given.
  let path: String
  /// Larger files hold something else.
  private static let sizeLimit = 64 << 20

  /// The bytes of the file; nil where nothing stands.
  func bytes() throws(Refusal) -> [UInt8]? {
    let file = URL(filePath: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let attributes else {
      if FileManager.default.fileExists(atPath: file.path) { throw refusal("the file cannot be read") }
      return nil
    }
    // A link counts as what it leads to: a device or a pipe would never end.
    let isLink = attributes[.type] as? FileAttributeType == .typeSymbolicLink
    let target =
      isLink ? try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path) : attributes
    guard let target, let type = target[.type] as? FileAttributeType, type != .typeSymbolicLink else {
      throw refusal("the link leads nowhere")
    }
    guard type == .typeRegular else { throw refusal("a file is needed here") }
    if let size = (target[.size] as? any BinaryInteger).map({ Int(clamping: $0) }), size > BaselineFile.sizeLimit {
      throw refusal("the file has \(size) bytes, more than \(BaselineFile.sizeLimit)")
    }
    guard let data = FileManager.default.contents(atPath: file.path) else { throw refusal("the file cannot be read") }
    return [UInt8](data)
  }

  /// Nil, after a finding, for bytes that are no baseline.
  func baseline(
    _ bytes: [UInt8], in project: String, _ sources: inout SourceFiles, into findings: inout Findings
  ) -> Baseline? {
    let file = sources.add(path: name(in: project), bytes: bytes)
    return BaselineReader.read(file, into: &findings)
  }

  /// As the files of the project are named: from the project's folder.
  private func name(in project: String) -> String {
    let root = URL(filePath: project, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    let parts = URL(filePath: path).standardizedFileURL.pathComponents
    let shared = zip(root, parts).prefix { $0 == $1 }.count
    return (root.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
  }

  private func refusal(_ reason: String) -> Refusal {
    Refusal("unreadable", "'\(path)': \(reason)", help: "name the file of a baseline")
  }
}
