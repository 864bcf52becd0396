import Diagnostics

/// A folder of files that have been read, by their paths inside it.
struct SourceFolder {
  /// Sorted by the bytes of their paths.
  private(set) var files: [(path: String, file: SourceFile)] = []

  /// - Parameter path: comes after those that are there.
  mutating func append(_ file: SourceFile, as path: String) {
    files.append((path, file))
  }

  subscript(path: String) -> SourceFile? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.precedesByBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path.hasSameBytes(as: path) ? files[low].file : nil
  }

  /// Names are compared by bytes: a combining mark at the start of a name would join the slash before it.
  func subfolder(_ name: String) -> SourceFolder {
    var folder = SourceFolder()
    folder.files.reserveCapacity(files.count)
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
