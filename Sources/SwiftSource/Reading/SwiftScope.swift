/// Where an expression stands: the types around it, from the inside out.
struct SwiftScope: Hashable {
  /// The qualified names of the types whose members can be said without a name before them; the last is that of the module, empty.
  private(set) var types: [SwiftName] = [SwiftName([])]

  /// The innermost type, empty at the level of the file.
  var name: SwiftName { types[0] }

  /// Inside a type that is declared here.
  func inside(_ type: String) -> SwiftScope {
    var scope = self
    scope.types.insert(SwiftName(name.parts + [type]), at: 0)
    return scope
  }

  /// Inside an extension, which sees the members of the type that it extends, but not those of the types around it.
  static func extending(_ type: SwiftName) -> SwiftScope {
    var scope = SwiftScope()
    scope.types.insert(type, at: 0)
    return scope
  }
}
