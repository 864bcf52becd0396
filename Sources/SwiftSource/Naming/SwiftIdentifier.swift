/// Names of declarations (The Swift Programming Language, "Lexical Structure").
enum SwiftIdentifier {
  /// True for a name that a constant or a type may have, in backticks if need be.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isStart(first), name != "_" else { return false }
    return !["Type", "Protocol", "self", "Self"].contains(name) && name.unicodeScalars.allSatisfy(isContinue)
  }

  // To ask for the properties of a character takes much longer than all else: those of ASCII are known.

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isASCIILetter(scalar.value) || scalar == "_" : scalar.properties.isXIDStart
  }

  private static func isContinue(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isStart(scalar) || isASCIIDigit(scalar.value) : scalar.properties.isXIDContinue
  }

  private static func isOfWord(_ character: Character) -> Bool {
    guard let byte = character.asciiValue.map(UInt32.init) else { return character.isLetter || character.isNumber }
    return isASCIILetter(byte) || isASCIIDigit(byte)
  }

  private static func isASCIILetter(_ value: UInt32) -> Bool { (0x61...0x7A).contains(value | 0x20) }
  private static func isASCIIDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

  /// As code has it: keywords stand in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name in full, as code says it: behind a point, keywords are names.
  static func path(_ parts: some Collection<String>) -> String {
    (parts.prefix(1).map(escaped) + parts.dropFirst().map { $0 == "init" ? escaped($0) : $0 }).joined(separator: ".")
  }

  /// Words in lower camel case: `text.link-hover` → `textLinkHover`.
  static func lowerCamel(_ segments: [String]) -> String {
    if let name = asciiLowerCamel(segments) { return name }
    let words = words(of: segments)
    return (words.first.map(lowered) ?? "") + words.dropFirst().map(raised).joined()
  }

  /// The same, byte by byte; nil for other letters.
  private static func asciiLowerCamel(_ segments: [String]) -> String? {
    var name: [UInt8] = []
    for segment in segments.last == "$root" ? segments.dropLast() : segments[...] {
      var startsWord = true
      for byte in segment.utf8 {
        guard byte < 0x80 else { return nil }
        let isLetter = isASCIILetter(UInt32(byte))
        let isOfWord = isLetter || isASCIIDigit(UInt32(byte))
        if isOfWord { name.append(!isLetter || !startsWord ? byte : name.isEmpty ? byte | 0x20 : byte & ~0x20) }
        startsWord = !isOfWord
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Words in upper camel case, for the name of a type or behind another word.
  static func upperCamel(_ segments: [String]) -> String { words(of: segments).map(raised).joined() }

  /// A path's last segment may be `$root`, which is no word.
  private static func words(of segments: [String]) -> [Substring] {
    (segments.last == "$root" ? segments.dropLast() : segments[...])
      .flatMap { $0.split { !isOfWord($0) } }
  }

  private static func raised(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func lowered(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }

  /// Those that are reserved everywhere.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]
}
