/// Swift: capitalized names are types, names before `(` functions, names behind `.` properties.
struct SwiftGrammar: Grammar {
  private static let keywords: WordSet = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else",
    "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
    "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating",
    "nil",
    "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup",
    "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self",
    "sending",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "unowned", "var", "weak", "where", "while", "willSet",
  ]

  /// Keywords that stay such behind a period.
  private static let memberKeywords: WordSet = ["self", "init"]

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    guard let byte = scanner.peek() else { return nil }
    switch byte {
    case UInt8(ascii: "/") where scanner.isAt("//"):
      scanner.takeLine()
      return .comment
    case UInt8(ascii: "/") where scanner.isAt("/*"):
      takeComment(&scanner)
      return .comment
    case UInt8(ascii: "\""):
      takeString(&scanner, hashes: 0)
      return .string
    case UInt8(ascii: "#"): return hash(&scanner)
    case UInt8(ascii: "@"):
      scanner.take()
      scanner.takeWord()
      return .attribute
    case UInt8(ascii: "$"):
      scanner.take()
      scanner.takeWord()
      return .variable
    case UInt8(ascii: "`"):
      scanner.takeString(quote: byte, escape: nil)
      return nil
    case _ where byte.isDigit:
      takeNumber(&scanner)
      return .number
    case _ where byte.isWord: return word(&scanner)
    case _ where byte.isSpace:
      scanner.take { $0.isSpace }
      return nil
    default:
      scanner.take()
      return nil
    }
  }

  private func word(_ scanner: inout ByteScanner) -> Token? {
    let isMember = scanner.peek(-1) == UInt8(ascii: ".") && scanner.peek(-2) != UInt8(ascii: ".")
    let isType = scanner.peek()?.isUppercase ?? false
    let word = scanner.takeWord()
    if isMember ? SwiftGrammar.memberKeywords.contains(word) : SwiftGrammar.keywords.contains(word) {
      return .keyword
    }
    if isType { return .type }
    if scanner.isAt("(") { return .function }
    return isMember ? .property : nil
  }

  /// `#"…"#`, `#if`, `#Preview`.
  private func hash(_ scanner: inout ByteScanner) -> Token? {
    var hashes = 0
    while scanner.peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    scanner.take(hashes)
    if scanner.isAt("\"") {
      takeString(&scanner, hashes: hashes)
      return .string
    }
    scanner.takeWord()
    return .keyword
  }

  /// Comments nest.
  private func takeComment(_ scanner: inout ByteScanner) {
    var depth = 0
    repeat {
      if scanner.takeIf("/*") {
        depth += 1
      } else if scanner.takeIf("*/") {
        depth -= 1
      } else {
        scanner.take()
      }
    } while depth > 0 && !scanner.isAtEnd
  }

  /// Takes a string with its interpolations, in which strings may stand again: how deep is counted, not recursed.
  private func takeString(_ scanner: inout ByteScanner, hashes: Int) {
    let isMultiline = scanner.isAt("\"\"\"")
    scanner.take(isMultiline ? 3 : 1)
    var parentheses = 0
    var isNested = false
    while let byte = scanner.peek() {
      if byte == UInt8(ascii: "\n"), !isMultiline { return }
      if parentheses > 0, !isNested {
        // Inside of an interpolation.
        if byte == UInt8(ascii: "\"") { isNested = true }
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        scanner.take()
      } else if byte == UInt8(ascii: "\\"), isNested || hasHashes(scanner, hashes, at: 1) {
        scanner.take(1 + (isNested ? 0 : hashes))
        if !isNested, scanner.isAt("(") { parentheses = 1 }
        if !scanner.isAt("\n") { scanner.take() }
      } else if byte == UInt8(ascii: "\""), isNested {
        isNested = false
        scanner.take()
      } else if byte == UInt8(ascii: "\""), isMultiline ? scanner.isAt("\"\"\"") : true,
        hasHashes(scanner, hashes, at: isMultiline ? 3 : 1)
      {
        scanner.take((isMultiline ? 3 : 1) + hashes)
        return
      } else {
        scanner.take()
      }
    }
  }

  private func hasHashes(_ scanner: ByteScanner, _ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { scanner.peek(distance + $0) == UInt8(ascii: "#") }
  }

  private func takeNumber(_ scanner: inout ByteScanner) {
    scanner.takeWord()
    if scanner.isAt("."), scanner.peek(1)?.isDigit ?? false {
      scanner.take()
      scanner.takeWord()
    }
  }
}
