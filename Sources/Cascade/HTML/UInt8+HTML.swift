extension UInt8 {
  /// White space of HTML: tab, line feed, form feed, carriage return, space.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
