/// A token of a flattened tree, with what it takes from the groups above it.
struct FlatToken: Sendable {
  let path: TokenPath
  let authored: AuthoredToken
  let inheritedType: AuthoredType?
  let deprecation: Deprecation?

  /// True when nothing but what it names can make the two differ.
  func isSame(as other: FlatToken) -> Bool {
    authored === other.authored && inheritedType === other.inheritedType && deprecation == other.deprecation
  }
}
