/// The names under which groups had a token of their own before the standard had `$root`.
enum RootMarker {
  /// Compared one by one, since that is faster than a hash for so few.
  static let names = ["_", "@", "DEFAULT", "__default"]
}
