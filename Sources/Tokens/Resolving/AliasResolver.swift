import DataFiles
import Diagnostics

/// Follows the references of one mode's tokens and reads their values (DTCG Format 2025.10, section 7).
///
/// Every token is resolved once. A token that cannot be read, or that leads to one, is left out; the fault is reported once,
/// at its root.
struct AliasResolver {
  /// How many aliases may stand in a row.
  static let chainLimit = 200

  /// How many unknown aliases of a mode get a suggestion: where more are broken, one fault is behind them all.
  static let suggestionLimit = 100

  private enum State {
    case unread
    case resolving
    case resolved(ResolvedToken)
    case failed
  }

  /// What a token has named and read so far.
  private struct Reading {
    var named: [TokenPath] = []
    var others: [TokenPath] = []
    var readsGroups = false
  }

  /// What pointers walk through.
  let tree: TokenGroup
  let tokens: FlatTokens
  let isWhole: Bool
  let profile: TokenProfile
  var leniencies = Leniencies()
  /// By the index of the token.
  private var states: [State]
  /// The tokens that are resolved, each after those that it names.
  private var order: [Int] = []
  /// The tokens being resolved, each naming the next, with the place of the name.
  private var chain: [(path: TokenPath, place: Place)] = []
  /// One for each entry of `chain`.
  private var readings: [Reading] = []
  /// The references that are being followed, each because of the one before it.
  var hops: [DataValue] = []
  /// Where faults are told while a part of another token is read: at the reference that leads to it.
  var via: Place?
  /// Tokens with dots in their names, by how their paths are printed; nil where several are printed alike.
  private(set) lazy var dotted = profile == .lenient ? AliasResolver.dotted(tokens) : [:]
  private var names: Names?
  /// By the path that an alias names; nil where there is nothing to suggest.
  private var suggestions: [TokenPath: String?] = [:]
  var findings = Findings()

  /// - Parameters:
  ///   - isWhole: false when tokens may be missing because their file could not be read.
  ///   - earlier: another mode; what is the same there is taken from it.
  init(_ tree: TokenGroup, isWhole: Bool, profile: TokenProfile, after earlier: ResolvedMode?) {
    self.tree = tree
    self.profile = profile
    self.isWhole = isWhole
    tokens = FlatTokens(tree)
    states = Array(repeating: .unread, count: tokens.list.count)
    if let earlier { share(earlier) }
  }

  /// What a token of its own would be with a value that names no other; nil for a value with a fault.
  static func value(of data: DataValue, _ type: TokenType, _ profile: TokenProfile) -> TokenValue? {
    var resolver = AliasResolver(TokenGroup(), isWhole: true, profile: profile, after: nil)
    resolver.readings.append(Reading())
    let value = resolver.value(data, type)
    return resolver.findings.hasErrors ? nil : value
  }

  /// Takes over the tokens that are the same in another mode, and so is everything that they were read from.
  private mutating func share(_ earlier: ResolvedMode) {
    for index in earlier.order {
      guard let value = earlier.values[index], let dependencies = value.dependencies,
        let own = tokens.index(of: earlier.tokens[index].path), tokens[own].isSame(as: earlier.tokens[index]),
        dependencies.allSatisfy({ tokens.index(of: $0).map(isResolved) ?? false })
      else { continue }
      states[own] = .resolved(value)
      order.append(own)
    }
  }

  private func isResolved(_ index: Int) -> Bool {
    if case .resolved = states[index] { true } else { false }
  }

  /// Resolves every token.
  mutating func resolvedMode() -> ResolvedMode {
    let values = tokens.list.indices.map { resolved($0) }
    return ResolvedMode(tokens: tokens, values: values, order: order)
  }

  /// The token at a path; nil when it is broken.
  private mutating func resolved(_ path: TokenPath) -> ResolvedToken? {
    tokens.index(of: path).flatMap { resolved($0) }
  }

  private mutating func resolved(_ index: Int) -> ResolvedToken? {
    switch states[index] {
    case .resolved(let token): return token
    case .failed, .resolving: return nil
    case .unread: break
    }
    let token = tokens[index]
    states[index] = .resolving
    chain.append((token.path, token.authored.value.place))
    readings.append(Reading())
    let outside = via
    via = nil
    let result = resolve(token)
    via = outside
    chain.removeLast()
    readings.removeLast()
    states[index] = result.map { .resolved($0) } ?? .failed
    if result != nil { order.append(index) }
    return result
  }

  private mutating func resolve(_ token: FlatToken) -> ResolvedToken? {
    let authored = token.authored
    var alias: TokenPath?
    let value: TokenValue?
    if AliasResolver.isReference(authored.value) {
      value = aliased(token, alias: &alias)
    } else {
      value = self.value(authored.value, of: token, placed: nil)
    }
    guard var value else { return nil }
    if profile == .lenient, let modification = authored.extensions?["studio.tokens"]?["modify"] {
      value = modified(value, by: modification)
      alias = nil
    }
    value = veiled(value, beside: authored, alias: &alias)
    if let own = authored.extensions?["specimen"] { value = extended(value, by: own, of: token.path) }
    let reading = readings[readings.count - 1]
    return ResolvedToken(
      token, value: value, alias: alias, references: reading.named,
      dependencies: reading.readsGroups ? nil : reading.others.isEmpty ? reading.named : reading.named + reading.others)
  }

