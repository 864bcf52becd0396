import Diagnostics

/// Names that aliases of the lenient profile may have for a token beside its path.
extension AliasResolver {
  /// The token that a path means which none has: the `$root` of a group, by the group's name or a marker of older tools; or the one
  /// whose name, with dots in it, is printed so. Nil where that is none, or not the only one.
  mutating func meant(by path: TokenPath, at place: Place) -> TokenPath? {
    guard profile == .lenient else { return nil }
    // Another mode may have what this one has not.
    readGroup()
    // Style Dictionary's `{color.red.value}`: the last name is passed over, unless a token is called so.
    if path.segments.last == "value" || path.segments.last == "$value", tokens[path.parent] != nil {
      return path.parent
    }
    if let last = path.segments.last, RootMarker.names.contains(last) {
      let root = path.parent.appending("$root")
      if tokens[root] != nil { return root }
    }
    let root = path.appending("$root")
    if tokens[root] != nil {
      note(.groupAlias, at: place)
      return root
    }
    return dotted[path.description].flatMap { $0 }
  }

  /// What stands under the name `$root`, and is meant by a marker of older tools, or by the `$value` that a token with children has.
  mutating func root(of group: TokenGroup, marked segment: String) -> TokenGroup.Member? {
    guard profile == .lenient, segment == "$value" || RootMarker.names.contains(segment) else {
      return nil
    }
    readGroup()
    return group["$root"]
  }

  /// The tokens with dots in their names, by how their paths are printed; nil where several are printed alike.
  static func dotted(_ tokens: FlatTokens) -> [String: TokenPath?] {
    let held = tokens.list.lazy.map(\.path).filter { $0.segments.contains { $0.utf8.contains(UInt8(ascii: ".")) } }
    return Dictionary(held.map { ($0.description, $0) }) { _, _ in nil }
  }
}
