import Diagnostics
import Tokens

/// The pairs that a policy's patterns stand for, each once, in the order of their declaration.
struct DeclaredPairs {
  struct Declared {
    let pair: ContrastPair
    let reason: String?
    let place: Place
  }

  private(set) var pairs: [Declared] = []

  init(_ graph: TokenGraph, _ policy: ContrastPolicy, into findings: inout Findings) {
    var seen: Set<ContrastPair> = []
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
            guard seen.insert(pair).inserted else { continue }
            pairs.append(Declared(pair: pair, reason: declaration.reason, place: declaration.place))
          }
        }
      }
    }
  }

  /// The colours and gradients that patterns match. A pattern that matches none is a finding: it guards nothing.
  private static func tokens(
    _ patterns: [ContrastPolicy.Declaration.Pattern], _ graph: TokenGraph, into findings: inout Findings
  ) -> [TokenGraph.Token] {
    patterns.flatMap { pattern in
      let matches = graph.tokens(matching: PathGlob(pattern.text))
      let painted = matches.filter { $0.type == .color || $0.type == .gradient }
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
