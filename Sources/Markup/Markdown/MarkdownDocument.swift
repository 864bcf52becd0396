package import Diagnostics

/// A parsed document: values only, nothing of it depends on the parser.
package struct MarkdownDocument: Sendable {
  package let file: SourceFile
  /// The text, then the footnotes to which it refers, in that order.
  var events: [MarkdownEvent] = []
  /// What events say that the file does not say byte for byte.
  var strings: [UInt8] = []
  var spans: [MarkdownSpan] = []
  /// Every heading, also those inside of quotes and lists, in reading order.
  package internal(set) var headings: [Heading] = []
  package internal(set) var links: [Link] = []
  package internal(set) var images: [Image] = []
  package internal(set) var codeBlocks: [CodeBlock] = []
  package internal(set) var tables: [Table] = []
  /// How often the document refers to each footnote; each reference gets a way back.
  var footnoteReferenceCounts: [Int] = []

  init(file: SourceFile) {
    self.file = file
  }

  /// The literal of each code span, and where it stands between the backticks.
  package var codeSpans: some Sequence<(literal: String, place: Place)> {
    events.lazy.compactMap { event -> (literal: String, place: Place)? in
      guard case .code(let index) = event else { return nil }
      return text(ofSpan: index)
    }
  }

  func literal(ofSpan index: Int32) -> ArraySlice<UInt8> {
    strings[spans[Int(index)].literal.range]
  }

  func place(ofSpan index: Int32) -> Place {
    file.place(spans[Int(index)].place.range)
  }

  func text(ofSpan index: Int32) -> (literal: String, place: Place) {
    (String(decoding: literal(ofSpan: index), as: UTF8.self), place(ofSpan: index))
  }

  mutating func append(string: ArraySlice<UInt8>) -> ByteRange {
    strings.append(contentsOf: string)
    return ByteRange((strings.count - string.count)..<strings.count)
  }

  /// Keeps code or raw HTML; returns its index.
  mutating func append(span literal: ArraySlice<UInt8>, at place: Place) -> Int32 {
    spans.append(MarkdownSpan(literal: append(string: literal), place: ByteRange(place)))
    return Int32(spans.count - 1)
  }

  /// What remains without markup: the name of a heading, of a table.
  func plainText(_ events: ArraySlice<MarkdownEvent>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for event in events {
      switch event {
      case .text(let range, _): text += file.bytes[range.range]
      case .literal(let range): text += strings[range.range]
      case .code(let index), .html(let index): text += literal(ofSpan: index)
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      case .image(let index): text += images[Int(index)].alternative.utf8
      case .start, .end, .htmlBlock, .thematicBreak, .codeBlock, .footnoteReference, .footnoteBack: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
