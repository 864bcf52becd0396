import Audit
import Cascade
import Colorimetry
package import Diagnostics
import Tokens

/// How one colour is painted on another, step by step, and what that measures.
package struct PairReport: Sendable {
  enum Role: String, Sendable {
    case backdrop, layer, background, foreground
  }

  /// A colour of the stack, from the bottom up.
  struct Step: Hashable, Sendable {
    let role: Role
    let source: PaintSource
    /// As CSS has it.
    let value: String
    /// What is on the screen once it is laid on the steps before it: at the worst point, where a gradient takes part; nil where
    /// that cannot be told.
    let painted: Paint?
    let isTranslucent: Bool
  }

  /// What is so in some modes.
  struct Outcome: Hashable, Sendable {
    /// Empty where a token has no value.
    let steps: [Step]
    /// Of background and foreground as one group; nil where they are none.
    let opacity: String?
    let measurement: Measurement?
    let status: ContrastAudit.Status?
  }

  let pair: ContrastPair
  let threshold: Double
  /// Where the policy declares the pair; nil for a pair that nobody has declared.
  let place: Place?
  let outcomes: [(outcome: Outcome, modes: [Int])]
  let graph: TokenGraph
  let system: String

  /// Why two names are no pair.
  package struct Failure: Error {
    package let finding: Finding

    fileprivate init(_ rule: Finding.Rule, _ text: String) {
      finding = Finding(.error, rule, text, at: nil)
    }
  }

  /// The pair as it is declared, once for each requirement; else the two on the canvas of the theme, measured for text.
  package static func all(
    named foreground: String, on background: String, in system: ResolvedSystem
  ) throws(Failure) -> [PairReport] {
    guard let theme = system.theme else { return [] }
    let foreground = try paint(foreground, in: theme)
    let background = try paint(background, in: theme)
    let declared = (theme.audit?.results ?? []).filter {
      $0.pair.foreground == .token(foreground) && $0.pair.background == .token(background)
    }
    guard declared.isEmpty else {
      return declared.map { PairReport($0.pair, of: theme, in: system, result: $0) }
    }
    let canvas = theme.configuration.canvas?.path
    let pair = ContrastPair(
      foreground: foreground, background: background, backdrop: canvas == background ? nil : canvas, requirement: .text)
    return [PairReport(pair, of: theme, in: system, result: nil)]
  }

  /// The colour or gradient that is meant by a name.
  private static func paint(_ name: String, in theme: ResolvedTheme) throws(Failure) -> TokenPath {
    let tokens = theme.tokens(named: name)
    guard let token = tokens.first, tokens.count == 1 else {
      throw Failure("ambiguous-token", "'\(name)' names \(tokens.count) tokens, one color or gradient is needed")
    }
    guard token.type == .color || token.type == .gradient else {
      throw Failure("no-color", "'\(token.path)' is a \(token.type.rawValue), a color or a gradient is needed")
    }
    return token.path
  }

  private init(
    _ pair: ContrastPair, of theme: ResolvedTheme, in system: ResolvedSystem, result: ContrastAudit.Result?
  ) {
    let graph = theme.graph
    self.pair = pair
    self.graph = graph
    self.system = system.name
    threshold = result?.threshold ?? pair.requirement.threshold(.aa)
    place = result?.place
    var outcomes: [(outcome: Outcome, modes: [Int])] = []
    let large = theme.audit?.policy.threshold(.large) ?? Requirement.large.threshold(.aa)
    for mode in graph.modes.indices {
      let measurement = pair.measurement(graph, mode: mode, threshold: threshold, large: large)
      let outcome = Outcome(
        steps: PairReport.steps(pair, measurement, graph, mode), opacity: PairReport.opacity(pair, graph, mode),
        measurement: measurement,
        status: measurement == nil ? nil : result?.status(in: mode))
      if let index = outcomes.firstIndex(where: { $0.outcome == outcome }) {
        outcomes[index].modes.append(mode)
      } else {
        outcomes.append((outcome, [mode]))
      }
    }
    self.outcomes = outcomes
  }

  private static func steps(
    _ pair: ContrastPair, _ measurement: Measurement?, _ graph: TokenGraph, _ mode: Int
  ) -> [Step] {
    let value = { (source: PaintSource) in source.token.flatMap { graph[$0]?.byMode[mode]?.value } }
    guard let foreground = value(pair.foreground), let background = value(pair.background) else { return [] }
    var steps: [Step] = []
    let isSeenThrough = isTranslucent(background) || !pair.groups.isEmpty
    var below: Paint?
    for layer in isSeenThrough ? pair.beneath : [] {
      guard let value = value(layer.source) else { continue }
      // What lies on something that is not one colour is not one either.
      below = paint(value, on: below)
      steps.append(
        Step(
          role: layer.source == pair.backdrop ? .backdrop : .layer, source: layer.source, value: value.css,
          painted: below, isTranslucent: isTranslucent(value)))
    }
    for (role, source, value, paint) in [
      (Role.background, pair.background, background, measurement?.background),
      (.foreground, pair.foreground, foreground, measurement?.foreground),
    ] {
      steps.append(
        Step(role: role, source: source, value: value.css, painted: paint, isTranslucent: isTranslucent(value)))
    }
    return steps
  }

  /// Nil where it is not one colour.
  private static func paint(_ value: TokenValue, on below: Paint?) -> Paint? {
    guard case .color(let color) = value else { return nil }
    let paint = Paint(color)
    return paint.isOpaque ? paint : below.map(paint.over)
  }

  private static func opacity(_ pair: ContrastPair, _ graph: TokenGraph, _ mode: Int) -> String? {
    guard case .token(let path)? = pair.opacity else { return pair.opacity?.description }
    let value = graph[path]?.byMode[mode]?.value.css
    return "\(path), \(value ?? "which has no value")"
  }

  private static func isTranslucent(_ value: TokenValue) -> Bool {
    switch value {
    case .color(let color): !Paint(color).isOpaque
    case .gradient(let gradient): gradient.stops.contains { !Paint($0.color).isOpaque }
    default: false
    }
  }
}
