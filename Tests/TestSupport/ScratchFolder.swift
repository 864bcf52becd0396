package import Foundation

/// A folder of a test's own, removed with everything in it when the test is over.
package struct ScratchFolder: ~Copyable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "specimen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package var path: String { url.path }

  package func path(_ inner: String) -> String { url.appending(path: inner).path }

  /// Writes files, and the folders that they need.
  package func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  package func makeFolder(_ inner: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: inner), withIntermediateDirectories: true)
  }

  package func link(_ inner: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(inner), withDestinationPath: destination)
  }

  package func text(_ inner: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: inner)), as: UTF8.self)
  }

  /// The paths of all files inside, sorted.
  package func files(_ inner: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(inner)).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path("\(inner)/\(name)"), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    .sorted()
  }

  /// Everything inside, one line each, sorted: `folder/`, `file: text`, `link -> destination`.
  package func dump(_ inner: String = "") throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path(inner)).sorted()
    return try names.flatMap { name in
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: self.path(path)) {
        return ["\(path) -> \(destination)"]
      }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
      return isFolder.boolValue ? ["\(path)/"] + (try dump(path)) : ["\(path): \(try text(path))"]
    }
  }
}
