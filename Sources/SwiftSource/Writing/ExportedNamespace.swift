/// An enum without cases, or an extension, and the constants in it.
struct ExportedNamespace {
  /// From the outermost type; `Font.Weight` is one part. Empty for the top of a file.
  let path: [String]
  private(set) var constants: [ExportedConstant] = []
  private(set) var children: [ExportedNamespace] = []

  init(_ path: [String]) {
    self.path = path
  }

  var isExtension: Bool { path.count == 1 && SwiftType.extended.contains(path[0]) }

  var isEmpty: Bool { constants.isEmpty && children.allSatisfy(\.isEmpty) }

  mutating func insert(_ constant: ExportedConstant, in namespace: some Collection<String>) {
    guard let first = namespace.first else { return constants.append(constant) }
    let rest = namespace.dropFirst()
    if let index = children.firstIndex(where: { $0.path.last == first }) {
      children[index].insert(constant, in: rest)
    } else {
      var child = ExportedNamespace(path + [first])
      child.insert(constant, in: rest)
      children.append(child)
    }
  }

  /// The same without what stands in some of its namespaces.
  func without(_ namespaces: [[String]]) -> ExportedNamespace {
    var rest = self
    rest.children = children.filter { !namespaces.contains($0.path) }.map { $0.without(namespaces) }
      .filter { !$0.isEmpty }
    return rest
  }

  /// - Parameter access: of the constants' users: `public `, or empty for the module.
  func lines(access: String) -> [String] {
    if path.isEmpty {
      return constants.flatMap { $0.lines(access: access, keyword: "") } + (constants.isEmpty ? [] : [""])
        + children.flatMap { $0.lines(access: access) + [""] }
    }
    guard let name = path.last else { return [] }
    // What stands directly in an extension has its access.
    let inner = isExtension ? "" : access
    var body: [[String]] = []
    for constant in constants {
      let lines = constant.lines(access: inner)
      if constant.beginsGroup, !body.isEmpty { body.append([""]) }
      body.append(lines)
    }
    for child in children {
      if !body.isEmpty { body.append([""]) }
      body.append(child.lines(access: inner.isEmpty && isExtension ? access : inner, isMember: isExtension))
    }
    let head = isExtension ? "\(access)extension \(name) {" : "\(access)enum \(SwiftIdentifier.escaped(name)) {"
    return [head] + SwiftBlock.indented(Array(body.joined())) + ["}"]
  }

  private func lines(access: String, isMember: Bool) -> [String] {
    let lines = lines(access: access)
    guard isMember, let first = lines.first, first.hasPrefix(access) else { return lines }
    return [String(first.dropFirst(access.count))] + lines.dropFirst()
  }
}
