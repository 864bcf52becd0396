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
  func waivers(for pair: ContrastPair, _ byMode: [Measurement?]) -> [Waiver?] {
    let candidates = waivers.filter { $0.names(pair) && !$0.isExpired(on: today) }
    return byMode.indices.map { mode in
      guard byMode[mode]?.isFail == true else { return nil }
      return candidates.first { $0.covers(graph.modes[mode]) }
    }
  }

  func report(_ results: [ContrastAudit.Result], into findings: inout Findings) {
    for waiver in waivers {
      checkModes(waiver, into: &findings)
      let failures = results.filter { waiver.names($0.pair) }.flatMap { result in
        result.byMode.indices.filter { result.byMode[$0]?.isFail == true && waiver.covers(graph.modes[$0]) }
          .map { (mode: $0, ratio: result.byMode[$0]?.ratio) }
      }
      let name = "'\(waiver.foreground)' on '\(waiver.background)'"
      if waiver.isExpired(on: today) {
        findings.report(
          Finding(
            .error, "waiver-expired", "the waiver for \(name) ended on \(waiver.expires)", at: waiver.expiresPlace,
            help: "mend the colours, or decide again and give it a new day"))
        continue
      }
      guard let worst = failures.min(by: { ($0.ratio?.value ?? 0) < ($1.ratio?.value ?? 0) }), let ratio = worst.ratio
      else {
        findings.report(unused(waiver, name, results))
        continue
      }
      if ratio.hundredths < waiver.minimumHundredths {
        let minimum = ContrastRatio(Double(waiver.minimumHundredths) / 100 + 0.001).text
        findings.report(
          Finding(
            .error, "waiver-worsened",
            "\(name) is \(ratio.text):1 in \(graph.modes[worst.mode]), its waiver accepts no less than \(minimum):1",
            at: waiver.minimumPlace, help: "take back the change that lowered it"))
      }
    }
  }

  private func unused(_ waiver: Waiver, _ name: String, _ results: [ContrastAudit.Result]) -> Finding {
    let isDeclared = results.contains { waiver.names($0.pair) }
    let why = isDeclared ? "passes in every mode that it covers" : "is no declared \(waiver.requirement.rawValue) pair"
    let names = Set(results.map(\.pair.foreground.description) + results.map(\.pair.background.description)).sorted()
    let unknown = [waiver.foreground, waiver.background].first { !names.contains($0.description) }
    return Finding(
      .warning, "waiver-unused", "the waiver for \(name) accepts nothing: the pair \(why)", at: waiver.place,
      help: unknown.flatMap { NearestName.help($0.description, in: names) } ?? "remove it")
  }

  private func checkModes(_ waiver: Waiver, into findings: inout Findings) {
    for choice in waiver.choices {
      let modifier = graph.modifiers.first { $0.name == choice.modifier }
      guard modifier?.contexts.contains(choice.context) != true else { continue }
      let known = graph.modifiers.flatMap { modifier in modifier.contexts.map { "\(modifier.name)=\($0)" } }
      findings.report(
        Finding(
          .error, "invalid-configuration", "'\(choice.modifier)=\(choice.context)' is no mode of this theme",
          at: waiver.place,
          help: "modes: \(known.joined(separator: ", "))"))
    }
  }
}

extension Waiver {
  fileprivate func names(_ pair: ContrastPair) -> Bool {
    pair.foreground == foreground && pair.background == background && pair.requirement == requirement
  }
}
