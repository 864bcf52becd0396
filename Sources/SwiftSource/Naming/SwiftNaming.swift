package import Diagnostics
package import Tokens

/// What the tokens of a theme are called in Swift.
package struct SwiftNaming: Sendable {
  package let shape: SwiftShape
  private let names: [TokenPath: SwiftName]
  /// The tokens whose names are made, since nobody gives them one.
  private let made: Set<TokenPath>
  /// What is wrong with names that nobody has chosen, which matters to none but an export.
  let problems: [Finding]

  /// Names that are none, and names of two tokens, are findings.
  /// - Parameters:
  ///   - rules: in the order of the file; a path comes before any pattern. Without any, names are made of the paths.
  ///   - shape: nil to find it from the names.
  ///   - prefix: what names that are made begin with.
  ///   - tier: of a token, by which the dual-axis shape finds its place; nil where the first part of its path may say it.
  package init(
    _ rules: [SwiftNameRule], shape: SwiftShape?, prefix: String, graph: TokenGraph,
    tier: @escaping (TokenPath) -> SwiftTier? = { _ in nil }, into findings: inout Findings
  ) {
    let tiers = SwiftTierNames(graph: graph, tier: tier)
    let exact = Dictionary(rules.filter(\.pattern.isLiteral).map { ($0.pattern.description, $0) }) { first, _ in first }
    let patterns = rules.filter { !$0.pattern.isLiteral }
    var names: [TokenPath: SwiftName] = [:]
    var made: Set<TokenPath> = []
    var owners: [SwiftName: (path: TokenPath, place: Place)] = [:]
    var problems: [Finding] = []
    names.reserveCapacity(graph.tokens.count)
    owners.reserveCapacity(graph.tokens.count)
    for token in graph.tokens {
      let rule = exact[token.path.description] ?? patterns.first { $0.pattern.matches(token.path) }
      var name = rule?.name(of: token.path) ?? SwiftNaming.kept(token.path)
      if name == nil, shape == .dualAxis { name = tiers[token] }
      if name == nil, shape != .dualAxis, rules.isEmpty {
        name = SwiftNaming.made(token, prefix)
        made.insert(token.path)
      }
      guard let name else { continue }
      let place = rule?.templatePlace ?? token.primary.namePlace
      var problem: Finding?
      if !name.parts.allSatisfy(SwiftIdentifier.isValid) {
        problem = SwiftNaming.invalid(name, of: token.path, at: place)
      } else if let other = owners[name] {
        problem = SwiftNaming.collision(name, of: other, and: token.path, at: place)
      }
      if let problem {
        if rule == nil { problems.append(problem) } else { findings.report(problem) }
        continue
      }
      owners[name] = (token.path, place)
      names[token.path] = name
    }
    let lengths = Set(names.values.map(\.parts.count))
    for (path, name) in names {
      guard name.parts.count > 1 else { continue }
      // A name cannot be that of a constant and of what others stand in.
      for count in 1..<name.parts.count where lengths.contains(count) {
        guard let owner = owners[SwiftName(Array(name.parts.prefix(count)))], let inner = owners[name] else { continue }
        let problem = SwiftNaming.nesting(name, of: (path, inner.place), in: owner)
        if rules.isEmpty { problems.append(problem) } else { findings.report(problem) }
      }
    }
    self.names = names
    self.made = made
    self.problems = problems
    self.shape = shape ?? (made.count < names.count ? SwiftShape(of: names.values) : .flat)
  }

  /// False where names that are made cannot stand, and where there are none.
  package var hasSoundNames: Bool { problems.isEmpty && !names.isEmpty }

  /// True for a token whose name is that of theme.yaml, or its path.
  package func isChosen(_ path: TokenPath) -> Bool { names[path] != nil && !made.contains(path) }

  /// Nil for a token that Swift does not have.
  package subscript(path: TokenPath) -> SwiftName? { names[path] }

  /// The path itself where it is a name already, as of tokens that come from Swift: `Color.veroTeal`.
  private static func kept(_ path: TokenPath) -> SwiftName? {
    let segments = path.segments
    let isUpper = { (name: String) in name.first?.isUppercase == true }
    guard segments.count > 1, segments.dropLast().allSatisfy(isUpper), segments.last.map(isUpper) == false,
      segments.allSatisfy(SwiftIdentifier.isValid)
    else { return nil }
    return SwiftName(segments)
  }

  /// The prefix and the path, in the extension of the constant's type.
  private static func made(_ token: TokenGraph.Token, _ prefix: String) -> SwiftName {
    let name = SwiftIdentifier.lowerCamel([prefix] + token.path.segments)
    return SwiftName([
      SwiftType(extendedFor: token.type).rawValue, name.first?.isNumber == true ? "_" + name : name,
    ])
  }

  private static func invalid(_ name: SwiftName, of path: TokenPath, at place: Place) -> Finding {
    Finding(
      .error, "swift-name", "'\(path)' becomes '\(name)' in Swift, which is no name there", at: place,
      help: "a name has letters, digits and '_', and does not begin with a digit")
  }

  private static func collision(
    _ name: SwiftName, of owner: (path: TokenPath, place: Place), and path: TokenPath, at place: Place
  ) -> Finding {
    Finding(
      .error, "name-collision", "'\(owner.path)' and '\(path)' both become '\(name)' in Swift", at: place,
      notes: [.init("the other is named here", at: owner.place)], help: "give one of them a name of its own")
  }

  private static func nesting(
    _ name: SwiftName, of inner: (path: TokenPath, place: Place), in owner: (path: TokenPath, place: Place)
  ) -> Finding {
    Finding(
      .error, "name-collision", "'\(inner.path)' becomes '\(name)' in Swift, inside of what '\(owner.path)' becomes",
      at: inner.place, notes: [.init("that is named here", at: owner.place)], help: "give one of them another name")
  }
}
