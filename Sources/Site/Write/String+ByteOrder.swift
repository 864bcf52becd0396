extension String {
  /// True when its bytes come before those of another: the order of paths. `<` is no order of them, since it takes names that differ
  /// only in Unicode composition for one.
  func precedesByBytes(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in other.withUTF8 { text.lexicographicallyPrecedes($0) } }
  }
}
