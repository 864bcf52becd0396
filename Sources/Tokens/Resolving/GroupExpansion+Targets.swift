import Diagnostics

/// Finding the groups that are extended, through what groups above them extend.
extension GroupExpansion {
  /// The layers of the group at a path; nil when it cannot be known.
  mutating func layers(at path: TokenPath) -> [Layer]? {
    if case .group(let layers) = find(path) { layers } else { nil }
  }

  /// What stands at a path, once every group above it has what it extends.
  mutating func find(_ path: TokenPath) -> Found {
    var at = TokenPath([])
    var found = known[at] ?? remember(at, extending([Layer(group: root, type: root.type, isInherited: false)], at: at))
    for segment in path.segments {
      guard case .group(let above) = found else {
        if case .unknown = found { return .unknown }
        return .nothing
      }
      at = at.appending(segment)
      if let inner = known[at] {
        found = inner
        continue
      }
      let here = member(segment, of: above, at: at)
      guard case .group(let layers) = here else {
        found = remember(at, here)
        continue
      }
      // While a group is being put together, what it has so far is no answer to keep.
      found = remember(at, extending(layers, at: at))
    }
    return found
  }

  private mutating func remember(_ path: TokenPath, _ found: Found) -> Found {
    known[path] = found
    return found
  }

  private mutating func extending(_ layers: [Layer], at path: TokenPath) -> Found {
    extended(layers, at: path).map { .group($0) } ?? .unknown
  }

  private mutating func member(_ name: String, of above: [Layer], at path: TokenPath) -> Found {
    var found = Found.nothing
    for layer in above {
      guard let member = layer.group[name] else { continue }
      switch (node(member.node, at: path), found) {
      case (.token, _): found = .token
      case (.group(let group), .group(let layers)): found = .group(layers + [layer.inner(group)])
      case (.group(let group), _): found = .group([layer.inner(group)])
      }
    }
    return found
  }

  /// The node as what it is: a lone `$ref` is a group only when it leads to one.
  mutating func node(_ node: TokenGroup.Node, at path: TokenPath) -> TokenGroup.Node {
    guard case .group(let group) = node, let token = group.bareReference, let target = group.extending?.target else {
      return node
    }
    return leadsToGroup(target, from: path) ? node : .token(token)
  }

  private mutating func leadsToGroup(_ target: TokenPath, from path: TokenPath) -> Bool {
    guard !target.isWithin(path), visiting.count < GroupExpansion.chainLimit,
      !visiting.contains(where: { $0.path == target })
    else { return false }
    // A reference to a reference: what is asked for here has no answer before that one has.
    guard let place = group(authoredAt: path)?.extending?.place else {
      if case .group = find(target) { return true }
      return false
    }
    visiting.append((path, place))
    defer { visiting.removeLast() }
    if case .group = find(target) { return true }
    return false
  }

  private func group(authoredAt path: TokenPath) -> TokenGroup? {
    var group = root
    for segment in path.segments {
      guard case .group(let inner)? = group[segment]?.node else { return nil }
      group = inner
    }
    return group
  }

  /// The layers with all that they extend under them; nil, after a finding, when that never ends.
  mutating func extended(_ layers: [Layer], at path: TokenPath) -> [Layer]? {
    guard layers.contains(where: { $0.group.extending != nil }) else { return layers }
    if let start = visiting.firstIndex(where: { $0.path == path }) {
      fail(cycle(from: start))
      return nil
    }
    var result: [Layer] = []
    for layer in layers {
      if let extending = layer.group.extending { result += inherited(extending, at: path) }
      result.append(layer)
    }
    guard result.count <= GroupExpansion.chainLimit else {
      fail(tooLong(layers))
      return layers
    }
    return result
  }

  private mutating func inherited(_ extending: GroupExtension, at path: TokenPath) -> [Layer] {
    let target = extending.target
    guard !path.isWithin(target), !target.isWithin(path) else {
      failEndless(nested(extending, at: path))
      return []
    }
    guard visiting.count < GroupExpansion.chainLimit else {
      fail(
        Finding(
          .error, "extends-too-deep", "more than \(GroupExpansion.chainLimit) groups extend each other in a row",
          at: extending.place))
      return []
    }
    visiting.append((path, extending.place))
    let found = find(target)
    visiting.removeLast()
    switch found {
    case .group(let layers): return layers.map { Layer(group: $0.group, type: $0.type, isInherited: true) }
    case .token: fail(notAGroup(extending))
    case .nothing:
      if isSourceWhole { fail(unknown(extending)) } else { fail() }
    case .unknown: fail()
    }
    return []
  }

  // MARK: Findings

  private func cycle(from start: Int) -> Finding {
    let cycle = visiting[start...]
    let first = cycle.indices.min { visiting[$0].place < visiting[$1].place } ?? start
    let ordered = visiting[first...] + visiting[start..<first]
    let names = (ordered.map(\.path) + [visiting[first].path]).map { "'\($0)'" }.joined(separator: " → ")
    let notes = ordered.dropFirst().map { Finding.Note("'\($0.path)' goes on here", at: $0.place) }
    return Finding(
      .error, "extends-cycle", "the groups \(names) extend each other without end", at: visiting[first].place,
      notes: notes, help: "let one of them extend nothing")
  }

  private func nested(_ extending: GroupExtension, at path: TokenPath) -> Finding {
    let way = path.isWithin(extending.target) ? "in which it stands" : "which stands in it"
    let name = path.segments.isEmpty ? "the file" : "'\(path)'"
    let target =
      path == extending.target
      ? "itself" : extending.target.segments.isEmpty ? "the file, \(way)" : "'\(extending.target)', \(way)"
    return Finding(.error, "extends-cycle", "\(name) extends \(target)", at: extending.place)
  }

  private func notAGroup(_ extending: GroupExtension) -> Finding {
    Finding(
      .error, "unknown-group", "'\(extending.text)' names a token, a group is needed", at: extending.place,
      help: "only groups can be extended; alias the token instead")
  }

  private mutating func unknown(_ extending: GroupExtension) -> Finding {
    let names = self.names ?? GroupExpansion.groupNames(root)
    self.names = names
    return Finding(
      .error, "unknown-group", "'\(extending.text)' names no group", at: extending.place,
      help: NearestName.help(extending.target.description, in: names))
  }

  private func tooLong(_ layers: [Layer]) -> Finding {
    Finding(
      .error, "extends-too-deep", "a group is made of more than \(GroupExpansion.chainLimit) groups",
      at: layers.lazy.compactMap { $0.group.extending?.place }.first)
  }

  private static func groupNames(_ group: TokenGroup, at path: TokenPath = TokenPath([])) -> [String] {
    group.members.flatMap { member -> [String] in
      guard case .group(let inner) = member.node else { return [] }
      let path = path.appending(member.name)
      return [path.description] + groupNames(inner, at: path)
    }
  }
}

extension TokenPath {
  /// True for the path of a group and of everything in it, by segments.
  fileprivate func isWithin(_ group: TokenPath) -> Bool {
    segments.starts(with: group.segments)
  }
}
