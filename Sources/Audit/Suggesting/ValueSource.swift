import Tokens

/// Where the colour of a token comes from: the token at the end of its aliases, and one of the values that this has.
struct ValueSource: Hashable {
  let path: TokenPath
  let value: ObjectIdentifier
}
