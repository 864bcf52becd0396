/// What a declaration says about longhands.
enum Expansion: Sendable {
  case longhands([(Property, [ComponentValue])])
  /// A browser passes it over.
  case invalid
  /// It turns out to be nothing once its `var()` are replaced: the longhands are as if nothing had been said.
  case unset([Property])
  /// It cannot be followed, and why, as a clause.
  case unknown([Property], String)
}
