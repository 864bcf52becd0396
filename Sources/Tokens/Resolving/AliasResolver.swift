import DataFiles
import Diagnostics

/// Follows the aliases of one mode's tokens and reads their values (DTCG Format 2025.10, section 7).
///
/// Every token is resolved once. A token that cannot be read, or that leads to one, is left out; the fault is reported once,
/// at its root.
struct AliasResolver {
  /// How many aliases may stand in a row.
  static let chainLimit = 200

  /// How many unknown aliases of a mode get a suggestion: where more are broken, one fault is behind them all.
  static let suggestionLimit = 100

  private enum State {
    case resolving
    case resolved(ResolvedToken)
    case failed
  }

  private let tokens: [TokenPath: FlatToken]
  private let isWhole: Bool
  private var states: [TokenPath: State] = [:]
  /// The tokens being resolved, each naming the next, with the place of the name.
  private var chain: [(path: TokenPath, place: Place)] = []
  /// What the token being resolved has named so far; one list for each entry of `chain`.
  private var references: [[TokenPath]] = []
  private var names: Names?
  /// By the path that an alias names; nil where there is nothing to suggest.
  private var suggestions: [TokenPath: String?] = [:]
  var findings = Findings()

  /// - Parameter isWhole: false when tokens may be missing because their file could not be read.
  init(_ tokens: [FlatToken], isWhole: Bool) {
    self.isWhole = isWhole
    self.tokens = Dictionary(tokens.map { ($0.path, $0) }) { _, last in last }
  }

  /// The token at a path; nil when it is broken.
  mutating func resolved(_ path: TokenPath) -> ResolvedToken? {
    switch states[path] {
    case .resolved(let token): return token
    case .failed, .resolving: return nil
    case nil: break
    }
    guard let token = tokens[path] else { return nil }
    states[path] = .resolving
    chain.append((path, token.authored.value.place))
    references.append([])
    let result = resolve(token)
    chain.removeLast()
    references.removeLast()
    states[path] = result.map { .resolved($0) } ?? .failed
    return result
  }

  private mutating func resolve(_ token: FlatToken) -> ResolvedToken? {
    let authored = token.authored
    let alias = TokenReference(authored.value)?.path
    let value: TokenValue?
    if alias != nil {
      value = aliased(token)
    } else if let type = authored.type ?? token.inheritedType {
      value = type.type.flatMap { self.value(authored.value, $0) }
    } else {
      findings.report(missingType(token))
      value = nil
    }
    guard var value else { return nil }
    if let own = authored.extensions?["specimen"] { value = extended(value, by: own, of: token.path) }
    return ResolvedToken(
      value: value, alias: alias, references: references[references.count - 1], place: authored.value.place,
      namePlace: authored.namePlace, description: authored.description, deprecation: token.deprecation,
      extensions: authored.extensions)
  }

  /// A token whose whole value is an alias takes the type of its target; an own `$type` must agree.
  private mutating func aliased(_ token: FlatToken) -> TokenValue? {
    guard let target = target(of: token.authored.value) else { return nil }
    if let own = token.authored.type, let type = own.type, type != target.type {
      findings.report(
        Finding(
          .error, "type-mismatch",
          "'\(token.path)' is a \(type.rawValue) but its alias names a \(target.type.rawValue)", at: own.place,
          help: "remove $type: an alias has the type of its target"))
      return nil
    }
    return target
  }

  /// The value that an alias names; nil, after a finding, when there is none.
  mutating func target(of data: DataValue) -> TokenValue? {
    guard let reference = TokenReference(data) else { return nil }
    references[references.count - 1].append(reference.path)
    if reference.isPadded { findings.report(paddedAlias(data)) }
    guard tokens[reference.path] != nil else {
      if isWhole { findings.report(unknownAlias(reference.path, at: data.place)) }
      return nil
    }
    if case .resolving = states[reference.path] {
      reportCycle(from: reference.path)
      return nil
    }
    guard chain.count < AliasResolver.chainLimit else {
      findings.report(
        Finding(
          .error, "alias-chain-too-long", "more than \(AliasResolver.chainLimit) aliases stand in a row", at: data.place
        ))
      return nil
    }
    return resolved(reference.path)?.value
  }

  // MARK: Findings

  private mutating func reportCycle(from path: TokenPath) {
    guard let start = chain.firstIndex(where: { $0.path == path }) else {
      preconditionFailure("a token that is being resolved is in the chain")
    }
    // The cycle is told from its first place in the files, whatever token led into it.
    let cycle = chain[start...]
    let first = cycle.indices.min { chain[$0].place < chain[$1].place } ?? start
    let ordered = chain[first...] + chain[start..<first]
    let names = (ordered.map(\.path) + [chain[first].path]).map { "'\($0)'" }.joined(separator: " → ")
    let notes = ordered.dropFirst().map { Finding.Note("'\($0.path)' goes on here", at: $0.place) }
    findings.report(
      Finding(
        .error, "alias-cycle", "the aliases \(names) never reach a value", at: chain[first].place, notes: notes,
        help: "give one of them a value of its own"))
  }

  private mutating func unknownAlias(_ path: TokenPath, at place: Place) -> Finding {
    Finding(.error, "unknown-alias", "the alias '{\(path)}' names no token", at: place, help: helpNaming(path))
  }

  private mutating func helpNaming(_ path: TokenPath) -> String? {
    if let help = suggestions[path] { return help }
    let names: Names
    if let known = self.names {
      names = known
    } else {
      names = Names(tokens.keys)
      self.names = names
    }
    let help: String?
    if names.groups.contains(path) {
      help = "'\(path)' is a group; name a token in it"
    } else if suggestions.count < AliasResolver.suggestionLimit {
      help = NearestName.help(path.description, in: names.tokens)
    } else {
      help = nil
    }
    suggestions[path] = .some(help)
    return help
  }

  /// What an alias may have meant; put together when the first one names nothing.
  private struct Names {
    let tokens: [String]
    let groups: Set<TokenPath>

    init(_ paths: some Sequence<TokenPath>) {
      tokens = paths.map(\.description).sorted()
      groups = Set(paths.flatMap { path in path.segments.indices.map { TokenPath(Array(path.segments[..<$0])) } })
    }
  }

  private func missingType(_ token: FlatToken) -> Finding {
    Finding(
      .error, "missing-type", "'\(token.path)' has no $type, and no group above it has one",
      at: token.authored.namePlace,
      help: "types are never guessed from values: add $type")
  }

  private func paddedAlias(_ data: DataValue) -> Finding {
    Finding(.warning, "padded-alias", "the alias has spaces inside its braces", at: data.place, help: "remove them")
  }
}
