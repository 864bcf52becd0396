/// Takes comments, indentation and the blanks that only people read by out of a script.
///
/// Made for our own scripts: comments fill lines of their own, and statements end with a semicolon or a brace. What stands in a
/// string, a template or a regular expression stays as it is.
struct ScriptSqueezer {
  private var source: ArraySlice<UInt8>
  private var result: [UInt8] = []

  static func squeezed(_ script: String) -> [UInt8] {
    let lines = script.utf8.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    let code = lines.filter { !$0.starts(with: "//".utf8) }.joined(separator: "\n".utf8)
    var squeezer = ScriptSqueezer(source: Array(code)[...])
    while let byte = squeezer.source.popFirst() { squeezer.take(byte) }
    return squeezer.result
  }

  private init(source: ArraySlice<UInt8>) {
    self.source = source
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " ") where !isBlankNeeded: break
    case UInt8(ascii: "\n") where closesBlock, UInt8(ascii: ";") where closesBlock: break
    case UInt8(ascii: "\n") where result.last.map { "\n{([,;".utf8.contains($0) } ?? true: break
    case UInt8(ascii: "(") where !(result.last.map(isWord) ?? false): takeParenthesis()
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): takeQuoted(by: byte)
    case UInt8(ascii: "/") where startsExpression: takeQuoted(by: byte)
    default: result.append(byte)
    }
  }

  /// True where a brace comes next, which ends a statement as well.
  private var closesBlock: Bool { source.first { !" \n".utf8.contains($0) } == UInt8(ascii: "}") }

  /// A lone parameter of a function needs none.
  private mutating func takeParenthesis() {
    let name = source.prefix(while: isWord)
    let rest = source.dropFirst(name.count)
    guard !name.isEmpty, rest.starts(with: ") =>".utf8) else {
      result.append(UInt8(ascii: "("))
      return
    }
    result += name
    source = rest.dropFirst()
  }

  /// Between two words, and between signs that would become another.
  private var isBlankNeeded: Bool {
    guard let before = result.last, let after = source.first else { return false }
    return isWord(before) && isWord(after) || before == after && "+-".utf8.contains(before)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// Where a slash starts a regular expression and does not divide.
  private var startsExpression: Bool {
    result.last.map { "(,=:[!&|?{};\n".utf8.contains($0) } ?? true
  }

  /// A slash in the brackets of a regular expression does not end it, and a backtick in the `${}` of a template opens another.
  private mutating func takeQuoted(by quote: UInt8) {
    result.append(quote)
    var isInBrackets = false
    while let byte = source.popFirst() {
      result.append(byte)
      switch byte {
      case UInt8(ascii: "\\"): if let escaped = source.popFirst() { result.append(escaped) }
      case quote where !isInBrackets: return
      case UInt8(ascii: "[") where quote == UInt8(ascii: "/"): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "{") where quote == UInt8(ascii: "`") && result.dropLast().last == UInt8(ascii: "$"):
        takeExpression()
      default: break
      }
    }
  }

  /// The code in a template, to the brace that ends it.
  private mutating func takeExpression() {
    var depth = 1
    while depth > 0, let byte = source.popFirst() {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      take(byte)
    }
  }
}
