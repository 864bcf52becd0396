/// What a text holds that somebody has to look at.
struct TextSigns: OptionSet {
  let rawValue: UInt8

  /// `~`, `^`, `@`, `:`: a strikethrough, a footnote's mark or an address may stand here.
  static let syntax = TextSigns(rawValue: 1 << 0)
  /// `w`: an address may stand here if there are more.
  static let w = TextSigns(rawValue: 1 << 1)
  /// A backslash or `&`: what cmark read may differ from what was written.
  static let escapes = TextSigns(rawValue: 1 << 2)
  /// What HTML has to escape.
  static let markup = TextSigns(rawValue: 1 << 3)

  /// By the byte.
  private static let ofBytes: [UInt8] = (0...UInt8.max).map { byte in
    let signs: TextSigns =
      switch byte {
      case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"), UInt8(ascii: ":"): .syntax
      case UInt8(ascii: "w"): .w
      case UInt8(ascii: "\\"): .escapes
      case UInt8(ascii: "&"): [.escapes, .markup]
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): .markup
      default: []
      }
    return signs.rawValue
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of text: ArraySlice<UInt8>) {
    rawValue = TextSigns.ofBytes.withUnsafeBufferPointer { signs in
      text.withUnsafeBufferPointer { $0.reduce(0) { $0 | signs[Int($1)] } }
    }
  }
}
