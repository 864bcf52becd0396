import Diagnostics

/// A folder of files that have been read, by their paths inside it, in the order of the project.
struct SourceFolder {
  private(set) var files: [(path: String, file: SourceFile)] = []
  private var indices: [String: Int] = [:]

  mutating func append(_ file: SourceFile, as path: String) {
    indices[path] = files.count
    files.append((path, file))
  }

  subscript(path: String) -> SourceFile? {
    indices[path].map { files[$0].file }
  }

  /// Names are compared by bytes: a combining mark at the start of a name would join the slash before it.
  func subfolder(_ name: String) -> SourceFolder {
    var folder = SourceFolder()
    folder.indices.reserveCapacity(files.count)
    let prefix = Array(name.utf8) + [UInt8(ascii: "/")]
    for (path, file) in files where path.utf8.starts(with: prefix) {
      folder.append(file, as: String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self))
    }
    return folder
  }

  /// Sorted, each once.
  var subfolderNames: [String] {
    let names = files.compactMap { entry in
      entry.path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: entry.path.utf8[..<$0], as: UTF8.self) }
    }
    return Set(names).sorted()
  }
}
