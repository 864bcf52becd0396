package import Diagnostics
package import Tokens

/// The contrast of every declared pair in every mode, with what was accepted and what was not.
package struct ContrastAudit: Sendable {
  package enum Status: String, Hashable, Sendable {
    case failed, unknown
    /// Fails as a baseline has it: said by reports alone.
    case known
    case accepted, passed
  }

  /// A pair over all modes.
  package struct Result: Sendable {
    package let pair: ContrastPair
    /// The lowest ratio that satisfies the requirement.
    package let threshold: Double
    package let reason: String?
    /// Where the policy, or a name, declares the pair.
    package let place: Place
    private let modes: ModeGroups
    /// By the group of modes; nil where a token has no value.
    private let measurements: [Measurement?]
    /// By the index of the mode: the waiver that accepts the failure there.
    private let waivers: [Int: Waiver]

    init(_ declared: DeclaredPairs.Declared, threshold: Double, _ measured: PairMeasurements, waivers: [Int: Waiver]) {
      pair = declared.pair
      reason = declared.reason
      place = declared.place
      self.threshold = threshold
      modes = measured.modes
      measurements = measured.measurements
      self.waivers = waivers
    }

    /// Nil where a token has no value in the mode.
    package func measurement(in mode: Int) -> Measurement? { measurements[modes.groups[mode]] }

    package func waiver(in mode: Int) -> Waiver? { waivers[mode] }

    /// The worst thing that is true of the pair in any mode.
    package var status: Status {
      if measurements.allSatisfy({ $0?.isPass == true }) { return .passed }
      guard measurements.contains(where: { $0 != nil }) else { return .unknown }
      let all = Set(modes.groups.indices.map { status(in: $0) })
      return [.failed, .unknown, .accepted].first { all.contains($0) } ?? .passed
    }

    /// Holds neither values nor modes: what is said of the pair is known again when they change.
    package var subject: Finding.Subject {
      let backdrop = pair.backdrop.map { [$0.description] } ?? []
      let names = [pair.requirement.rawValue, pair.foreground.description, pair.background.description]
      return Finding.Subject(names + backdrop, in: place.file)
    }

    package func status(in mode: Int) -> Status {
      switch measurement(in: mode)?.verdict {
      case .fail: waivers[mode] == nil ? .failed : .accepted
      case .cannotTell: .unknown
      case .pass, nil: .passed
      }
    }
  }

  package let policy: ContrastPolicy
  package let modes: [Mode]
  package let results: [Result]
  package let waivers: [Waiver]
  /// Colour and gradient tokens that stand in no pair, and of which nobody has said that nothing is required.
  package let uncovered: [TokenPath]
  package let exempted: [ExemptPair]
  /// What would be reported of the pairs that fail only where that is accepted.
  package private(set) var accepted: [Finding] = []

  /// Measures everything.
  /// - Parameters:
  ///   - today: the day on which waivers are judged.
  ///   - faults: gets what is wrong with the policy and the waivers as they are written: names of nothing.
  ///   - findings: gets what was measured: failures, and waivers that have ended, worsened or become idle.
  package init(
    _ graph: TokenGraph, policy: ContrastPolicy, waivers: [Waiver], today: CalendarDate, faults: inout Findings,
    into findings: inout Findings
  ) {
    self.policy = policy
    modes = graph.modes
    self.waivers = waivers
    let declared = DeclaredPairs(graph, policy, into: &faults)
    let judge = WaiverJudge(graph, waivers, today: today)
    var matrix = PairMatrix(graph)
    results = declared.pairs.map { declared in
      let threshold = policy.threshold(declared.pair.requirement)
      let measured = matrix.measurements(declared.pair, PairMeter(threshold: threshold))
      return Result(
        declared, threshold: threshold, measured, waivers: judge.waivers(for: declared.pair, measured))
    }
    exempted = declared.exempted
    var named = Set(exempted.map(\.foreground))
    for result in results { named.formUnion([result.pair.foreground, result.pair.background]) }
    uncovered = graph.tokens.filter { $0.isPaint && !named.contains($0.path) }.map(\.path)
    judge.report(results, faults: &faults, into: &findings)
    report(graph, into: &findings)
    accepted = results.compactMap { $0.status == .failed ? nil : failure($0, graph, in: .accepted) }
  }

  package func count(_ status: Status) -> Int {
    results.count { $0.status == status }
  }
}
