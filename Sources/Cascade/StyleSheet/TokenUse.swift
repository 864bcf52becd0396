package import Diagnostics
package import Tokens

/// A declaration that names tokens, in a rule that has a say.
package struct TokenUse: Sendable {
  /// Of the selectors of the rule; of an animation as a whole.
  package let place: Place
  /// What must hold besides, as written: `@media (forced-colors: active)`.
  package let conditions: [String]
  package let property: String
  /// In the order of the value, each once; at least one.
  package let tokens: [TokenPath]
}
