package import Diagnostics
package import Tokens

/// Finds values that a component's CSS writes out although the theme has, or should have, a token for them.
///
/// A colour that is written out stays as it is when the theme changes, in every mode, and nothing checks its contrast. Tokens
/// always exist, so what follows the comma in `var(--x, …)` is never used, and is one more value to keep.
package struct LiteralStyle {
  private let graph: TokenGraph
  private let prefix: String
  /// Made for the first literal: most themes have none.
  private var tokens: LiteralTokens?

  package init(_ graph: TokenGraph, prefix: String) {
    self.graph = graph
    self.prefix = prefix
  }

  /// - Parameter component: the name of the component whose style sheet it is.
  package mutating func report(
    on sheet: StyleSheet, of file: SourceFile, component: String, into findings: inout Findings
  ) {
    let inRules = sheet.rules.flatMap { rule -> [Literal] in
      let context = LiteralFinder.Context(rule)
      return rule.declarations.flatMap { LiteralFinder($0, in: context, of: file).literals }
    }
    let inSteps = sheet.keyframes.flatMap { rule in
      rule.declarations.flatMap { LiteralFinder($0, in: .init(), of: file).literals }
    }
    report(inRules + inSteps, component, into: &findings)
  }

  /// Colours that a drawing in the HTML writes out.
  package mutating func report(on tree: ElementTree, component: String, into findings: inout Findings) {
    let attributes = tree.elements.filter { $0.namespace == .svg }.flatMap(\.attributes)
    let colors = attributes.filter { LiteralStyle.colors.contains($0.name) }
    report(colors.flatMap { LiteralFinder($0).literals }, component, into: &findings)
  }

  private static let colors: Set = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"]

  private mutating func report(_ literals: [Literal], _ component: String, into findings: inout Findings) {
    guard !literals.isEmpty else { return }
    let tokens = self.tokens ?? LiteralTokens(graph, prefix: prefix)
    self.tokens = tokens
    for literal in literals.prefix(LiteralStyle.findingLimit) {
      findings.report(LiteralStyle.finding(literal, tokens.match(literal, component: component), tokens))
    }
    if literals.count > LiteralStyle.findingLimit {
      let rest = literals[LiteralStyle.findingLimit...]
      findings.report(LiteralStyle.more(rest.count, at: rest[LiteralStyle.findingLimit].place))
    }
  }

  /// More of a file are counted only: each is compared with all tokens.
  private static let findingLimit = 200
}

extension LiteralStyle {
  private static func finding(_ literal: Literal, _ match: LiteralTokens.Match?, _ tokens: LiteralTokens) -> Finding {
    let text = literal.values.text
    let shown = text.count > 60 ? "\(text.prefix(60))…" : text
    let found = "'\(shown)' is written out\(literal.isFallback ? " as a fallback" : "")"
    let needed: String
    var help: String?
    if let match, match.isSame {
      let amount = match.isNegated ? " without its sign" : ""
      needed = "'\(match.property)' has this value\(amount)\(match.mode.map { " in \($0)" } ?? "")"
      help = match.isNegated ? "write calc(var(\(match.property)) * -1)" : "write var(\(match.property))"
      if !match.others.isEmpty {
        help = help.map { "\($0); the same value: \(match.others.prefix(3).joined(separator: ", "))" }
      }
    } else {
      needed = "\(literal.kind.holder) is needed"
      if let match {
        help = "none has this value, the nearest is \(match.property) with \(match.text)"
      } else if !tokens.hasAny(literal.kind) {
        help = "the theme has none yet"
      }
    }
    if literal.isFallback { help = "remove the fallback, tokens always exist; or write a token in it" }
    return Finding(.error, "literal-style", "\(found), \(needed)", at: literal.place, help: help)
  }

  private static func more(_ count: Int, at place: Place) -> Finding {
    Finding(
      .error, "literal-style", "\(count) more \(count == 1 ? "value is" : "values are") written out from here on",
      at: place, help: "write tokens in their place")
  }
}
