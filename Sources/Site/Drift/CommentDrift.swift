import Colorimetry
import Diagnostics
import Markup
import SwiftSource

/// `comment-drift`: the comment behind a colour in Swift gives hex digits to which its numbers do not come.
///
/// `Color(red: 0.0, green: 0.761, blue: 0.722) // #00C2B8`: each number times 255, rounded, is a pair of digits. Two values in a comment
/// are those of light and dark, where the colour adapts. Mend whichever of the two is wrong.
struct CommentDrift {
  func findings(_ constant: SwiftConstant, in sources: SourceFiles) -> [Finding] {
    guard let comment = constant.comment else { return [] }
    let mentions = CommentDrift.hexes(in: comment.text)
    let colors: [Color]
    switch constant.value {
    case .color(let color): colors = [color]
    case .adaptive(.color(let light), .color(let dark)): colors = [light, dark]
    default: return []
    }
    guard mentions.count == colors.count else { return [] }
    let code = sources.text(at: constant.valuePlace)
    return zip(mentions, colors).compactMap { mention, color in
      guard let wanted = CSSColorParser.color(mention.text) else { return nil }
      let hasAlpha = mention.text.utf8.count == 5 || mention.text.utf8.count == 9
      guard !color.isPainted(like: wanted, withAlpha: hasAlpha) else { return nil }
      let found = hasAlpha ? color.hexWithAlpha : color.with(alpha: 1).hexWithAlpha
      let isUpper = mention.text == mention.text.uppercased()
      return Finding(
        .error, "comment-drift",
        "the comment says \(mention.text), but the colour of '\(constant.name)' is \(isUpper ? found.uppercased() : found)",
        at: comment.place.part(mention.range), notes: [.init("the colour stands here", at: constant.valuePlace)],
        help:
          "write \(isUpper ? found.uppercased() : found), or write the colour \(SwiftColorLiteral.code(wanted, like: code))"
      )
    }
  }

  private static func hexes(in comment: String) -> [(text: String, range: Range<Int>)] {
    let bytes = Array(comment.utf8)
    return bytes.indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "#"), index == 0 || !bytes[index - 1].isWord else { return nil }
      let end = bytes[(index + 1)...].firstIndex { !$0.isWord } ?? bytes.count
      let digits = bytes[(index + 1)..<end]
      // Short ones that are digits alone are numbers of something.
      guard [3, 4, 6, 8].contains(digits.count), digits.count > 4 || !digits.allSatisfy(\.isDigit) else { return nil }
      return (String(decoding: bytes[index..<end], as: UTF8.self), index..<end)
    }
  }
}
