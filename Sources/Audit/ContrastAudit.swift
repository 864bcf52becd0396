import Colorimetry
package import Diagnostics
package import Tokens

/// The contrast of every declared pair in every mode, with what was accepted and what was not.
package struct ContrastAudit: Sendable {
  package enum Status: String, Hashable, Sendable {
    case failed, unknown, accepted, passed
  }

  /// A pair over all modes.
  package struct Result: Sendable {
    package let pair: ContrastPair
    /// By the index of the mode; nil where a token has no value.
    package let byMode: [Measurement?]
    /// By the index of the mode: the waiver that accepts the failure there.
    package let waivers: [Waiver?]
    package let reason: String?
    /// Where the policy declares the pair.
    package let place: Place

    /// The worst thing that is true of the pair in any mode.
    package var status: Status {
      guard byMode.contains(where: { $0 != nil }) else { return .unknown }
      let all = byMode.indices.map { status(in: $0) }
      return [.failed, .unknown, .accepted].first { all.contains($0) } ?? .passed
    }

    package func status(in mode: Int) -> Status {
      switch byMode[mode]?.verdict {
      case .fail: waivers[mode] == nil ? .failed : .accepted
      case .cannotTell: .unknown
      case .pass, nil: .passed
      }
    }
  }

  package let level: Requirement.Level
  package let modes: [Mode]
  package let results: [Result]
  package let waivers: [Waiver]
  /// Colour and gradient tokens that stand in no pair.
  package let uncovered: [TokenPath]

  /// Measures everything.
  /// - Parameters:
  ///   - today: the day on which waivers are judged.
  ///   - faults: gets what is wrong with the policy and the waivers as they are written: names of nothing.
  ///   - findings: gets what was measured: failures, and waivers that have ended, worsened or become idle.
  package init(
    _ graph: TokenGraph, policy: ContrastPolicy, waivers: [Waiver], today: CalendarDate, faults: inout Findings,
    into findings: inout Findings
  ) {
    let declared = DeclaredPairs(graph, policy, into: &faults)
    level = policy.level
    modes = graph.modes
    self.waivers = waivers
    let judge = WaiverJudge(graph, waivers, today: today)
    let level = policy.level
    let measured = declared.pairs.map { declared in
      let byMode = ContrastAudit.measurements(declared.pair, graph, level)
      return Result(
        pair: declared.pair, byMode: byMode, waivers: judge.waivers(for: declared.pair, byMode),
        reason: declared.reason, place: declared.place)
    }
    results = measured
    let used = Set(measured.flatMap { [$0.pair.foreground, $0.pair.background] })
    uncovered = graph.tokens.filter { ($0.type == .color || $0.type == .gradient) && !used.contains($0.path) }.map(
      \.path)
    judge.report(measured, faults: &faults, into: &findings)
    for result in measured { ContrastAudit.report(result, graph, level, into: &findings) }
    if measured.count < policy.minimumChecks, graph.isSound {
      findings.report(
        Finding(
          .error, "too-few-checks",
          "\(measured.count) \(measured.count == 1 ? "pair was" : "pairs were") checked, the policy needs \(policy.minimumChecks)",
          at: policy.place, help: "a check that looks at nothing must not pass"))
    }
  }

  package func count(_ status: Status) -> Int {
    results.count { $0.status == status }
  }

  private static func measurements(
    _ pair: ContrastPair, _ graph: TokenGraph, _ level: Requirement.Level
  ) -> [Measurement?] {
    struct Inputs: Hashable {
      let foreground, background: TokenValue
      let backdrop: TokenValue?
    }
    let meter = PairMeter(threshold: pair.requirement.threshold(level))
    var known: [Inputs: Measurement] = [:]
    return graph.modes.indices.map { mode in
      guard let foreground = graph[pair.foreground]?.byMode[mode]?.value,
        let background = graph[pair.background]?.byMode[mode]?.value
      else { return nil }
      let backdrop = pair.backdrop.flatMap { graph[$0]?.byMode[mode]?.value }
      let inputs = Inputs(foreground: foreground, background: background, backdrop: backdrop)
      if let measurement = known[inputs] { return measurement }
      let measurement = meter.measure(foreground, on: background, over: backdrop)
      known[inputs] = measurement
      return measurement
    }
  }
}

// MARK: Findings

extension ContrastAudit {
  private static func report(
    _ result: Result, _ graph: TokenGraph, _ level: Requirement.Level, into findings: inout Findings
  ) {
    let failing = graph.modes.indices.filter { result.status(in: $0) == .failed }
    if let worst = failing.min(by: { (ratio(result, $0), $0) < (ratio(result, $1), $1) }) {
      findings.report(failure(result, graph, level, worst: worst, failing: failing.count))
    }
    // What cannot be measured because a token could not be read has been said.
    guard graph.isSound else { return }
    if result.byMode.allSatisfy({ $0 == nil }) {
      let pair = result.pair
      findings.report(
        Finding(
          .error, "contrast-unknown", "'\(pair.foreground)' and '\(pair.background)' have values in no mode together",
          at: result.place, help: "give both a value in a set, which every mode has"))
    }
    if let mode = graph.modes.indices.first(where: { result.status(in: $0) == .unknown }),
      case .cannotTell(let reason)? = result.byMode[mode]?.verdict
    {
      let pair = result.pair
      findings.report(
        Finding(
          .error, "contrast-unknown",
          "'\(pair.foreground)' on '\(pair.background)' cannot be measured in \(graph.modes[mode]): \(reason)",
          at: result.place, help: "name an opaque colour under 'over'"))
    }
  }

  private static func ratio(_ result: Result, _ mode: Int) -> Double {
    result.byMode[mode]?.ratio?.value ?? 0
  }

  private static func failure(
    _ result: Result, _ graph: TokenGraph, _ level: Requirement.Level, worst: Int, failing: Int
  ) -> Finding {
    let pair = result.pair
    let measurement = result.byMode[worst]
    let threshold = CSSNumber.text(pair.requirement.threshold(level))
    let over = pair.backdrop.map { " over '\($0)'" } ?? ""
    var notes: [Finding.Note] = []
    for (path, paint) in [(pair.foreground, measurement?.foreground), (pair.background, measurement?.background)] {
      let end = graph.aliasChain(of: path, mode: worst).last ?? path
      let alias = end == path ? "" : ", the value of '\(end)'"
      notes.append(.init("'\(path)' is \(paint?.hex ?? "unknown")\(alias)", at: graph[end]?.byMode[worst]?.place))
    }
    if graph.modes.count > 1 { notes.append(.init("it fails in \(failing) of \(graph.modes.count) modes")) }
    notes.append(.init("the pair is declared here", at: result.place))
    return Finding(
      .error, "contrast",
      "'\(pair.foreground)' on '\(pair.background)'\(over) is \(measurement?.ratio?.text ?? "?"):1 in \(graph.modes[worst]), "
        + "\(pair.requirement.subject) needs \(threshold):1",
      at: graph[pair.foreground]?.byMode[worst]?.place, notes: notes,
      help: "change a colour, or accept it for a while in contrast.waivers.yaml")
  }
}
