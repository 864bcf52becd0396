/// A token of CSS, or a function or block with what stands in it (CSS Syntax 3, section 5).
package struct ComponentValue: Sendable {
  package enum Bracket: Hashable, Sendable { case round, square, curly }

  package enum Kind: Hashable, Sendable {
    /// As written, escapes resolved.
    case ident(String)
    case atKeyword(String)
    case hash(String, isID: Bool)
    case string(String)
    case url(String)
    case number(Double, isInteger: Bool)
    case percentage(Double)
    /// The unit in lower case.
    case dimension(Double, unit: String)
    case delimiter(Unicode.Scalar)
    case whitespace, colon, semicolon, comma
    case badString, badURL
    /// A closing bracket that nothing opened.
    case closing(Bracket)
    case commentDelimiter
    /// The name in lower case.
    case function(String, [ComponentValue])
    case block(Bracket, [ComponentValue])
  }

  package let kind: Kind
  /// Bytes from the start of the file.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// Equal where the same is written, wherever it stands.
extension ComponentValue: Hashable {
  package static func == (a: ComponentValue, b: ComponentValue) -> Bool { a.kind == b.kind }

  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
