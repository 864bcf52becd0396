/// Every file that a run has read: the table that turns a `Place` back into path, line, column and text.
package struct SourceFiles: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Files in the order of their ids.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files.indices.map { $0 }.parallelMap { index in
      SourceFile(id: SourceFile.ID(index: UInt32(index)), path: files[index].path, bytes: files[index].bytes)
    }
  }

  /// Adds a file, which is smaller than 4 GiB.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: SourceFile.ID(index: UInt32(files.count)), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  package subscript(id: SourceFile.ID) -> SourceFile {
    files[Int(id.index)]
  }

  package func position(of place: Place) -> Position {
    let file = self[place.file]
    let offset = Int(place.offset)
    let lineStart = file.lineStart(before: offset)
    return Position(
      path: file.path, line: file.line(at: offset) + 1, column: offset - lineStart + 1, lineStart: lineStart)
  }

  /// The text at a place, with malformed UTF-8 repaired.
  package func text(at place: Place) -> String {
    String(decoding: self[place.file].bytes[place.range], as: UTF8.self)
  }
}
