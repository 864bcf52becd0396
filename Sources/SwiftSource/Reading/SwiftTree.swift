import Diagnostics
import SwiftParser
import SwiftSyntax

/// A text as Swift's own parser sees it, with the way back from its nodes to places in the file.
struct SwiftTree {
  let root: SourceFileSyntax
  private let text: SwiftText

  /// The parser stops descending where a person has lost the thread long before.
  private static let maximumNestingLevel = 128

  /// Nil for a text that the parser does not survive, whatever its own limit.
  init?(_ text: SwiftText) {
    self.text = text
    let bytes = SwiftTree.namingPlaceholders(text.bytes)
    guard NestingLevel.of(bytes) <= SwiftTree.maximumNestingLevel else { return nil }
    root = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SwiftTree.maximumNestingLevel)
    }
  }

  func place(of node: some SyntaxProtocol) -> Place {
    let start = text.range.lowerBound + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return text.file.place(start..<start + node.trimmedLength.utf8Length)
  }

  /// The comment that begins on the line on which a node ends, with nothing but spaces and a closing brace between.
  func comment(after node: some SyntaxProtocol) -> (text: String, place: Place)? {
    let bytes = text.file.bytes
    let end = text.range.upperBound
    var index = Int(place(of: node).range.upperBound)
    while index < end,
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "}")].contains(bytes[index])
    {
      index += 1
    }
    guard index + 1 < end, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") else { return nil }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let isSpace = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "/")
    }
    let line = bytes[index..<end].prefix { !isBreak($0) }
    let body = line.drop(while: isSpace)
    let words = body.prefix((body.lastIndex { !isSpace($0) } ?? body.startIndex - 1) + 1 - body.startIndex)
    guard !words.isEmpty else { return nil }
    return (String(decoding: words, as: UTF8.self), text.file.place(words.startIndex..<words.endIndex))
  }

  /// Templates such as `{{PROJECT_NAME}}DS` become names of the same length, so that what stands around them can be read.
  private static func namingPlaceholders(_ bytes: [UInt8]) -> [UInt8] {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    let underscore = UInt8(ascii: "_")
    var result = bytes
    var index = 0
    while index + 4 < bytes.count {
      guard bytes[index] == open, bytes[index + 1] == open else {
        index += 1
        continue
      }
      let name = bytes[(index + 2)...].prefix { byte in
        byte == underscore || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
      let end = name.endIndex
      if !name.isEmpty, end + 1 < bytes.count, bytes[end] == close, bytes[end + 1] == close {
        for position in [index, index + 1, end, end + 1] { result[position] = underscore }
      }
      index = max(end, index + 1)
    }
    return result
  }
}
