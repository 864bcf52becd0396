package import Diagnostics

/// All tokens of a system with their values in every mode, and who names whom.
package struct TokenGraph: Sendable {
  /// A token across all modes.
  package struct Token: Sendable {
    package let path: TokenPath
    package let type: TokenType
    /// By the index of the mode; nil where the mode does not have the token.
    package let byMode: [ResolvedToken?]

    /// As it is in the first mode that has it.
    package let primary: ResolvedToken

    package var description: String? { primary.description }

    /// The reason may be nil; the outer nil says that the token is not deprecated.
    package var deprecationReason: String?? {
      if case .deprecated(let reason) = primary.deprecation { .some(reason) } else { nil }
    }
  }

  package let modifiers: [Modifier]
  /// Every combination of contexts; the first is the default.
  package let modes: [Mode]
  /// In the order of the files.
  package let tokens: [Token]
  package let ledger: TokenLedger
  /// False when a file could not be read.
  package let isWhole: Bool
  /// The types that tokens have, in the order of the standard.
  package let types: [TokenType]
  /// Tokens that are there, but have no value that could be read.
  package let broken: Set<TokenPath>
  private let indices: [TokenPath: Int]
  /// By the index of the token: those that name it directly, in any mode, in the order of the files.
  private let users: [[TokenPath]]

  /// Resolves every mode. Broken tokens are reported and left out.
  package init(_ document: ResolverDocument, profile: TokenProfile, into findings: inout Findings) {
    let modes = Mode.all(of: document.modifiers)
    let table = ModeTable(document, modes: modes, profile: profile, into: &findings)
    table.leniencies.report(into: &findings)
    var broken = table.broken
    let tokens = table.rows.compactMap { path, byMode -> Token? in
      guard let primary = byMode.lazy.compactMap({ $0 }).first else { return nil }
      let (type, clash) = TokenGraph.type(byMode, primary: primary)
      if let clash {
        findings.report(TokenGraph.typeDiffers(path, clash.0, clash.1))
        broken[path] = clash.1.place
        return nil
      }
      if let index = byMode.firstIndex(where: { $0 == nil }), broken[path] == nil {
        findings.report(TokenGraph.missing(path, primary, in: modes[index]))
      }
      return Token(path: path, type: type, byMode: byMode, primary: primary)
    }
    modifiers = document.modifiers
    self.modes = modes
    self.tokens = tokens
    let present = Set(tokens.map(\.type))
    types = TokenType.allCases.filter(present.contains)
    isWhole = table.isWhole
    self.broken = Set(broken.keys)
    ledger = TokenLedger(tokens, broken: broken, unread: document.steps.flatMap(\.files).flatMap(\.notUnderstood))
    let isEveryRowThere = tokens.count == table.rows.count
    indices =
      isEveryRowThere
      ? table.indices : Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($0.element.path, $0.offset) })
    users = TokenGraph.users(tokens, indices)
  }

  private static func users(_ tokens: [Token], _ indices: [TokenPath: Int]) -> [[TokenPath]] {
    var users = [[TokenPath]](repeating: [], count: tokens.count)
    for token in tokens {
      var last: ResolvedToken?
      for case let value? in token.byMode where value !== last {
        last = value
        for reference in value.references {
          if let index = indices[reference], users[index].last != token.path { users[index].append(token.path) }
        }
      }
    }
    return users
  }

  package subscript(path: TokenPath) -> Token? {
    indices[path].map { tokens[$0] }
  }

  package func index(of path: TokenPath) -> Int? { indices[path] }

  package func users(of path: TokenPath) -> [TokenPath] {
    indices[path].map { users[$0] } ?? []
  }

  /// The tokens that an alias leads through in a mode, from the one it names to the one that has the value.
  package func aliasChain(of path: TokenPath, mode: Int) -> [TokenPath] {
    var chain: [TokenPath] = []
    var current = value(of: path, mode: mode)
    while let alias = current?.alias {
      chain.append(alias)
      current = value(of: alias, mode: mode)
    }
    return chain
  }

  private func value(of path: TokenPath, mode: Int) -> ResolvedToken? {
    indices[path].flatMap { tokens[$0].byMode[mode] }
  }

  /// True when a pattern may name what could not be read. The fault behind that has been reported, and is the only one that
  /// can be told.
  package func isUnsure(of glob: PathGlob) -> Bool {
    !isWhole || broken.contains { glob.matches($0) }
  }

  /// False when anything could not be read.
  package var isSound: Bool { isWhole && broken.isEmpty }

  package func isUnsure(of path: TokenPath) -> Bool {
    !isWhole || broken.contains(path)
  }

  /// The custom properties, by their names without the suffix of a part, that `isUnsure` is about.
  package func isUnsure(ofProperty name: String, prefix: String) -> Bool {
    !isWhole
      || broken.contains { path in
        let property = CSSName.property(path, prefix: prefix)
        return name == property || name.hasPrefix(property + "-")
      }
  }

  /// The tokens that a pattern matches, in the order of the files.
  package func tokens(matching glob: PathGlob) -> [Token] {
    if glob.isLiteral, let path = TokenPath(printed: glob.description), let token = self[path] { return [token] }
    return tokens.filter { glob.matches($0.path) }
  }

  /// A sentence that helps with a path or a pattern that no token has.
  package func helpNaming(_ path: String) -> String? {
    let paths = tokens.map(\.path.description)
    guard let wildcard = path.split(separator: ".").last, wildcard == "*" || wildcard == "**" else {
      return NearestName.help(path, in: paths)
    }
    var groups: [String] = []
    for token in tokens {
      let pattern = token.path.parent.appending(String(wildcard)).description
      if groups.last != pattern { groups.append(pattern) }
    }
    return NearestName.help(path, in: groups)
  }

  private static func typeDiffers(_ path: TokenPath, _ a: ResolvedToken, _ b: ResolvedToken) -> Finding {
    Finding(
      .error, "type-mismatch",
      "'\(path)' is a \(b.value.type.rawValue) here and a \(a.value.type.rawValue) in another mode",
      at: b.namePlace, notes: [.init("the other stands here", at: a.namePlace)])
  }

  private static func missing(_ path: TokenPath, _ token: ResolvedToken, in mode: Mode) -> Finding {
    Finding(
      .warning, "missing-in-mode", "'\(path)' has no value in \(mode)", at: token.namePlace,
      help: "give it a value in a set, which every mode has")
  }
}
