import Markup

/// A contrast ratio where a document writes it: `4.53:1`, `12 to 1`.
struct RatioMention {
  let value: Double
  /// Digits behind the point.
  let decimals: Int
  /// In the text of its passage.
  let range: Range<Int>

  /// Those of a passage, in reading order. A ratio lies above 1 and ends with 21.
  static func all(in passage: Passage) -> [RatioMention] {
    let text = passage.text
    var ratios: [RatioMention] = []
    var index = 0
    while index < text.count {
      guard text[index].isDigit else {
        index += 1
        continue
      }
      let digits = index..<(text[index...].firstIndex { !$0.isDigit && !isPoint($0) } ?? text.count)
      index = digits.upperBound
      guard let end = endOfRatio(text, from: index), isStart(text, digits.lowerBound),
        let (value, decimals) = number(passage[digits])
      else { continue }
      index = end
      ratios.append(RatioMention(value: value, decimals: decimals, range: digits.lowerBound..<end))
    }
    return ratios
  }

  private static func isPoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

  /// Behind `:1`, ` : 1` or ` to 1`, where that is all of the number.
  private static func endOfRatio(_ text: [UInt8], from start: Int) -> Int? {
    for sign in [":1", " : 1", ": 1", " to 1", " zu 1"] where text[start...].starts(with: sign.utf8) {
      let end = start + sign.utf8.count
      guard end < text.count else { return end }
      let isLonger = text[end].isWord || text[end] == UInt8(ascii: ":")
      let isDecimal = isPoint(text[end]) && end + 1 < text.count && text[end + 1].isDigit
      return isLonger || isDecimal ? nil : end
    }
    return nil
  }

  private static func isStart(_ text: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    return !before.isWord && !isPoint(before)
      && ![UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/")].contains(before)
  }

  private static func number(_ text: String) -> (value: Double, decimals: Int)? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), let value = Double(parts.joined(separator: ".")),
      value > 1, value <= 21
    else { return nil }
    return (value, parts.count == 2 ? parts[1].count : 0)
  }
}
