/// How deeply a text may make a parser descend, told from its bytes alone.
///
/// SwiftParser counts the levels that it parses, but looks ahead and takes words such as `try` without counting.
enum NestingLevel {
  /// The parser tries every bracketed list in another as three things, so that each level costs it twice the time.
  private static let levelsPerList = 16
  /// So many words in a row, without any mark between them, are one more level; so are as many `else if`.
  private static let wordsPerLevel = 8

  /// The greatest number of brackets and conditions that are open at once, comments and texts included.
  static func of(_ bytes: [UInt8]) -> Int {
    var brackets = 0
    var lists = 0
    // Angles are brackets behind a name, not between spaces.
    var angles = 0
    var words = 0
    var branches = 0
    var deepest = 0
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "["): lists += 1
      case UInt8(ascii: "]"): lists = max(0, lists - 1)
      case UInt8(ascii: "#") where bytes[index...].starts(with: "#if".utf8): brackets += 1
      case UInt8(ascii: "#") where bytes[index...].starts(with: "#endif".utf8): brackets = max(0, brackets - 1)
      case UInt8(ascii: "e") where bytes[index...].starts(with: "else if".utf8): branches += 1
      case UInt8(ascii: "<") where last != UInt8(ascii: " "): angles += 1
      case UInt8(ascii: ">") where last != UInt8(ascii: "-"): angles = max(0, angles - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): words += 1
      default: break
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        angles = 0
        words = 0
      case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "("): words = 0
      default: break
      }
      deepest = max(deepest, brackets + lists * levelsPerList + angles + (words + branches) / wordsPerLevel)
      last = byte
    }
    return deepest
  }
}
