import Tokens

/// The name that a token gets in Swift when theme.yaml does not give one.
enum SwiftName {
  /// The prefix and the path in lower camel case: `veroMotionReducedTint`.
  static func derived(_ path: TokenPath, prefix: String) -> String {
    let segments = path.segments.last == "$root" ? Array(path.segments.dropLast()) : path.segments
    let words = ([prefix] + segments).flatMap { segment in
      segment.split { !$0.isLetter && !$0.isNumber }
    }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }
}
