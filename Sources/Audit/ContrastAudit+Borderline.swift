import Colorimetry
import Diagnostics

/// Verdicts that another rounding, or another way to bring a colour into gamut, would turn over.
extension ContrastAudit {
  /// Nil for a pair whose verdicts are beyond doubt.
  func borderline(_ result: Result) -> Finding? {
    guard let severity = policy.borderlineSeverity, result.isBorderline else { return nil }
    let doubtful = modes.indices.filter { !result.doubts(in: $0).isEmpty }
    let distance = { (mode: Int) in
      abs((result.measurement(in: mode)?.ratio?.value ?? 0) - result.threshold)
    }
    guard let nearest = doubtful.min(by: { (distance($0), $0) < (distance($1), $1) }),
      let measurement = result.measurement(in: nearest), let ratio = measurement.ratio
    else { return nil }
    let pair = result.pair
    let doubts = result.doubts(in: nearest).map { Finding.Note("it is \($0.text)") }
    let count = modes.count > 1 ? [Finding.Note("it is so in \(doubtful.count) of \(modes.count) modes")] : []
    return Finding(
      severity, "contrast-borderline",
      "\(pair.name) \(measurement.isPass ? "passes" : "fails") by a hair in \(modes[nearest]): it is \(ratio.text):1, "
        + "\(pair.requirement.subject) needs \(CSSNumber.text(result.threshold)):1",
      at: result.place, notes: doubts + count,
      help: measurement.isPass
        ? "move one of the colours a little further away"
        : "the verdict goes by what is painted, clipped and in 8 bits",
      about: Finding.Subject(["borderline"] + result.subject.names, in: result.subject.file))
  }
}
