/// Cuts a language into tokens.
protocol Grammar: Sendable {
  /// Takes the next token, at least one byte. Nil for text that does not stand out.
  mutating func token(_ scanner: inout ByteScanner) -> Token?
}
