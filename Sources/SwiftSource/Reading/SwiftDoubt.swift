/// Why an expression is not a value of a design system.
enum SwiftDoubt: Error {
  /// It is plainly about something else, and nobody misses it.
  case otherMatter
  /// It may be about something else: told only of a constant that stands among tokens.
  case doubtful(String)
  /// It is a token, but cannot be read, with the reason.
  case notUnderstood(String)
}
