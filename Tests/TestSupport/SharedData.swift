package import Foundation

/// The test data that lives beside the project, at `../shared/data`. Tests that need it are skipped where it is missing.
package enum SharedData {
  package static let folder: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/data")

  package static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The names of the files in a folder, sorted; empty when the folder is missing.
  package static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
    return names?.sorted() ?? []
  }
}
