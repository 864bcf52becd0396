package import Diagnostics
import Tokens

/// A colour or a gradient that stands in no pair, and of which nobody has said that nothing is required.
package struct UncoveredColor: Sendable {
  package let name: String
  /// True for a raw value, which other tokens name.
  package let isPrimitive: Bool
  package let place: Place

  init(_ token: TokenGraph.Token, isPrimitive: Bool) {
    name = token.path.description
    self.isPrimitive = isPrimitive
    place = token.primary.namePlace
  }
}
