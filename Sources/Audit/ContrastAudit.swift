import Cascade
package import Diagnostics
package import Tokens

/// The contrast of every declared pair in every mode, with what was accepted and what was not.
package struct ContrastAudit: Sendable {
  package enum Status: String, Hashable, Sendable {
    case failed, unknown
    /// Fails as a baseline has it.
    case known
    case accepted, passed
  }

  /// A pair over all modes.
  package struct Result: Sendable {
    package let pair: ContrastPair
    /// The lowest ratio that satisfies the requirement.
    package let threshold: Double
    package let reason: String?
    /// Where the policy, or a name, declares the pair; else where a mock-up paints it first.
    package let place: Place
    /// False for a pair that only mock-ups have.
    package let isDeclared: Bool
    /// Where mock-ups paint it.
    package let uses: [PairUse]
    /// What keeps it from being told.
    let obstacle: PaintedPart.Obstacle?
    private let modes: ModeGroups
    /// By the group of modes; nil where a token has no value.
    private let measurements: [Measurement?]
    /// By the index of the mode: the waiver that accepts the failure there.
    private let waivers: [Int: Waiver]
    /// The worst thing that is true of the pair in any mode.
    package private(set) var status = Status.passed
    /// True for one whose failures a baseline knows.
    var isKnown = false {
      didSet { status = worstStatus }
    }
    /// What would mend the failures that nobody has accepted; empty where nothing was found.
    package internal(set) var suggestions: [Suggestion] = []

    init(_ source: PairSource, threshold: Double, _ measured: PairMeasurements, waivers: [Int: Waiver]) {
      pair = source.pair
      reason = source.reason
      place = source.place
      isDeclared = source.isDeclared
      uses = source.uses
      obstacle = source.obstacle
      self.threshold = threshold
      modes = measured.modes
      measurements = measured.measurements
      self.waivers = waivers
      status = worstStatus
    }

    /// How often it was measured: once for each combination of values that its colours can have.
    var measurementCount: Int { measurements.count }

    /// Nil where a token has no value in the mode.
    package func measurement(in mode: Int) -> Measurement? { measurements[modes.groups[mode]] }

    package func waiver(in mode: Int) -> Waiver? { waivers[mode] }

    /// What is the same in several modes: measured and accepted alike.
    package struct Outcome: Sendable {
      package let measurement: Measurement
      package let waiver: Waiver?
      /// By index, ascending.
      package private(set) var modes: [Int]

      fileprivate mutating func append(_ mode: Int) { modes.append(mode) }
    }

    /// In the order of the first of their modes; modes without a value have none.
    package var outcomes: [Outcome] {
      var outcomes: [Outcome] = []
      var indices = [Int?](repeating: nil, count: measurements.count)
      for (mode, group) in modes.groups.enumerated() {
        guard let measurement = measurements[group] else { continue }
        let waiver = waivers.isEmpty ? nil : waivers[mode]
        let known = waivers.isEmpty ? indices[group] : nil
        let isSame = { (outcome: Outcome) in outcome.measurement == measurement && outcome.waiver == waiver }
        if let index = known ?? outcomes.firstIndex(where: isSame) {
          outcomes[index].append(mode)
          indices[group] = index
        } else {
          indices[group] = outcomes.count
          outcomes.append(Outcome(measurement: measurement, waiver: waiver, modes: [mode]))
        }
      }
      return outcomes
    }

    /// True where something could not be measured, in any mode.
    var hasUnknowns: Bool {
      measurements.contains { measurement in
        if case .cannotTell? = measurement?.verdict { true } else { false }
      }
    }

    /// Modes of one group share a measurement.
    func group(of mode: Int) -> Int { modes.groups[mode] }

    private var worstStatus: Status {
      if measurements.allSatisfy({ $0?.isPass == true }) { return .passed }
      guard measurements.contains(where: { $0 != nil }) else { return .unknown }
      let worst = [Status.failed, .unknown, .known, .accepted].first { worst in
        modes.groups.indices.contains { status(in: $0) == worst }
      }
      return worst ?? .passed
    }

    /// Holds neither values nor modes: what is said of the pair is known again when they change.
    package var subject: Finding.Subject {
      let sides = [pair.foreground, pair.background] + pair.beneath.map(\.source)
      let names = [pair.requirement.rawValue] + sides.map(\.description) + pair.namesOfCircumstances
      return Finding.Subject(names, in: place.file)
    }

    /// True where, in any mode, another rounding or gamut mapping would make another verdict; not where a failure is accepted.
    package var isBorderline: Bool {
      measurements.contains { $0?.doubts.isEmpty == false } && modes.groups.indices.contains { !doubts(in: $0).isEmpty }
    }

    /// Empty where the verdict is beyond doubt, or a failure is accepted.
    package func doubts(in mode: Int) -> [Doubt] {
      waivers.keys.contains(mode) ? [] : measurement(in: mode)?.doubts ?? []
    }

    package func status(in mode: Int) -> Status {
      switch measurement(in: mode)?.verdict {
      case .fail: waivers.keys.contains(mode) ? .accepted : isKnown ? .known : .failed
      case .cannotTell: .unknown
      case .pass, nil: .passed
      }
    }
  }

  package let policy: ContrastPolicy
  package let modes: [Mode]
  package private(set) var results: [Result]
  /// Colours that the policy wants to look different, and that somebody cannot tell apart.
  package let alike: [Likeness]
  package let waivers: [Waiver]
  /// Colour and gradient tokens that stand in no pair, and of which nobody has said that nothing is required.
  package let uncovered: [TokenPath]
  package let exempted: [ExemptPair]
  /// What mock-ups paint, and how much of it has been looked at.
  package let colors: PaintedColors
  /// What mock-ups paint and nothing is required of.
  package let exemptParts: [ExemptPart]
  private let byComponent: DrawnPairs
  /// What would be reported of the pairs that fail only where that is accepted.
  package private(set) var accepted: [Finding] = []

  /// Measures everything.
  /// - Parameters:
  ///   - today: the day on which waivers are judged.
  ///   - painted: what the mock-ups of the theme paint; nil to look at what is declared alone.
  ///   - advises: whether what would mend failures is looked for: that takes longer than all the rest.
  ///   - faults: gets what is wrong with the policy and the waivers as they are written: names of nothing.
  ///   - findings: gets what was measured: failures, and waivers that have ended, worsened or become idle.
  package init(
    _ graph: TokenGraph, policy: ContrastPolicy, waivers: [Waiver], today: CalendarDate, painted: PaintedTheme? = nil,
    advises: Bool = true, faults: inout Findings, into findings: inout Findings
  ) {
    self.policy = policy
    modes = graph.modes
    self.waivers = waivers
    let declared = DeclaredPairs(graph, policy, into: &faults)
    let judge = WaiverJudge(graph, waivers, today: today)
    var values = painted?.values
    let drawn = PaintedPairs(painted, graph, &values) { declared.exemption(of: $0)?.reason }
    exemptParts = drawn.exempt
    var matrix = PairMatrix(graph, values)
    let measured = PairSource.all(declared.pairs, drawn.pairs).map { source in
      let meter = policy.meter(source.pair.requirement)
      let measured = matrix.measurements(source.pair, meter, in: source.modes)
      return Result(source, threshold: meter.threshold, measured, waivers: judge.waivers(for: source.pair, measured))
    }
    results = advises ? ContrastAudit.suggesting(graph, measured, values) : measured
    byComponent = DrawnPairs(results.map(\.uses), exempt: exemptParts.map(\.uses))
    alike = policy.distinctions.flatMap { DistinctionCheck(graph, $0, seenBy: policy.vision, into: &faults).alike }
    exempted = declared.exempted
    var named = Set(exempted.map(\.foreground))
    for pair in measured.lazy.map(\.pair) {
      if let path = pair.foreground.token { named.insert(path) }
      if let path = pair.background.token { named.insert(path) }
    }
    colors = PaintedColors(
      painted, graph, measured: results.map(\.pair) + drawn.exempt.map(\.pair),
      exempted: Set(exempted.filter { $0.background == nil }.map(\.foreground)))
    named.formUnion(colors.covered)
    uncovered = graph.tokens.filter { $0.isPaint && !named.contains($0.path) }.map(\.path)
    for likeness in alike { findings.report(likeness.finding(in: modes)) }
    judge.report(results, faults: &faults, into: &findings)
    report(graph, into: &findings)
    accepted = results.compactMap { $0.status == .failed ? nil : failure($0, graph, in: .accepted) }
  }

  /// The same results, those that fail with what would mend them.
  private static func suggesting(_ graph: TokenGraph, _ results: [Result], _ values: ModeValues?) -> [Result] {
    guard results.contains(where: { $0.status == .failed }) else { return results }
    var results = results
    for (index, suggestions) in SuggestionSearch(graph, results, values).suggestions {
      results[index].suggestions = suggestions
    }
    return results
  }

  /// The same pass, with the failures of some pairs known.
  package func knowing(_ subjects: Set<Finding.Subject>) -> ContrastAudit {
    var audit = self
    for index in audit.results.indices where subjects.contains(audit.results[index].subject) {
      audit.results[index].isKnown = true
    }
    return audit
  }

  /// What the mock-ups of a component paint.
  package func results(drawnBy component: String) -> [Result] {
    byComponent.measured[component, default: []].map { results[$0] }
  }

  package func exemptParts(drawnBy component: String) -> [ExemptPart] {
    byComponent.exempt[component, default: []].map { exemptParts[$0] }
  }

  package func count(_ status: Status) -> Int {
    results.count { $0.status == status }
  }
}
