import Diagnostics
import Tokens

/// What an export leaves out, or can say of one mode only.
struct SwiftOmissions {
  let tokens: SwiftTokens

  init(_ tokens: SwiftTokens) {
    self.tokens = tokens
  }

  var findings: Findings {
    var findings = Findings()
    var unsaid: [String: [TokenGraph.Token]] = [:]
    var ignored: [[Int]: [TokenGraph.Token]] = [:]
    for token in tokens.graph.tokens where tokens.naming[token.path] != nil {
      let modes = tokens.modes(of: token)
      let scope = ExportScope(enclosing: [], namespaces: [], module: nil)
      guard let expression = tokens.expression(token, modes: modes, in: scope) else {
        unsaid[reason(token), default: []].append(token)
        continue
      }
      let modifiers = expression.isDerived || isOfScheme(token) ? [] : tokens.ignored(by: token)
      if !modifiers.isEmpty { ignored[modifiers, default: []].append(token) }
    }
    for (reason, tokens) in unsaid { findings.report(SwiftOmissions.unsaid(tokens, reason)) }
    for (modifiers, tokens) in ignored {
      findings.report(
        SwiftOmissions.oneMode(tokens, modifiers, self.tokens.graph.modes[self.tokens.modes.base], "this Swift"))
    }
    return findings
  }

  private func reason(_ token: TokenGraph.Token) -> String {
    switch token.byMode[tokens.modes.base]?.value {
    case nil: "have no value in the mode of the export"
    case .dimension, .shadow: "have lengths that depend on the page, where Swift needs points"
    case .border: "are borders, for which SwiftUI has no type"
    case .strokeStyle: "are styles of lines that SwiftUI does not draw"
    case .typography: "have no size, which a font needs"
    default: "have no type that Swift knows"
    }
  }

  private static func unsaid(_ tokens: [TokenGraph.Token], _ reason: String) -> Finding {
    Finding(
      .warning, "not-in-swift", "Swift does not get \(names(tokens)), which \(reason)", at: tokens[0].primary.namePlace)
  }

  private func isOfScheme(_ token: TokenGraph.Token) -> Bool {
    tokens.naming.shape == .dualAxis && tokens.naming[token.path].map(DualAxisTheme.isOfScheme) == true
  }

  /// - Parameter what: cannot choose.
  static func oneMode(_ tokens: [TokenGraph.Token], _ modifiers: [Int], _ mode: Mode, _ what: String) -> Finding {
    let names = modifiers.map { "'\(mode.choices[$0].modifier)'" }.joined(separator: " and ")
    let choices = modifiers.map { "\(mode.choices[$0].modifier)=\(mode.choices[$0].context)" }.joined(separator: ",")
    return Finding(
      .warning, "one-mode-in-swift",
      "\(SwiftOmissions.names(tokens)) depend on \(names), which \(what) cannot choose: it has the values of \(choices)",
      at: tokens[0].primary.namePlace, help: "say which with --mode \(choices)")
  }

  private static func names(_ tokens: [TokenGraph.Token]) -> String {
    let names = tokens.prefix(5).map { "'\($0.path)'" }.joined(separator: ", ")
    return names + (tokens.count > 5 ? " and \(tokens.count - 5) more" : "")
  }
}
