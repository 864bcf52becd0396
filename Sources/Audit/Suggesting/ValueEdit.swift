import Tokens

/// Another value for a token, where it has a certain one now.
struct ValueEdit: Hashable {
  /// The token that is changed: the source itself, or one that names it.
  let path: TokenPath
  let source: ValueSource
}
