import DataFiles

/// What a reference object of a resolver leads to.
struct ResolverTarget {
  /// With the members beside the reference laid over it.
  let value: DataValue
  /// The file that it stands in, by its path in the theme: what its own references start from.
  let file: String
  /// The last segment of the first pointer on the way: the name of a set or modifier.
  let name: String?
  /// The references followed on the way to it and inside of which it stands, so that what holds itself is found.
  let inside: [String]
}
