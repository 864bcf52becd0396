/// Bytes of UTF-8 text by their class; what is beyond ASCII counts as a letter.
extension UInt8 {
  package var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  package var isLetter: Bool { isASCIILetter || self >= 0x80 }
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isAlphanumeric: Bool { isASCIILetter || isDigit }
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// A blank, a tab, or what ends a line or page.
  package var isSpace: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }
  /// A blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// ASCII punctuation as CommonMark 0.30, 2.1 has it.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isAlphanumeric }
}
