import Diagnostics

/// Gives groups what they extend (DTCG Format 2025.10, section 6.4): after sources have been merged, before aliases are followed.
///
/// A group is a stack of layers, the extended ones below its own. Groups merge deeply; a token replaces a token whole and keeps
/// the type that its group of origin gives it. Aliases stay as they are written. A `$ref` that leads to no group becomes the
/// token that it is.
struct GroupExpansion {
  /// How many groups may extend each other in a row, and how deep groups may stand in each other.
  static let chainLimit = 200
  /// How many tokens groups may take from each other: groups that extend a group twice double at every step.
  static let inheritedLimit = 100_000

  /// An authored group that a group is made of.
  struct Layer {
    let group: TokenGroup
    /// The type that untyped tokens of the group have where it is written.
    let type: AuthoredType?
    let isInherited: Bool

    func inner(_ group: TokenGroup) -> Layer {
      Layer(group: group, type: group.type ?? type, isInherited: isInherited)
    }
  }

  enum Found {
    case group([Layer])
    case token
    case nothing
    /// What could be there has a fault that has been reported.
    case unknown
  }

  let root: TokenGroup
  let isSourceWhole: Bool
  /// False when a group lacks what it extends.
  private(set) var isWhole = true
  var known: [TokenPath: Found] = [:]
  /// The groups whose extensions are being put together, each because of the one before it.
  var visiting: [(path: TokenPath, place: Place)] = []
  /// Where the groups extend that are being built, each inside the one before it.
  private var opened: [Place] = []
  /// Where extending without end has been told.
  private var endless: Set<Place> = []
  private var inherited = 0
  private var isTooLarge = false
  var names: [String]?
  private(set) var findings = Findings()

  /// The tree with nothing left that extends; and false when a fault keeps tokens out of it.
  static func expanded(
    _ root: TokenGroup, isWhole: Bool, into findings: inout Findings
  ) -> (tree: TokenGroup, isWhole: Bool) {
    guard root.holdsExtensions else { return (root, isWhole) }
    var expansion = GroupExpansion(root: root, isSourceWhole: isWhole)
    let path = TokenPath([])
    let tree = expansion.group(at: path, from: expansion.layers(at: path) ?? [])
    findings.report(expansion.findings)
    return (expansion.isTooLarge ? TokenGroup() : tree, isWhole && expansion.isWhole)
  }

  private init(root: TokenGroup, isSourceWhole: Bool) {
    self.root = root
    self.isSourceWhole = isSourceWhole
  }

  // MARK: Building

  private mutating func group(at path: TokenPath, from layers: [Layer]) -> TokenGroup {
    guard let top = layers.last else { return TokenGroup() }
    if layers.count == 1, !top.group.holdsExtensions {
      var group = top.group
      if top.isInherited {
        group.type = top.type
        inherited += group.tokenCount
      }
      return group
    }
    var group = TokenGroup()
    for layer in layers {
      group.type = layer.group.type ?? group.type
      group.description = layer.group.description ?? group.description
      group.deprecation = layer.group.deprecation ?? group.deprecation
      group.extensions = layer.group.extensions ?? group.extensions
    }
    if top.isInherited { group.type = group.type ?? top.type }
    guard path.segments.count <= GroupExpansion.chainLimit else {
      fail(Finding(.error, "extends-too-deep", "'\(path)' stands too deep in groups that extend each other", at: nil))
      return group
    }
    for (name, stack) in members(of: layers) {
      guard inherited <= GroupExpansion.inheritedLimit else {
        if !isTooLarge { fail(tooMany(layers)) }
        isTooLarge = true
        break
      }
      append(name, stack, to: &group, at: path.appending(name))
    }
    warnOfTypes(layers, group, at: path)
    return group
  }

  /// What all layers have under each name, in the order in which names first appear.
  private func members(of layers: [Layer]) -> [(name: String, stack: [(layer: Layer, member: TokenGroup.Member)])] {
    var indices: [String: Int] = [:]
    var members: [(name: String, stack: [(layer: Layer, member: TokenGroup.Member)])] = []
    for layer in layers {
      for member in layer.group.members {
        if let index = indices[member.name] {
          members[index].stack.append((layer, member))
        } else {
          indices[member.name] = members.count
          members.append((member.name, [(layer, member)]))
        }
      }
    }
    return members
  }

