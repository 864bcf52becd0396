package import Tokens

/// A foreground on a background, and what must be true of them.
package struct ContrastPair: Hashable, Sendable {
  package let foreground: TokenPath
  package let background: TokenPath
  /// What lies behind a translucent background; nil when nothing was declared.
  package let backdrop: TokenPath?
  package let requirement: Requirement
}
