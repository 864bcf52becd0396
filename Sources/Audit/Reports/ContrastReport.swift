import Cascade
package import Colorimetry
package import Diagnostics
package import Tokens

/// The contrast pass of one system, as reports tell it: the one place where they read an audit.
package struct ContrastReport: Sendable {
  /// A pair over all modes. It holds what the audit has found and tells it on demand: most rows are only counted.
  package struct Row: Sendable {
    private var result: ContrastAudit.Result
    package let level: Requirement.Level

    fileprivate init(_ result: ContrastAudit.Result, level: Requirement.Level) {
      self.result = result
      self.level = level
    }

    mutating func know() { result.isKnown = true }

    package var foreground: String { result.pair.foreground.description }
    package var background: String { result.pair.background.description }
    package var backdrop: String? { result.pair.backdrop?.description }
    /// What lies between background and backdrop, from the bottom up.
    package var stack: [String] { result.pair.stack.map(\.source.description) }
    /// Of foreground and background as one group: a number, or the name of a token.
    package var opacity: String? { result.pair.opacity?.description }
    /// False for a pair that only mock-ups have.
    package var isDeclared: Bool { result.isDeclared }
    /// Where mock-ups paint it.
    package var uses: [PairUse] { result.uses }
    /// What tells it from pairs of the same layers.
    var circumstances: [String] { result.pair.namesOfCircumstances }
    package var requirement: Requirement { result.pair.requirement }
    package var threshold: Double { result.threshold }
    package var reason: String? { result.reason }
    /// Whether another rounding or gamut mapping would turn a verdict over, in any mode.
    package var isBorderline: Bool { result.isBorderline }
    /// What would mend its failures.
    package var suggestions: [Suggestion] { result.suggestions }
    package var subject: Finding.Subject { result.subject }
    /// Where the policy declares it.
    package var place: Place { result.place }
    var measurementCount: Int { result.measurementCount }
    /// False where every mode was measured.
    var hasUnknowns: Bool { result.hasUnknowns }

    package var status: ContrastAudit.Status { result.status }

    /// In the order of the first of their modes; modes without a value have none.
    package var outcomes: [Outcome] {
      result.outcomes.map { outcome in
        let measurement = outcome.measurement
        let status = outcome.modes.first.map(result.status(in:)) ?? .unknown
        return Outcome(
          status: status, ratio: measurement.ratio,
          foreground: measurement.isFail ? measurement.foreground?.hex : nil,
          background: measurement.isFail ? measurement.background?.hex : nil,
          cause: measurement.cause, range: measurement.range, doubts: outcome.waiver == nil ? measurement.doubts : [],
          waiver: outcome.waiver, modes: outcome.modes)
      }
    }

    /// `'color.text' on 'color.paper'`, and what lies behind.
    package var name: String {
      "'\(foreground)' on '\(background)'" + behind { "'\($0)'" }
    }

    /// ` over sheet over canvas at opacity 0.5`, or nothing.
    func behind(_ name: (String) -> String) -> String {
      // An opacity is told without marks.
      result.pair.behind(name, opacity: { $0 })
    }

    /// The waivers that accept it, in any mode.
    package var waivers: [Waiver] {
      outcomes.compactMap(\.waiver).reduce(into: []) { all, waiver in
        if !all.contains(waiver) { all.append(waiver) }
      }
    }

    /// The lowest ratio as a share of what is needed; nil where nothing was measured.
    package var worstShare: Double? {
      outcomes.compactMap { $0.ratio?.value }.min().map { $0 / threshold }
    }
  }

  /// What is the same of a pair in several modes.
  package struct Outcome: Sendable {
    package let status: ContrastAudit.Status
    package let ratio: ContrastRatio?
    /// What failed, as `#rrggbb`, composited, at the worst point; nil for any other outcome.
    package let foreground: String?
    package let background: String?
    /// Why it cannot be measured.
    package let cause: String?
    /// All that is possible, where it depends on what is not known.
    package let range: ContrastRange?
    /// By what the verdict would be another one; empty where it is beyond doubt.
    package let doubts: [Doubt]
    package let waiver: Waiver?
    /// By index, ascending.
    package let modes: [Int]

    /// `#808080 on #ffffff is 3.94:1`, or why there is no ratio.
    package var words: String {
      guard let ratio else { return cause ?? "not measured" }
      guard let foreground, let background else { return "\(ratio.text):1" }
      return "\(foreground) on \(background) is \(ratio.text):1"
    }
  }

  package let system: String
  package let modes: [Mode]
  package internal(set) var rows: [Row]
  package let waivers: [Waiver]
  /// How many colours and gradients there are, and those that stand in no pair.
  package let colorCount: Int
  package let uncovered: [UncoveredColor]
  package let exempted: [ExemptPair]
  package let exemptParts: [ExemptPart]
  /// What mock-ups paint.
  package let painted: PaintedColors
  /// False when there may be pairs that are not here, because their tokens could not be read.
  let isSound: Bool
  /// Colours that must look different and do not.
  package let alike: [Likeness]

  /// - Parameter isPrimitive: true for a token of which the theme says that it is a raw value, of which nothing is required by itself.
  package init(
    _ audit: ContrastAudit, of graph: TokenGraph, system: String, isPrimitive: (TokenPath) -> Bool = { _ in false }
  ) {
    self.system = system
    modes = audit.modes
    waivers = audit.waivers
    exempted = audit.exempted
    exemptParts = audit.exemptParts
    painted = audit.colors
    isSound = graph.isSound
    uncovered = audit.uncovered.compactMap { graph[$0] }.map { UncoveredColor($0, isPrimitive: isPrimitive($0.path)) }
    alike = audit.alike
    colorCount = graph.tokens.count { $0.type == .color || $0.type == .gradient }
    rows = audit.results.map { Row($0, level: audit.policy.level($0.pair.requirement)) }
  }

  package func count(_ status: ContrastAudit.Status) -> Int { rows.count { $0.status == status } }

  /// How many pairs have a verdict that another rounding or gamut mapping would turn over.
  package var borderlineCount: Int { rows.count(where: \.isBorderline) }

  /// How many modes have no pair that could not be measured.
  package var provenModes: Int {
    let unproven = rows.filter(\.hasUnknowns).flatMap(\.outcomes).filter { $0.status == .unknown }.reduce(
      into: Set<Int>()
    ) {
      $0.formUnion($1.modes)
    }
    return modes.count - unproven.count
  }

  /// `83 pairs in 2 modes: 1 fails, 5 are known, 12 are accepted, 70 pass`.
  package var summary: String {
    let counts = [
      (count(.failed), "fails", "fail"), (count(.unknown), "cannot be measured", "cannot be measured"),
      (count(.known), "is known", "are known"),
      (count(.accepted), "is accepted", "are accepted"), (count(.passed), "passes", "pass"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let doubtful = borderlineCount > 0 ? "; \(borderlineCount) by a hair" : ""
    return parts.isEmpty ? scope : "\(scope): \(parts.joined(separator: ", "))\(doubtful)"
  }

  /// `83 pairs in 2 modes`.
  var scope: String {
    "\(rows.count) \(rows.count == 1 ? "pair" : "pairs") in \(modes.count == 1 ? "one mode" : "\(modes.count) modes")"
  }

  /// `theme=dark`, or how many of all there are: `theme=dark and 3 more of 6 modes`.
  package func words(_ modes: [Int]) -> String {
    guard let first = modes.first else { return "no mode" }
    if self.modes.count == 1 { return "the only mode" }
    if modes.count == self.modes.count { return "every mode" }
    let rest = modes.count - 1
    return rest == 0 ? "\(self.modes[first])" : "\(self.modes[first]) and \(rest) more of \(self.modes.count) modes"
  }
}

extension Measurement {
  fileprivate var cause: String? {
    if case .cannotTell(let reason) = verdict { reason } else { nil }
  }
}