  private mutating func append(
    _ name: String, _ stack: [(layer: Layer, member: TokenGroup.Member)], to group: inout TokenGroup,
    at path: TokenPath
  ) {
    var layers: [Layer] = []
    var token: (authored: AuthoredToken, member: TokenGroup.Member)?
    var namePlace: Place?
    for (layer, member) in stack {
      switch node(member.node, at: path) {
      case .token(var authored):
        if !layers.isEmpty { collide(member, stack) }
        if layer.isInherited {
          inherited += 1
          if authored.type == nil, !AliasResolver.isReference(authored.value) { authored = authored.typed(layer.type) }
        }
        token = (authored, member)
        layers = []
      case .group(let inner):
        if token != nil { collide(member, stack) }
        token = nil
        layers.append(layer.inner(inner))
      }
      namePlace = member.namePlace
    }
    guard let namePlace else { return }
    if let token {
      group.append(TokenGroup.Member(name: name, namePlace: namePlace, node: .token(token.authored)))
    } else {
      inherited += stack.count - 1
      let inner = extendedGroup(at: path, from: layers)
      group.append(TokenGroup.Member(name: name, namePlace: namePlace, node: .group(inner)))
    }
  }

  /// What extends inside of what it brought along would do so without end.
  private mutating func extendedGroup(at path: TokenPath, from layers: [Layer]) -> TokenGroup {
    let extensions = layers.compactMap(\.group.extending)
    if let again = extensions.first(where: { opened.contains($0.place) }) {
      failEndless(
        Finding(
          .error, "extends-cycle", "'\(path)' extends '\(again.target)', which brings it along again",
          at: again.place, help: "let one of them extend nothing"))
      return group(at: path, from: layers)
    }
    opened += extensions.map(\.place)
    defer { opened.removeLast(extensions.count) }
    return group(at: path, from: extended(layers, at: path) ?? layers)
  }

  private mutating func collide(
    _ member: TokenGroup.Member, _ stack: [(layer: Layer, member: TokenGroup.Member)]
  ) {
    findings.report(TokenGroup.collision(member, with: stack[0].member, origin: "the group that this one extends"))
  }

  /// DTCG leaves open what happens to an inherited token when the extending group has a type of its own; it keeps its type.
  private mutating func warnOfTypes(_ layers: [Layer], _ group: TokenGroup, at path: TokenPath) {
    guard let own = layers.last, !own.isInherited, let type = own.group.type, let name = type.type else { return }
    for layer in layers.dropLast() {
      guard let other = layer.type, let otherName = other.type, otherName != name,
        layer.group.members.contains(where: { member in
          if case .token(let token) = member.node { token.type == nil && own.group[member.name] == nil } else { false }
        })
      else { continue }
      findings.report(
        Finding(
          .warning, "extended-type",
          "'\(path)' is a group of \(name.rawValue), the group it extends of \(otherName.rawValue)",
          at: type.place, notes: [.init("the other type stands here", at: other.place)],
          help: "inherited tokens stay \(otherName.rawValue)"))
      return
    }
  }

  // MARK: Findings

  /// Reports what keeps tokens out of the tree.
  mutating func fail(_ finding: Finding) {
    isWhole = false
    findings.report(finding)
  }

  mutating func fail() { isWhole = false }

  /// Told once at each place, whatever group leads there.
  mutating func failEndless(_ finding: Finding) {
    isWhole = false
    guard let place = finding.place, endless.insert(place).inserted else { return }
    findings.report(finding)
  }

  private func tooMany(_ layers: [Layer]) -> Finding {
    Finding(
      .error, "too-many-inherited-tokens",
      "groups take more than \(GroupExpansion.inheritedLimit) tokens from each other",
      at: layers.lazy.compactMap { $0.group.extending?.place }.first)
  }
}
