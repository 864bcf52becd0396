import Diagnostics

/// Goes through the attributes of a tag (HTML, sections 13.2.5.32 to 13.2.5.40) and says what is wrong in their spelling.
struct AttributeReader {
  private let file: SourceFile
  private let bytes: [UInt8]
  /// After the tag, once all have been read.
  private(set) var index: Int
  /// In lower case.
  private(set) var names: [(text: String, place: Place)] = []
  private(set) var findings: [Finding] = []
  private(set) var isSelfClosing = false
  /// False where the file ends before the tag.
  private(set) var isFinished = false

  /// - Parameter start: after the name of the tag.
  init(_ file: SourceFile, from start: Int) {
    self.file = file
    bytes = file.bytes
    index = start
  }

  /// False at the end of the tag, or of the file.
  mutating func next() -> Bool {
    while let byte = here, byte.isHTMLSpace || byte == UInt8(ascii: "/") {
      isSelfClosing = byte == UInt8(ascii: "/")
      index += 1
    }
    guard let byte = here else { return false }
    if byte == UInt8(ascii: ">") {
      isSelfClosing = isSelfClosing && bytes[index - 1] == UInt8(ascii: "/")
      isFinished = true
      index += 1
      return false
    }
    isSelfClosing = false
    readName()
    let afterName = index
    skipSpace()
    if here == UInt8(ascii: "=") { readValue() } else { index = afterName }
    return true
  }

  private var here: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = here, byte.isHTMLSpace { index += 1 }
  }

  private mutating func readName() {
    let start = index
    // An equals sign in front belongs to the name.
    index += 1
    while let byte = here, !byte.isHTMLSpace, !"/>=".utf8.contains(byte) { index += 1 }
    let name = (text: text(start..<index).lowercased(), place: file.place(start..<index))
    if let first = names.first(where: { $0.text == name.text }) {
      findings.append(duplicate(name.text, at: name.place, first: first.place))
    } else if bytes[start..<index].contains(where: { "\"'<=".utf8.contains($0) }) {
      findings.append(badName(name.text, at: name.place))
    }
    names.append(name)
  }

  private mutating func readValue() {
    let equals = index
    index += 1
    skipSpace()
    guard let quote = here else { return }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index
      guard let end = bytes[(start + 1)...].firstIndex(of: quote) else {
        index = bytes.count
        return
      }
      index = end + 1
      if let next = here, !next.isHTMLSpace, !"/>".utf8.contains(next) { findings.append(noSpace(end)) }
    } else if quote == UInt8(ascii: ">") {
      findings.append(noValue(equals))
    } else {
      let start = index
      while let byte = here, !byte.isHTMLSpace, byte != UInt8(ascii: ">") { index += 1 }
      if bytes[start..<index].contains(where: { "\"'<=`".utf8.contains($0) }) {
        findings.append(badValue(start..<index))
      }
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension AttributeReader {
  private func finding(_ text: String, at place: Place, notes: [Finding.Note] = [], help: String? = nil) -> Finding {
    Finding(.error, "invalid-html", text, at: place, notes: notes, help: help)
  }

  private func duplicate(_ name: String, at place: Place, first: Place) -> Finding {
    finding(
      "the attribute '\(name)' stands twice, the second is passed over", at: place,
      notes: [.init("it stands first here", at: first)], help: "write both values in one, or remove one of them")
  }

  private func badName(_ name: String, at place: Place) -> Finding {
    finding(
      "'\(name)' is no name of an attribute", at: place,
      help: "look for a quote or a '>' that is missing before it, or one too many")
  }

  private func noSpace(_ quote: Int) -> Finding {
    finding("a space is needed between attributes", at: file.place(quote + 1..<quote + 1))
  }

  private func noValue(_ equals: Int) -> Finding {
    finding(
      "a value is needed after '='", at: file.place(equals..<equals + 1),
      help: "remove the '=' of an attribute without a value")
  }

  private func badValue(_ range: Range<Int>) -> Finding {
    finding("the value \(text(range).prefix(40))\(range.count > 40 ? "…" : "") needs quotes", at: file.place(range))
  }
}
