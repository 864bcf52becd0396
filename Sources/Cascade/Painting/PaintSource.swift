package import Tokens

/// What something is painted with, before a mode is chosen.
package enum PaintSource: Hashable, Sendable {
  /// A token's whole value: a colour or a gradient.
  case token(TokenPath)
  /// Any other colour or image, as CSS has it, the custom properties of tokens left in it: `color-mix(in srgb, var(--a), white)`.
  case css(String)
}
