/// A piece of HTML that is safe to emit: written as a literal, into which values come by interpolation, escaped.
///
/// ```swift
/// let page: HTML = "<a class=\"\(name)\" href=\"\(href)\">\(title)</a>"
/// ```
///
/// Only literals of the source code are taken as markup; a `String` is text and always escaped. In a debug build, which is
/// what tests run, a literal is checked for where its values land (`HTMLContext`): what stands in the wrong place is our
/// own bug and stops the program, no matter what the value is, so running a page function once proves it for all values,
/// and a release build need not check it again.
package struct HTML: Hashable, Sendable {
  package private(set) var bytes: [UInt8]

  /// The empty piece.
  package init() { bytes = [] }

  /// Bytes that are emitted as they are. Every use needs a reason: the raw HTML of a document whose author may write
  /// it, a mock-up of the theme.
  package init(trusting bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// A text, escaped.
  package init(text: String) {
    bytes = []
    bytes.appendEscaped(text)
  }

  /// A text that stands between tags, escaped, where quotation marks mean nothing.
  package init(content text: String) {
    bytes = []
    bytes.appendEscaped(text, quotes: false)
  }

  package var isEmpty: Bool { bytes.isEmpty }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package static func += (html: inout HTML, other: HTML) {
    html.bytes.append(other.bytes.span)
  }

  package static func + (a: HTML, b: HTML) -> HTML {
    var sum = a
    sum += b
    return sum
  }

  /// Appends a text, escaped.
  package mutating func append(text: String) {
    bytes.appendEscaped(text)
  }

  /// Appends a text, escaped.
  mutating func append(text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes.appendEscaped($0) }
  }

  /// Appends a text of which is known that nothing in it has to be escaped.
  mutating func append(plain text: Span<UInt8>) {
    bytes.append(text)
  }

  /// Appends markup as it is written in our source code, without making a piece of it first.
  mutating func append(_ markup: StaticString) {
    assert(HTML(stringLiteral: markup).bytes.count == markup.utf8CodeUnitCount)
    markup.withUTF8Buffer { bytes.append($0) }
  }

  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Ends the line, unless it has ended or nothing has been written.
  mutating func endLine() {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
  }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) {
    var interpolation = StringInterpolation(literalCapacity: literal.utf8CodeUnitCount, interpolationCount: 0)
    interpolation.appendLiteral(literal)
    self.init(stringInterpolation: interpolation)
  }

  package init(stringInterpolation: StringInterpolation) {
    assert(stringInterpolation.context.isText, "a piece of HTML ends outside of tags")
    bytes = stringInterpolation.bytes
  }
}

extension Sequence<HTML> {
  package func joined(separator: HTML = HTML()) -> HTML {
    var result = HTML()
    for (index, piece) in enumerated() {
      if index > 0 { result += separator }
      result += piece
    }
    return result
  }
}

extension [UInt8] {
  mutating func appendEscaped(_ text: String, quotes: Bool = true) {
    if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0, quotes: quotes) }) != nil { return }
    var text = text
    text.withUTF8 { appendEscaped($0, quotes: quotes) }
  }

  /// Appends text with `&`, `<`, `>` and `"` as character references; runs without them are copied whole.
  ///
  /// `'` stays: attributes are always double-quoted, which `HTMLContext` checks.
  /// - Parameter quotes: false to leave `"` as it is, which only text between tags may have.
  mutating func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>, quotes: Bool = true) {
    guard utf8.holds(UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\"")) else {
      return append(utf8)
    }
    var clean = 0
    for index in utf8.indices {
      let reference: StaticString
      switch utf8[index] {
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "\"") where quotes: reference = "&quot;"
      default: continue
      }
      append(UnsafeBufferPointer(rebasing: utf8[clean..<index]))
      reference.withUTF8Buffer { append($0) }
      clean = index + 1
    }
    append(UnsafeBufferPointer(rebasing: utf8[clean...]))
  }

  mutating func append(_ piece: Span<UInt8>) {
    piece.withUnsafeBufferPointer { append($0) }
  }

  /// The same as `append(contentsOf:)` in half of its steps: a page is thousands of short pieces.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let source = piece.baseAddress else { return }
    append(addingCapacity: piece.count) { span in
      span.withUnsafeMutableBufferPointer { room, count in
        room.baseAddress?.initialize(from: source, count: piece.count)
        count = piece.count
      }
    }
  }
}
