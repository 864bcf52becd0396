package import Diagnostics

/// A code block, fenced or indented.
package struct CodeBlock: Hashable, Sendable {
  /// What stands behind the opening fence; empty when nothing does or the block is indented.
  package let info: String
  /// The lines, each with its end.
  package let literal: String
  package let isFenced: Bool
  /// From the opening fence to the end of the closing one.
  package let place: Place

  /// The first word of `info`, by custom the language; nil when there is none.
  package let language: String?

  init(info: String, literal: String, isFenced: Bool, place: Place) {
    self.info = info
    self.literal = literal
    self.isFenced = isFenced
    self.place = place
    language = info.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).first.map { String(Substring($0)) }
  }

  /// Where each line of `literal` stands, without its end: for findings about what the block says.
  package func linePlaces(in file: SourceFile) -> [Place] {
    let bytes = Array(file.bytes[place.range])
    let sourceLines = TextLines(bytes)
    let lines = literal.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return lines.enumerated().map { index, line in
      // Only the front of a source line is missing in the literal: quote marks and indentation.
      let source = sourceLines[index + (isFenced ? 1 : 0)]
      var end = source.upperBound
      while end > source.lowerBound,
        bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
      {
        end -= 1
      }
      let count = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
      let start = max(source.lowerBound, end - count)
      return file.place((place.range.lowerBound + start)..<(place.range.lowerBound + end))
    }
  }
}
