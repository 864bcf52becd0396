/// Names of declarations (The Swift Programming Language, "Lexical Structure").
enum SwiftIdentifier {
  /// True for a name that a constant or a type may have, in backticks if need be.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart, name != "_" else {
      return false
    }
    return !["Type", "Protocol", "self", "Self"].contains(name)
      && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// As code has it: keywords stand in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name in full, as code says it: behind a point, keywords are names.
  static func path(_ parts: some Collection<String>) -> String {
    (parts.prefix(1).map(escaped) + parts.dropFirst().map { $0 == "init" ? escaped($0) : $0 }).joined(separator: ".")
  }

  /// Words in lower camel case: `text.link-hover` → `textLinkHover`.
  static func lowerCamel(_ segments: [String]) -> String {
    let words = words(of: segments)
    return (words.first.map(lowered) ?? "") + words.dropFirst().map(raised).joined()
  }

  /// Words in upper camel case, for the name of a type or behind another word.
  static func upperCamel(_ segments: [String]) -> String { words(of: segments).map(raised).joined() }

  /// A path's last segment may be `$root`, which is no word.
  private static func words(of segments: [String]) -> [Substring] {
    (segments.last == "$root" ? segments.dropLast() : segments[...])
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
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
