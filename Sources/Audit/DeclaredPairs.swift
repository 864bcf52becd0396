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
  private var exemptBackgrounds: [TokenPath: Set<TokenPath?>] = [:]
  private var seen: Set<ContrastPair> = []

  init(_ graph: TokenGraph, _ policy: ContrastPolicy, into findings: inout Findings) {
    for exemption in policy.exemptions { exempt(exemption, graph, into: &findings) }
    for declaration in policy.declarations {
      let foregrounds = DeclaredPairs.tokens(declaration.foregrounds, graph, into: &findings)
      let backgrounds = DeclaredPairs.tokens(declaration.backgrounds, graph, into: &findings)
      let backdrops = DeclaredPairs.tokens(declaration.backdrops, graph, into: &findings)
      for foreground in foregrounds {
        for background in backgrounds {
          // What lies behind matters only under a background that lets it through.
          let behind = background.isTranslucent && !backdrops.isEmpty ? backdrops.map(\.path) : [nil]
          for backdrop in behind {
            let pair = ContrastPair(
              foreground: foreground.path, background: background.path, backdrop: backdrop,
              requirement: declaration.requirement)
            append(Declared(pair: pair, reason: declaration.reason, place: declaration.place))
          }
        }
      }
    }
    // What has been declared is not declared again by its name.
    let known = Set(pairs.map { [$0.pair.foreground, $0.pair.background] })
    for token in graph.tokens where token.isPaint {
      guard let background = policy.conventions.lazy.compactMap({ $0.background(of: token, in: graph) }).first,
        !known.contains([token.path, background.path])
      else { continue }
      let pair = ContrastPair(
        foreground: token.path, background: background.path, backdrop: nil, requirement: .text)
      append(Declared(pair: pair, reason: "by its name", place: token.primary.namePlace))
    }
  }

  private mutating func append(_ declared: Declared) {
    let pair = declared.pair
    if let backgrounds = exemptBackgrounds[pair.foreground],
      backgrounds.contains(nil) || backgrounds.contains(pair.background)
    {
      return
    }
    if seen.insert(pair).inserted { pairs.append(declared) }
  }

  private mutating func exempt(_ exemption: Exemption, _ graph: TokenGraph, into findings: inout Findings) {
    let backgrounds: [TokenPath?] =
      exemption.backgrounds.isEmpty
      ? [nil] : DeclaredPairs.tokens(exemption.backgrounds, graph, into: &findings).map(\.path)
    for foreground in DeclaredPairs.tokens(exemption.foregrounds, graph, into: &findings) {
      exemptBackgrounds[foreground.path, default: []].formUnion(backgrounds)
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
}
