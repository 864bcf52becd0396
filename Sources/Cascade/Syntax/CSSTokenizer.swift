/// CSS Syntax 3, section 4: bytes to tokens. Comments are passed over.
///
/// The standard's preprocessing is done on the way: CR, FF and CRLF are one line feed, NUL and what is no UTF-8 become U+FFFD.
struct CSSTokenizer {
  enum Token {
    /// Any token that neither opens nor closes something.
    case value(ComponentValue.Kind)
    /// A function's name with its bracket, in lower case.
    case function(String)
    case open(ComponentValue.Bracket)
    case close(ComponentValue.Bracket)
  }

  let bytes: [UInt8]
  var index: Int
  var problems: [SyntaxProblem] = []

  /// - Parameter isFile: true for bytes that may start with a byte order mark, which is passed over.
  init(_ bytes: [UInt8], isFile: Bool) {
    self.bytes = bytes
    index = isFile && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte at an offset from here; zero, which no token starts with, behind the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  func isAtEnd(_ offset: Int = 0) -> Bool { index + offset >= bytes.count }

  mutating func next() -> (token: Token, range: Range<Int>)? {
    skipComments()
    guard !isAtEnd() else { return nil }
    let start = index
    let token = token()
    return (token, start..<index)
  }

  private mutating func token() -> Token {
    let byte = peek()
    switch byte {
    case _ where byte.isCSSSpace:
      while peek().isCSSSpace { index += 1 }
      return .value(.whitespace)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .value(string(endingWith: byte))
    case UInt8(ascii: "#") where startsName(1) || startsEscape(1):
      index += 1
      let isID = startsIdent()
      return .value(.hash(name(), isID: isID))
    case _ where startsNumber(): return .value(numeric())
    case UInt8(ascii: "-") where bytes[index...].starts(with: "-->".utf8):
      index += 3
      return .value(.commentDelimiter)
    case _ where startsIdent(): return identLike()
    case UInt8(ascii: "@") where startsIdent(1):
      index += 1
      return .value(.atKeyword(name()))
    case UInt8(ascii: "<") where bytes[index...].starts(with: "<!--".utf8):
      index += 4
      return .value(.commentDelimiter)
    case UInt8(ascii: "\\"): problems.append(SyntaxProblem(.invalidEscape, index..<index + 1))
    default: break
    }
    return punctuation()
  }

  private mutating func punctuation() -> Token {
    let scalar = scalar()
    return switch scalar {
    case "(": .open(.round)
    case "[": .open(.square)
    case "{": .open(.curly)
    case ")": .close(.round)
    case "]": .close(.square)
    case "}": .close(.curly)
    case ",": .value(.comma)
    case ":": .value(.colon)
    case ";": .value(.semicolon)
    default: .value(.delimiter(scalar))
    }
  }

  private mutating func skipComments() {
    while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      let start = index
      index += 2
      while !isAtEnd(), peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") { index += 1 }
      if isAtEnd() { problems.append(SyntaxProblem(.unclosedComment, start..<start + 2)) }
      index = min(index + 2, bytes.count)
    }
  }

  private mutating func numeric() -> ComponentValue.Kind {
    let (value, isInteger) = number()
    if startsIdent() { return .dimension(value, unit: name().lowercased()) }
    guard peek() == UInt8(ascii: "%") else { return .number(value, isInteger: isInteger) }
    index += 1
    return .percentage(value)
  }

  private mutating func identLike() -> Token {
    let start = index
    let name = name()
    guard peek() == UInt8(ascii: "(") else { return .value(.ident(name)) }
    index += 1
    let function = name.lowercased()
    guard function == "url" else { return .function(function) }
    while peek().isCSSSpace, peek(1).isCSSSpace { index += 1 }
    let first = peek().isCSSSpace ? peek(1) : peek()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return .function(function) }
    return .value(url(from: start))
  }
}

extension UInt8 {
  var isCSSSpace: Bool { self == 0x20 || self == 0x09 || isCSSNewline }
  var isCSSNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
}
