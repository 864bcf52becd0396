/// How much a text asks of a parser, told from its bytes alone.
///
/// SwiftParser counts the levels that it parses. But it looks ahead and takes words such as `try` without counting, tries every list in a
/// list as three things, and reads over labels again and again, as there are in YAML that passes for Swift.
struct NestingLevel {
  private var parentheses = 0
  private var braces = 0
  private var lists = 0
  /// Angles are brackets behind a name, not between spaces.
  private var angles = 0
  /// In a row, without any mark between them.
  private var words = 0
  private var branches = 0
  /// Where a statement may begin.
  private var labels = 0
  private var isLabel = true

  /// As if brackets were all there is: a list in a list counts as many, and eight words or `else if` as one.
  private var level: Int { parentheses + braces + lists * 16 + angles + labels + (words + branches) / 8 }

  /// The greatest level, comments and texts included.
  static func of(_ bytes: [UInt8]) -> Int {
    var level = NestingLevel()
    var greatest = 0
    for index in bytes.indices {
      level.pass(bytes, index)
      greatest = max(greatest, level.level)
    }
    return greatest
  }

  private mutating func pass(_ bytes: [UInt8], _ index: Int) {
    let isAt = { (word: StaticString) in bytes[index...].starts(with: "\(word)".utf8) }
    let before = index == 0 ? UInt8(ascii: " ") : bytes[index - 1]
    switch bytes[index] {
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: "{"):
      braces += 1
      angles = 0
    case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
    case UInt8(ascii: "}"):
      braces = max(0, braces - 1)
      angles = 0
    case UInt8(ascii: ";"): angles = 0
    case UInt8(ascii: "["): lists += 1
    case UInt8(ascii: "]"): lists = max(0, lists - 1)
    case UInt8(ascii: "<") where before != UInt8(ascii: " "): angles += 1
    case UInt8(ascii: ">") where before != UInt8(ascii: "-"): angles = max(0, angles - 1)
    case UInt8(ascii: "#") where isAt("#if"): braces += 1
    case UInt8(ascii: "#") where isAt("#endif"): braces = max(0, braces - 1)
    case UInt8(ascii: "e") where isAt("else if"): branches += 1
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): words += 1
    default: break
    }
    if [
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "("),
    ].contains(bytes[index]) {
      words = 0
    }
    label(bytes, index)
  }

  /// A word with a colon where a statement begins, unless it is `default:`.
  private mutating func label(_ bytes: [UInt8], _ index: Int) {
    switch bytes[index] {
    case UInt8(ascii: ":"):
      if isLabel, parentheses + lists == 0, !bytes[..<index].reversed().starts(with: "default".utf8.reversed()) {
        labels += 1
      }
      isLabel = true
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): isLabel = true
    case UInt8(ascii: " ") where bytes[..<index].last.map { $0 > 0x20 && $0 != UInt8(ascii: ":") } == true:
      isLabel = bytes[index - 1] == UInt8(ascii: "-") && isLabel
    case UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "["): isLabel = false
    default: break
    }
  }
}
