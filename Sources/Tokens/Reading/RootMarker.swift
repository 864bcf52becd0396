/// The names under which groups had a token of their own before the standard had `$root`.
enum RootMarker {
  static let names: Set<String> = ["_", "@", "DEFAULT", "__default"]
}
