import Cascade
import Colorimetry
import Diagnostics
import Tokens

/// Decides which failures are accepted, and finds waivers that have ended, worsened or become idle.
struct WaiverJudge {
  private let graph: TokenGraph
  private let waivers: [Waiver]
  private let today: CalendarDate

  init(_ graph: TokenGraph, _ waivers: [Waiver], today: CalendarDate) {
    self.graph = graph
    self.waivers = waivers
    self.today = today
  }

  /// By the index of the mode: the waiver that accepts a failure of the pair. One that has ended accepts nothing.
  func waivers(for pair: ContrastPair, _ measured: PairMeasurements) -> [Int: Waiver] {
    guard measured.measurements.contains(where: { $0?.isFail == true }) else { return [:] }
    let candidates = waivers.filter { $0.names(pair) && !$0.isExpired(on: today) }
    guard !candidates.isEmpty else { return [:] }
    var accepted: [Int: Waiver] = [:]
    for (mode, group) in measured.modes.groups.enumerated() where measured.measurements[group]?.isFail == true {
      accepted[mode] = candidates.first { $0.covers(graph.modes[mode]) }
    }
    return accepted
  }

  func report(_ results: [ContrastAudit.Result], faults: inout Findings, into findings: inout Findings) {
    for waiver in waivers {
      let unknown = unknownModes(waiver)
      faults.report(unknown)
      if waiver.isExpired(on: today) {
        findings.report(
          Finding(
            .error, "waiver-expired", "the waiver for \(waiver.name) ended on \(waiver.expires)",
            at: waiver.expiresPlace, help: "mend the colours, or decide again and give it a new day"))
        continue
      }
      let accepted = results.flatMap { result in
        graph.modes.indices.filter { result.waiver(in: $0) == waiver }.map {
          (mode: $0, ratio: result.measurement(in: $0)?.ratio)
        }
      }
      guard let worst = accepted.min(by: { ($0.ratio?.value ?? 0) < ($1.ratio?.value ?? 0) }), let ratio = worst.ratio
      else {
        // With a token missing, what lies behind the pair may be missing, too.
        if unknown.isEmpty, graph.isSound { findings.report(unused(waiver, results)) }
        continue
      }
      if ratio.hundredths < waiver.minimumHundredths {
        let minimum = ContrastRatio.text(hundredths: waiver.minimumHundredths)
        findings.report(
          Finding(
            .error, "waiver-worsened",
            "\(waiver.name) is \(ratio.text):1 in \(graph.modes[worst.mode]), its waiver accepts no less than \(minimum):1",
            at: waiver.minimumPlace, help: "take back the change that lowered it"))
      }
    }
  }

  private func unused(_ waiver: Waiver, _ results: [ContrastAudit.Result]) -> Finding {
    let own = results.filter { waiver.names($0.pair) }
    guard !own.isEmpty else {
      let names = Set(results.map(\.pair.foreground.description) + results.map(\.pair.background.description)).sorted()
      let unknown = [waiver.foreground, waiver.background].first { !names.contains($0.description) }
      return waiver.unused(
        "the pair is no declared \(waiver.requirement.rawValue) pair",
        help: unknown.flatMap { NearestName.help($0.description, in: names) } ?? "remove it")
    }
    let covered = own.flatMap { result in
      graph.modes.indices.filter { waiver.covers(graph.modes[$0]) }.map { result.measurement(in: $0) }
    }
    if covered.contains(where: { $0?.isFail == true }) {
      return waiver.unused("another one for the pair stands before it", help: "remove one of them")
    }
    let isMeasured = covered.allSatisfy { $0?.isPass == true }
    return waiver.unused(
      isMeasured
        ? "the pair passes in every mode that it covers" : "the pair was not measured in every mode that it covers",
      help: isMeasured ? "remove it" : "mend what keeps it from being measured")
  }

  private func unknownModes(_ waiver: Waiver) -> Findings {
    var findings = Findings()
    let known = graph.modifiers.flatMap { modifier in modifier.contexts.map { "\(modifier.name)=\($0)" } }
    for limit in waiver.limits where !known.contains("\(limit.choice.modifier)=\(limit.choice.context)") {
      let name = "\(limit.choice.modifier)=\(limit.choice.context)"
      findings.report(
        Finding(
          .error, "invalid-configuration", "'\(name)' is no mode of this theme", at: limit.place,
          help: known.isEmpty
            ? "the theme has only one mode: leave 'modes' out" : "modes: \(known.joined(separator: ", "))"))
    }
    return findings
  }
}

extension Waiver {
  fileprivate func names(_ pair: ContrastPair) -> Bool {
    pair.foreground == .token(foreground) && pair.background == .token(background) && pair.requirement == requirement
  }
}
