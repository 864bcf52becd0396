import Diagnostics
import Markup
import SwiftSource

/// What Swift may say of tokens, by a look at its words: to parse a megabyte of it takes a second, and most of it says nothing.
struct SwiftInterest {
  /// Whether it declares what a token is called.
  private(set) var declaresToken = false
  /// Whether it declares constants of types, of which others may be made.
  private(set) var declaresConstants = false
  /// Whether it writes a colour out.
  private(set) var hasColor = false
  /// Whether hex digits may stand behind one.
  private(set) var hasHexComment = false

  /// - Parameter names: the last parts of the names that tokens have in Swift.
  init(_ code: some Collection<UInt8>, names: Set<String>) {
    let hash = UInt8(ascii: "#")
    let hasHash = code.withContiguousStorageIfAvailable { $0.contains(hash) } ?? code.contains(hash)
    // Without names, only a comment can say something of a colour.
    guard hasHash || !names.isEmpty else { return }
    var isDeclaring = false
    for word in code.split(whereSeparator: { !$0.isWord }) {
      let word = String(decoding: word, as: UTF8.self)
      if isDeclaring, names.contains(word) { declaresToken = true }
      isDeclaring = SwiftInterest.declaring.contains(word)
      if word == "static" || word == "protocol" { declaresConstants = true }
      if SwiftInterest.coloring.contains(word) { hasColor = true }
    }
    hasHexComment = hasHash && hasColor
  }

  /// False where nothing has to be read.
  var isAny: Bool { declaresToken || declaresConstants || hasColor }

  private static let declaring: Set<String> = ["let", "var", "case"]
  private static let coloring: Set<String> = ["red", "hex", "hue", "white", "black", "displayP3Red", "sRGB"]
}
