package import DataFiles

/// An alias in braces, `{color.text.primary}` (DTCG Format 2025.10, section 7.1).
package struct TokenReference {
  package let path: TokenPath
  /// True when spaces stand between a brace and the path, which the standard does not have.
  package let isPadded: Bool

  package init?(_ data: DataValue) {
    guard let text = data.string else { return nil }
    self.init(text)
  }

  package init?(_ text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let trimmed = inner.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    let name = String(trimmed)
    guard !name.contains("{"), !name.contains("}"), let path = TokenPath(printed: name) else { return nil }
    self.path = path
    isPadded = name.utf8.count != inner.utf8.count
  }
}
