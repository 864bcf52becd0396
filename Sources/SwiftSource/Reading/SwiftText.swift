package import Diagnostics

/// Swift as it stands in a file: all of it, or the body of a fence in a document.
package struct SwiftText: Sendable {
  package let file: SourceFile
  /// In bytes.
  package let range: Range<Int>
  /// Parts of the range that are no Swift, such as the marks of a quote before each line; they are read as blanks.
  package let margins: [Range<Int>]

  package init(_ file: SourceFile, _ range: Range<Int>? = nil, margins: [Range<Int>] = []) {
    self.file = file
    self.range = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    self.margins = margins
  }

  /// What the parser reads: as many bytes as the range has.
  var bytes: [UInt8] {
    var bytes = Array(file.bytes[range])
    for index in margins.joined() where file.bytes[index] > 0x20 {
      bytes[index - range.lowerBound] = UInt8(ascii: " ")
    }
    return bytes
  }
}
