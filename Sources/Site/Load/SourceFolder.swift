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

  func subfolder(_ name: String) -> SourceFolder {
    var folder = SourceFolder()
    for (path, file) in files where path.hasPrefix(name + "/") {
      folder.append(file, as: String(path.dropFirst(name.count + 1)))
    }
    return folder
  }

  /// Sorted, each once.
  var subfolderNames: [String] {
    let names = files.compactMap { entry in
      entry.path.firstIndex(of: "/").map { String(entry.path[..<$0]) }
    }
    return Set(names).sorted()
  }
}
