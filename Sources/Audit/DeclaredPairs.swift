import Cascade
import Diagnostics
import Tokens

/// The pairs that a policy stands for, each once: those of its patterns in the order of their declaration, then those of names.
struct DeclaredPairs {
  struct Declared {
    let pair: ContrastPair
    let reason: String?
    let place: Place
  }

  private(set) var pairs: [Declared] = []
  private(set) var exempted: [ExemptPair] = []
  /// By the foreground; nil stands for every background.
  private var exemptBackgrounds: [PaintSource: [PaintSource?: Exemption]] = [:]
  private var seen: Set<ContrastPair> = []

  init(_ graph: TokenGraph, _ policy: ContrastPolicy, into findings: inout Findings) {
    for exemption in policy.exemptions { exempt(exemption, graph, into: &findings) }
    for declaration in policy.declarations { declare(declaration, graph, into: &findings) }
    let named = graph.tokens.filter(\.isPaint).flatMap { token in
      let backgrounds = policy.conventions.lazy.map { $0.backgrounds(of: token, in: graph) }.first { !$0.isEmpty }
      return (backgrounds ?? []).map { (token, $0.path) }
    }
    guard !named.isEmpty else { return }
    // What has been declared is not declared again by its name.
    let known = Set(pairs.map { [$0.pair.foreground, $0.pair.background] })
    for (token, background) in named where !known.contains([.token(token.path), .token(background)]) {
      let pair = ContrastPair(foreground: token.path, background: background, backdrop: nil, requirement: .text)
      append(Declared(pair: pair, reason: "by its name", place: token.primary.namePlace))
    }
  }

  private mutating func declare(
    _ declaration: ContrastPolicy.Declaration, _ graph: TokenGraph, into findings: inout Findings
  ) {
    let foregrounds = DeclaredPairs.tokens(declaration.foregrounds, graph, into: &findings)
    let backgrounds = DeclaredPairs.tokens(declaration.backgrounds, graph, into: &findings).map {
      (path: $0.path, isTranslucent: $0.isTranslucent)
    }
    let backdrops = DeclaredPairs.tokens(declaration.backdrops, graph, into: &findings)
    let stack = DeclaredPairs.stack(declaration.stack, graph, into: &findings)
    let opacity = DeclaredPairs.opacity(declaration.opacity, graph, into: &findings)
    // A pair must not be measured with less than its author meant.
    guard let stack, let opacity else { return }
    for foreground in foregrounds {
      for background in backgrounds {
        // What lies behind matters only under a background that lets it through.
        let isSeenThrough = background.isTranslucent || opacity != .number(1)
        let behind = isSeenThrough && !backdrops.isEmpty ? backdrops.map(\.path) : [nil]
        for backdrop in behind {
          let pair = ContrastPair(
            foreground: foreground.path, background: background.path, stack: isSeenThrough ? stack : [],
            backdrop: backdrop, opacity: opacity == .number(1) ? nil : opacity, requirement: declaration.requirement)
          append(Declared(pair: pair, reason: declaration.reason, place: declaration.place))
        }
      }
    }
  }

  private mutating func append(_ declared: Declared) {
    let pair = declared.pair
    if exemption(of: pair) == nil, seen.insert(pair).inserted { pairs.append(declared) }
  }

  /// Why nothing is required of a pair by the policy; nil where something is.
  func exemption(of pair: ContrastPair) -> Exemption? {
    exemptBackgrounds[pair.foreground].flatMap { $0[pair.background] ?? $0[nil] }
  }

  private mutating func exempt(_ exemption: Exemption, _ graph: TokenGraph, into findings: inout Findings) {
    let backgrounds: [TokenPath?] =
      exemption.backgrounds.isEmpty
      ? [nil] : DeclaredPairs.tokens(exemption.backgrounds, graph, into: &findings).map(\.path)
    for foreground in DeclaredPairs.tokens(exemption.foregrounds, graph, into: &findings) {
      for background in backgrounds {
        let ground = background.map(PaintSource.token)
        let known = exemptBackgrounds[.token(foreground.path)]?[ground]
        exemptBackgrounds[.token(foreground.path), default: [:]][ground] = known ?? exemption
      }
      exempted += backgrounds.map { ExemptPair(foreground: foreground.path, background: $0, exemption: exemption) }
    }
  }

  /// The colours and gradients that patterns match. A pattern that matches none is a finding: it guards nothing.
  static func tokens(
    _ patterns: [ContrastPolicy.Pattern], _ graph: TokenGraph, into findings: inout Findings
  ) -> [TokenGraph.Token] {
    patterns.flatMap { pattern in
      let matches = graph.tokens(matching: PathGlob(pattern.text))
      let painted = matches.filter(\.isPaint)
      if painted.isEmpty, !graph.isUnsure(of: PathGlob(pattern.text)) {
        let help = matches.first.map { "'\($0.path)' is a \($0.type.rawValue)" } ?? graph.helpNaming(pattern.text)
        findings.report(
          Finding(
            .error, "unmatched-pattern", "'\(pattern.text)' matches no colour and no gradient", at: pattern.place,
            help: help))
      }
      return painted
    }
  }

  /// Nil, after a finding, when a layer is no token that can be painted.
  private static func stack(
    _ layers: [ContrastPolicy.Pattern], _ graph: TokenGraph, into findings: inout Findings
  ) -> [TokenPath]? {
    let tokens = layers.map { layer in
      token(layer, "colour or gradient", graph, into: &findings) { $0.isPaint }
    }
    return tokens.contains(nil) ? nil : tokens.compactMap { $0 }
  }

  /// 1 where nothing is said; nil, after a finding, when it is no number.
  private static func opacity(
    _ opacity: ContrastPolicy.Opacity?, _ graph: TokenGraph, into findings: inout Findings
  ) -> ContrastPair.Opacity? {
    switch opacity {
    case nil: .number(1)
    case .number(let number): .number(number)
    case .token(let path):
      token(path, "number from 0 to 1", graph, into: &findings) { $0.type == .number }.map { .token($0) }
    }
  }

  /// The one token that a path names.
  private static func token(
    _ path: ContrastPolicy.Pattern, _ need: String, _ graph: TokenGraph, into findings: inout Findings,
    where isFit: (TokenGraph.Token) -> Bool
  ) -> TokenPath? {
    let found = TokenPath(printed: path.text).flatMap { graph[$0] }
    if let found, isFit(found) { return found.path }
    if !graph.isUnsure(of: PathGlob(path.text)) {
      let help = found.map { "'\($0.path)' is a \($0.type.rawValue)" } ?? graph.helpNaming(path.text)
      findings.report(
        Finding(
          .error, "unmatched-pattern", "'\(path.text)' is no token that is a \(need)", at: path.place, help: help))
    }
    return nil
  }
}
