import Diagnostics

/// The tags of an HTML file as they are written (HTML, section 13.2.5), with what is wrong in their spelling. The parser keeps no
/// record of the tags that it passes over.
struct TagScanner {
  struct Tag {
    /// In lower case.
    let name: String
    let isEnd: Bool
    let isSelfClosing: Bool
    /// True inside SVG and MathML, where any element may close itself.
    let isForeign: Bool
    let range: Range<Int>
  }

  /// More than these are no mock-up; the parser compares every attribute with those before it.
  private static let tagLimit = 5_000
  private static let attributeLimit = 200
  private static let faultLimit = 1_000

  let file: SourceFile
  private let bytes: [UInt8]
  private var index = 0
  /// True for each `svg` or `math` around, false for each part of one that holds HTML again.
  private var foreign: [Bool] = []

  private(set) var tags: [Tag] = []
  private(set) var findings: [Finding] = []
  /// Where reading must stop, because what follows is beyond all measure.
  private(set) var end: Int

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    end = bytes.count
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      guard findings.count < TagScanner.faultLimit else {
        findings.append(tooManyFaults(start))
        end = start
        return
      }
      markup()
      guard end == bytes.count else { return }
    }
  }

  /// Goes past what starts with the `<` here.
  private mutating func markup() {
    let start = index
    let isEnd = matches("</")
    let name = start + (isEnd ? 2 : 1)
    if name < bytes.count, bytes[name].isASCIILetter {
      tag(start, name: name, isEnd: isEnd)
    } else if matches("<!--") {
      comment()
    } else if matches("<![CDATA["), foreign.last == true {
      index = offset(of: "]]>", from: start + 9).map { $0 + 3 } ?? bytes.count
    } else if isEnd || matches("<!") || matches("<?") {
      index = offset(of: ">", from: start + 2).map { $0 + 1 } ?? bytes.count
      findings.append(notMarkup(start..<index))
    } else {
      index += 1
      findings.append(loneBracket(start))
    }
  }

  private mutating func comment() {
    let start = index
    // The dashes that open it may close it too: <!-->
    index += 2
    while let dashes = offset(of: "--", from: index) {
      index = dashes + 2
      if matches(">") {
        index += 1
        return
      }
      if matches("!>"), dashes >= start + 4 {
        index += 2
        return
      }
      index = dashes + 1
    }
    findings.append(unfinished("the comment", "-->", at: start..<start + 4))
    index = bytes.count
  }

  private mutating func tag(_ start: Int, name nameStart: Int, isEnd: Bool) {
    guard tags.count < TagScanner.tagLimit else {
      findings.append(tooManyTags(start))
      end = start
      return
    }
    index = nameStart
    while index < bytes.count, !endsTagName(bytes[index]) { index += 1 }
    let written = bytes[nameStart..<index]
    let name = String(decoding: written.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self).lowercased()
    if written.contains(UInt8(ascii: "<")) {
      findings.append(unfinished("the tag of '\(name)'", ">", at: start..<nameStart + name.utf8.count))
    }
    var reader = AttributeReader(file, from: index)
    while reader.next() {
      if reader.names.count > TagScanner.attributeLimit {
        findings.append(tooManyAttributes(name, at: start..<nameStart + name.utf8.count))
        end = start
        return
      }
    }
    index = reader.index
    guard reader.isFinished else {
      findings.append(unfinished("the tag of '\(name)'", ">", at: start..<nameStart + name.utf8.count))
      return
    }
    findings += reader.findings
    if isEnd, let first = reader.names.first { findings.append(endTagWithAttributes(name, at: first.place)) }
    enterOrLeave(name, isEnd: isEnd, isSelfClosing: reader.isSelfClosing, range: start..<index)
  }

  /// Follows SVG and MathML, whose elements have other rules, and passes over what is text to the end of its element.
  private mutating func enterOrLeave(_ name: String, isEnd: Bool, isSelfClosing: Bool, range: Range<Int>) {
    if !isEnd, HTMLNames.leavesForeign.contains(name) { while foreign.last == true { foreign.removeLast() } }
    let isForeign = foreign.last == true
    let isForeignRoot = ["svg", "math"].contains(name)
    tags.append(
      Tag(
        name: name, isEnd: isEnd, isSelfClosing: isSelfClosing, isForeign: isForeign || isForeignRoot, range: range))
    let holdsHTML = HTMLNames.foreignScopes.contains(name)
    if isEnd {
      if isForeignRoot, isForeign { foreign.removeLast() }
      if holdsHTML, foreign.count > 1, !isForeign { foreign.removeLast() }
    } else if !isSelfClosing {
      if isForeignRoot { foreign.append(true) } else if holdsHTML, isForeign { foreign.append(false) }
      if !isForeign, !isForeignRoot, HTMLNames.rawText.contains(name) {
        index = endTag(of: name, from: index)
      }
    }
  }

  private func endTag(of name: String, from start: Int) -> Int {
    guard name != "plaintext" else { return bytes.count }
    var index = start
    let name = Array(name.utf8)
    while let found = offset(of: "</", from: index) {
      let end = found + 2 + name.count
      if end < bytes.count, endsTagName(bytes[end]),
        bytes[(found + 2)..<end].elementsEqual(name, by: { $0 | 0x20 == $1 })
      {
        return found
      }
      index = found + 2
    }
    return bytes.count
  }

  private func endsTagName(_ byte: UInt8) -> Bool {
    byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private func matches(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func offset(of text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    var index = start
    while index < bytes.count, let found = bytes[index...].firstIndex(of: text[0]) {
      if bytes[found...].starts(with: text) { return found }
      index = found + 1
    }
    return nil
  }
}

extension TagScanner {
  private func finding(_ text: String, _ range: Range<Int>, help: String? = nil) -> Finding {
    Finding(.error, "invalid-html", text, at: file.place(range), help: help)
  }

  private func unfinished(_ what: String, _ end: String, at range: Range<Int>) -> Finding {
    finding("\(what) is not finished, '\(end)' is needed", range)
  }

  private func loneBracket(_ offset: Int) -> Finding {
    finding("'<' begins no tag", offset..<offset + 1, help: "write '&lt;' for the character")
  }

  private func notMarkup(_ range: Range<Int>) -> Finding {
    let text = String(decoding: bytes[range].prefix(40), as: UTF8.self)
    if text.lowercased().hasPrefix("<!doctype") {
      return finding("a doctype begins a page, and a mock-up is a part of one", range, help: "remove it")
    }
    let help =
      text.hasPrefix("<![CDATA[")
      ? "CDATA belongs in SVG and MathML: write the text as it is, with '&lt;' and '&amp;'"
      : "remove it, or write <!-- … --> for a comment"
    return finding("'\(text)' is neither a tag nor a comment", range, help: help)
  }

  private func tooManyTags(_ offset: Int) -> Finding {
    finding("the mock-up has more than \(TagScanner.tagLimit) tags, what follows is not read", offset..<offset + 1)
  }

  private func tooManyFaults(_ offset: Int) -> Finding {
    finding("the mock-up has more than \(TagScanner.faultLimit) faults, what follows is not read", offset..<offset + 1)
  }

  private func tooManyAttributes(_ name: String, at range: Range<Int>) -> Finding {
    finding("'\(name)' has more than \(TagScanner.attributeLimit) attributes, what follows is not read", range)
  }

  private func endTagWithAttributes(_ name: String, at place: Place) -> Finding {
    Finding(
      .error, "invalid-html", "the end tag of '\(name)' has attributes, which browsers pass over", at: place,
      help: "write them in the start tag")
  }
}