  /// A token whose whole value is a reference takes the type of its target; an own `$type` must agree.
  ///
  /// A part of a value has the type that its place in the value gives it; where that is none, the token's own or its group's.
  private mutating func aliased(_ token: FlatToken, alias: inout TokenPath?) -> TokenValue? {
    let data = token.authored.value
    return following(data) { resolver, landing -> TokenValue? in
      let target: TokenValue
      switch landing {
      case .token(let path):
        alias = path
        guard let value = resolver.value(of: path, named: data) else { return nil }
        target = value
      case .part(let part, let type):
        return resolver.value(part, of: token, placed: type)
      }
      if let own = token.authored.type, let type = own.type, type != target.type {
        if let value = resolver.converted(target, to: type, named: data) { return value }
        resolver.findings.report(
          Finding(
            .error, "type-mismatch",
            "'\(token.path)' is a \(type.rawValue) but its alias names a \(target.type.rawValue)", at: own.place,
            help: "remove $type: an alias has the type of its target"))
        return nil
      }
      return target
    }
  }

  /// The value that a reference leads to, if it has the type that is needed there; nil, after a finding, otherwise.
  mutating func target(of data: DataValue, typed type: TokenType) -> TokenValue? {
    following(data) { resolver, landing in
      switch landing {
      case .token(let path): return resolver.typed(path, type, named: data)
      case .part(let part, _): return resolver.value(part, type)
      }
    }
  }

  /// The value of a token that has a type; nil, after a finding, otherwise.
  mutating func typed(_ path: TokenPath, _ type: TokenType, named data: DataValue) -> TokenValue? {
    guard let value = value(of: path, named: data) else { return nil }
    guard value.type == type else {
      if let value = converted(value, to: type, named: data) { return value }
      tell(
        .error, "type-mismatch",
        "the alias \(found(data)) names a \(value.type.rawValue), a \(type.rawValue) is needed", data.place)
      return nil
    }
    return value
  }

  /// Notes that the token being resolved names another. What it names in itself is no edge.
  mutating func name(_ path: TokenPath) {
    guard chain.last?.path != path else { return }
    readings[readings.count - 1].named.append(path)
  }

  /// Notes that the token being resolved is read from another that it does not name itself.
  mutating func read(_ path: TokenPath) {
    guard chain.last?.path != path else { return }
    readings[readings.count - 1].others.append(path)
  }

  /// Notes that the token being resolved is read from what a group has.
  mutating func readGroup() {
    readings[readings.count - 1].readsGroups = true
  }

  /// The value of a token; nil, after a finding, when there is none.
  mutating func value(of path: TokenPath, named data: DataValue) -> TokenValue? {
    guard let index = tokens.index(of: path) else { return nil }
    if case .resolving = states[index] {
      reportCycle(from: path)
      return nil
    }
    guard hasRoom(at: data.place) else { return nil }
    return resolved(index)?.value
  }

  /// False when a token has a fault, which has been reported. A token that is being resolved counts as sound: its parts may
  /// name each other.
  mutating func isSound(_ path: TokenPath, namedAt place: Place) -> Bool {
    if isResolving(path) { return true }
    return hasRoom(at: place) && resolved(path) != nil
  }

  private mutating func hasRoom(at place: Place) -> Bool {
    guard chain.count >= AliasResolver.chainLimit else { return true }
    findings.report(
      Finding(
        .error, "alias-chain-too-long", "more than \(AliasResolver.chainLimit) aliases stand in a row", at: place))
    return false
  }

  func isResolving(_ path: TokenPath) -> Bool {
    guard let index = tokens.index(of: path) else { return false }
    if case .resolving = states[index] { return true }
    return false
  }

  // MARK: Findings

  mutating func reportCycle(from path: TokenPath) {
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

  mutating func helpNaming(_ path: TokenPath) -> String? {
    if let help = suggestions[path] { return help }
    let names = self.names ?? Names(tokens.list.lazy.map(\.path))
    self.names = names
    let help: String?
    if names.groups.contains(path) {
      help =
        tokens[path.appending("$root")] == nil
        ? "'\(path)' is a group; name a token in it" : "'\(path)' is a group; its own token is '{\(path).$root}'"
    } else if let token = path.segments.indices.map({ TokenPath(Array(path.segments[..<$0])) }).first(where: {
      tokens[$0] != nil
    }) {
      help = "braces name whole tokens; a part of '\(token)' is {\"$ref\": \"\(JSONPointer.text(token))/$value/…\"}"
    } else if suggestions.count < AliasResolver.suggestionLimit {
      help = NearestName.help(path.description, in: names.tokens)
    } else {
      help = nil
    }
    suggestions[path] = .some(help)
    return help
  }
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
