package import Tokens

/// A pair of which nothing is required.
package struct ExemptPair: Sendable {
  package let foreground: TokenPath
  /// Nil for every background.
  package let background: TokenPath?
  package let exemption: Exemption
}
