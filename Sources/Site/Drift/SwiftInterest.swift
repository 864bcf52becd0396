import Diagnostics
import Markup
import SwiftSource

/// What Swift may say of tokens, by a look at its words: to parse a megabyte of it takes a second, and most of it says nothing.
struct SwiftInterest {
  /// Whether it declares what a token is called.
  let declaresToken: Bool
  /// Whether it declares constants of types, of which others may be made.
  let declaresConstants: Bool
  /// Whether it writes a colour out.
  let hasColor: Bool
  /// Whether hex digits may stand behind one.
  let hasHexComment: Bool

  /// - Parameter names: the last parts of the names that tokens have in Swift.
  init(_ text: SwiftText, names: Set<String>) {
    let bytes = text.file.bytes[text.range]
    let words = bytes.split { !$0.isWord }.map { String(decoding: $0, as: UTF8.self) }
    declaresToken = zip(words, words.dropFirst()).contains { word, next in
      SwiftInterest.declaring.contains(word) && names.contains(next)
    }
    declaresConstants = words.contains("static") || words.contains("protocol")
    hasColor = words.contains(where: SwiftInterest.coloring.contains)
    hasHexComment = hasColor && bytes.contains(UInt8(ascii: "#"))
  }

  private static let declaring: Set<String> = ["let", "var", "case"]
  private static let coloring: Set<String> = ["red", "hex", "hue", "white", "black", "displayP3Red", "sRGB"]
}
