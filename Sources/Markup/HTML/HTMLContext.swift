/// Where in an HTML literal the next value would land: a reduced tokenizer of the HTML standard (13.2.5) that knows just
/// enough to tell text, tags and double-quoted attributes apart.
struct HTMLContext {
  /// What an attribute's value is written in.
  enum Attribute: Equatable {
    case plain
    /// An address (`href`, `src` …).
    case address
    /// CSS declarations.
    case style
    /// A script (`onclick` …): no value is safe there.
    case script

    init(name: some Collection<UInt8>) {
      if HTMLContext.isNamed(name, "style") {
        self = .style
      } else if HTMLContext.isNamed(name.prefix(2), "on") || HTMLContext.isNamed(name, "srcdoc") {
        self = .script
      } else if HTMLContext.isNamed(
        name, "href", "src", "xlink:href", "action", "formaction", "poster", "data", "srcset", "cite", "ping")
      {
        self = .address
      } else {
        self = .plain
      }
    }
  }

  private enum State: Equatable {
    case text, tagName, tag, attributeName, attributeEquals, value(Attribute)
    case rawText, comment, declaration
  }

  private var state = State.text
  /// Where the name that is being read starts, in the bytes of the whole piece.
  private var nameStart = 0
  /// True from the start tag of a `script` or `style` element to its end tag: there only that end tag is markup.
  private var holdsRawText = false

  var isText: Bool { state == .text }
  var isRawText: Bool { state == .rawText }
  var isTag: Bool { state == .tag || state == .tagName || state == .attributeName }
  var isPlainValue: Bool { state == .value(.plain) }
  var isAddressValue: Bool { state == .value(.address) }
  var isStyleValue: Bool { state == .value(.style) }

  /// Reads the bytes of a literal, which start at `start`; everything before has been read or is an escaped value.
  /// Always true, so that it can stand in an assertion.
  mutating func read(_ bytes: [UInt8], from start: Int) -> Bool {
    for index in start..<bytes.count {
      let byte = bytes[index]
      switch state {
      case .text:
        if byte == UInt8(ascii: "<") { enter(.tagName, at: index + 1) }
      case .rawText:
        if byte == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "<") { enter(.tagName, at: index) }
      case .tagName:
        readTagName(byte, bytes, at: index)
      case .tag:
        readTag(byte, at: index)
      case .attributeName:
        readAttributeName(byte, at: index)
      case .attributeEquals:
        precondition(byte == UInt8(ascii: "\""), "an attribute's value is double-quoted")
        state = .value(Attribute(name: bytes[nameStart..<(index - 1)]))
      case .value:
        if byte == UInt8(ascii: "\"") { state = .tag }
      case .comment:
        if byte == UInt8(ascii: ">"), index >= nameStart + 5,
          bytes[(index - 2)..<index].elementsEqual("--".utf8)
        {
          state = .text
        }
      case .declaration:
        if byte == UInt8(ascii: ">") { state = .text }
      }
    }
    return true
  }

  private mutating func enter(_ state: State, at index: Int) {
    self.state = state
    nameStart = index
  }

  private mutating func readTagName(_ byte: UInt8, _ bytes: [UInt8], at index: Int) {
    let name = bytes[nameStart..<index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ">"):
      precondition(!name.isEmpty, "'<' in a literal starts a tag; as text it is written &lt;")
      let isEnd = name.first == UInt8(ascii: "/")
      let isRaw = HTMLContext.isNamed(isEnd ? name.dropFirst() : name, "script", "style")
      if holdsRawText, !(isEnd && isRaw) {
        state = .rawText
        return
      }
      holdsRawText = isRaw && !isEnd
      state = .tag
      readTag(byte, at: index)
    case UInt8(ascii: "-") where name.elementsEqual("!-".utf8): state = .comment
    default:
      if index > nameStart, bytes[nameStart] == UInt8(ascii: "!"), bytes[nameStart + 1] != UInt8(ascii: "-") {
        state = .declaration
      }
    }
  }

  private mutating func readTag(_ byte: UInt8, at index: Int) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "/"): break
    case UInt8(ascii: ">"): state = holdsRawText ? .rawText : .text
    default: enter(.attributeName, at: index)
    }
  }

  private mutating func readAttributeName(_ byte: UInt8, at index: Int) {
    switch byte {
    case UInt8(ascii: "="): state = .attributeEquals
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ">"), UInt8(ascii: "/"):
      state = .tag
      readTag(byte, at: index)
    default: break
    }
  }

  /// True when the name is one of `others`; names are the same in upper and lower case.
  private static func isNamed(_ name: some Collection<UInt8>, _ others: StaticString...) -> Bool {
    let name = name.lazy.map { $0.isUppercase ? $0 | 0x20 : $0 }
    return others.contains { other in other.withUTF8Buffer { name.elementsEqual($0) } }
  }
}
