/// Every file that a run has read: the table that turns a `Place` back into path, line, column and text.
package struct SourceFiles: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file. Files of 4 GiB and more do not fit a `Place`; callers refuse them before.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    precondition(bytes.count <= Int(UInt32.max), "a source file is smaller than 4 GiB")
    let file = SourceFile(id: SourceFile.ID(index: UInt32(files.count)), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  package subscript(id: SourceFile.ID) -> SourceFile {
    files[Int(id.index)]
  }

  package func position(of place: Place) -> Position {
    let file = self[place.file]
    var line = 1
    var lineStart = 0
    var index = 0
    while index < Int(place.offset) {
      if file.endsLine(at: index) {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
    return Position(
      path: file.path, line: line, column: Int(place.offset) - lineStart + 1, lineStart: lineStart)
  }

  /// The text at a place, with malformed UTF-8 repaired.
  package func text(at place: Place) -> String {
    String(decoding: self[place.file].bytes[place.range], as: UTF8.self)
  }
}
