import Cascade
import Colorimetry
import Diagnostics
import Tokens

/// What is said of what was measured.
extension ContrastAudit {
  func report(_ graph: TokenGraph, into findings: inout Findings) {
    for result in results where result.status != .passed || result.isBorderline {
      report(result, graph, into: &findings)
    }
    guard results.count < policy.minimumChecks, graph.isSound, let place = policy.place else { return }
    let found = results.count == 1 ? "1 pair was" : "\(results.count) pairs were"
    findings.report(
      Finding(
        .error, "too-few-checks", "\(found) checked, the policy needs \(policy.minimumChecks)", at: place,
        help: "a check that looks at nothing must not pass"))
  }

  private func report(_ result: Result, _ graph: TokenGraph, into findings: inout Findings) {
    if let failure = failure(result, graph, in: .failed) { findings.report(failure) }
    if let borderline = borderline(result) { findings.report(borderline) }
    // What cannot be measured because a token could not be read has been said.
    guard graph.isSound else { return }
    if modes.indices.allSatisfy({ result.measurement(in: $0) == nil }) {
      let pair = result.pair
      findings.report(
        Finding(
          .error, "contrast-unknown", "'\(pair.foreground)' and '\(pair.background)' have values in no mode together",
          at: result.place, help: "give both a value in a set, which every mode has", about: result.subject))
    }
    if let mode = modes.indices.first(where: { result.status(in: $0) == .unknown }),
      case .cannotTell(let reason)? = result.measurement(in: mode)?.verdict
    {
      let pair = result.pair
      findings.report(
        Finding(
          policy.unknownSeverity, "contrast-unknown",
          "\(pair.name) cannot be measured in \(modes[mode]): \(reason)",
          at: result.obstacle?.place ?? result.place, notes: uses(of: result),
          help: result.isDeclared ? help(pair, graph) : drawnHelp(result),
          about: result.subject))
    }
  }

  /// Nil where nothing that could be declared would help.
  private func help(_ pair: ContrastPair, _ graph: TokenGraph) -> String? {
    let isSeenThrough = pair.opacity != nil || pair.background.token.flatMap { graph[$0] }?.isTranslucent == true
    return isSeenThrough && pair.backdrop == nil ? "name an opaque colour under 'over'" : nil
  }

  private func drawnHelp(_ result: Result) -> String {
    if result.obstacle == nil, !result.pair.isSizeKnown { return "give the text a size in px, rem or em" }
    let exempt = "why nothing is required of it ('exempt')"
    return result.obstacle?.isOverlap == true
      ? "say under 'contrast' in component.yaml what it lies on ('overlaps'), or \(exempt)"
      : "draw it without that, or say under 'contrast' in component.yaml \(exempt)"
  }

  /// Who paints a pair: the first of them, and how many more there are.
  private func uses(of result: Result) -> [Finding.Note] {
    guard let first = result.uses.first else { return [] }
    let more = result.uses.count - 1
    let isOnPage = [result.pair.background, result.pair.beneath.first?.source].contains(PaintSource(canvas: nil))
    return [Finding.Note("drawn by \(first.words)", at: first.place)]
      + (more == 0 ? [] : [Finding.Note("and \(more == 1 ? "once" : "\(more) times") more in the mock-ups")])
      + (isOnPage ? [Finding.Note("theme.yaml names no 'canvas', so mock-ups stand on the page of a browser")] : [])
  }

  /// What would mend the worst of the failing modes, by the side that has to change less, as far as anything is known.
  private func help(_ result: Result, _ failing: [Int]) -> String {
    let worst = failing.min { (ratio(result, $0), $0) < (ratio(result, $1), $1) }
    let fitting = result.suggestions.filter { suggestion in worst.map(suggestion.modes.contains) ?? false }
    let nearest = fitting.min { ($0.color?.difference ?? 2) < ($1.color?.difference ?? 2) }
    // A waiver names tokens.
    let isWaivable = result.pair.foreground.token != nil && result.pair.background.token != nil
    let waiving = isWaivable ? ", or accept it for a while in contrast.waivers.yaml" : ""
    guard let nearest else { return (isWaivable ? "change a colour" : "write a token that passes") + waiving }
    let scope =
      switch nearest.modes.count {
      case failing.count: "all modes"
      case 1: "\(modes[nearest.modes[0]])"
      default: "\(nearest.modes.count) of these \(failing.count) modes"
      }
    return "\(nearest.text) to pass in \(scope)\(waiving)"
  }

  private func ratio(_ result: Result, _ mode: Int) -> Double {
    result.measurement(in: mode)?.ratio?.value ?? 0
  }

  /// Nil for a pair that has the status in no mode.
  func failure(_ result: Result, _ graph: TokenGraph, in status: Status) -> Finding? {
    guard result.status != .passed else { return nil }
    let failing = modes.indices.filter { result.status(in: $0) == status }
    guard let worst = failing.min(by: { (ratio(result, $0), $0) < (ratio(result, $1), $1) }) else { return nil }
    let pair = result.pair
    let measurement = result.measurement(in: worst)
    let threshold = CSSNumber.text(result.threshold)
    var notes: [Finding.Note] = []
    for (source, paint) in [(pair.foreground, measurement?.foreground), (pair.background, measurement?.background)] {
      guard let path = source.token else {
        notes.append(.init("'\(source)' is \(paint?.hex ?? "unknown")"))
        continue
      }
      let end = graph.aliasChain(of: path, mode: worst).last ?? path
      let alias = end == path ? "" : ", the value of '\(end)'"
      notes.append(.init("'\(path)' is \(paint?.hex ?? "unknown")\(alias)", at: graph[end]?.byMode[worst]?.place))
    }
    if let range = measurement?.range {
      notes.append(.init("what lies behind is not known: at best it is \(range.highest.text):1"))
    }
    if modes.count > 1 { notes.append(.init("it fails in \(failing.count) of \(modes.count) modes")) }
    if result.isDeclared { notes.append(.init("the pair is declared here", at: result.place)) }
    notes += uses(of: result)
    return Finding(
      .error, "contrast",
      "\(pair.name) is \(measurement?.ratio?.text ?? "?"):1 in \(modes[worst]), "
        + "\(pair.requirement.subject) needs \(threshold):1",
      at: pair.foreground.token.flatMap { graph[$0] }?.byMode[worst]?.place ?? result.place, notes: notes,
      help: help(result, failing), about: result.subject)
  }
}
