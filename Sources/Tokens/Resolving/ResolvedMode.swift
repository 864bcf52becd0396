/// The tokens of one mode, resolved.
struct ResolvedMode {
  let tokens: FlatTokens
  /// By the index of the token; nil for a token that is broken.
  let values: [ResolvedToken?]
  /// The indices of the tokens, each after those that it names.
  let order: [Int]
}
