/// A token of a flattened tree, with what it takes from the groups above it.
struct FlatToken: Sendable {
  let path: TokenPath
  let authored: AuthoredToken
  let inheritedType: AuthoredType?
  let deprecation: Deprecation?

  /// True when nothing but what it names can make the two differ.
  func isSame(as other: FlatToken) -> Bool {
    authored === other.authored && inheritsSameType(as: other) && deprecation == other.deprecation
  }

  /// Files that are laid over each other may each give the group its type.
  private func inheritsSameType(as other: FlatToken) -> Bool {
    if let type = inheritedType?.type, type == other.inheritedType?.type { return true }
    return inheritedType === other.inheritedType
  }
}
