package import DataFiles
package import Diagnostics

/// Reads a baseline. What cannot be understood is a finding, and nothing is known by it.
package struct BaselineReader {
  private var entries: [Baseline.Entry] = []
  private var keys: Set<Baseline.Key> = []

  /// The baseline in a file; nil, after findings, for one that is none.
  package static func read(_ file: SourceFile, into findings: inout Findings) -> Baseline? {
    JSONReader.read(file, into: &findings).flatMap { read($0, into: &findings) }
  }

  /// Nil, after a finding, for a file that is no baseline.
  package static func read(_ data: DataValue, into findings: inout Findings) -> Baseline? {
    guard let version = data["specimen-baseline"] else {
      findings.report(foreign(data))
      return nil
    }
    guard version.number == Double(Baseline.version) else {
      findings.report(unknownVersion(version))
      return nil
    }
    let known = ["specimen-baseline", "systems"]
    guard let fields = Fields(data, of: "a baseline", known: known, into: &findings),
      fields.required("systems", into: &findings) != nil
    else { return nil }
    var reader = BaselineReader()
    for system in fields.list("systems", into: &findings) { reader.read(system: system, into: &findings) }
    return Baseline(reader.entries)
  }

  private mutating func read(system data: DataValue, into findings: inout Findings) {
    let known = ["system", "failures"]
    guard let fields = Fields(data, of: "a system of a baseline", known: known, into: &findings),
      let name = fields.requiredText("system", into: &findings), fields.required("failures", into: &findings) != nil
    else { return }
    for failure in fields.list("failures", into: &findings) {
      guard let entry = Baseline.Entry(failure, of: name, into: &findings) else { continue }
      guard keys.insert(entry.key).inserted else {
        findings.report(BaselineReader.repeated(entry))
        continue
      }
      entries.append(entry)
    }
  }
}

extension Baseline.Entry {
  fileprivate init?(_ data: DataValue, of system: String, into findings: inout Findings) {
    let known = ["foreground", "background", "over", "requirement", "ratio", "failing", "modes"]
    guard let fields = Fields(data, of: "a failure of a baseline", known: known, into: &findings) else { return nil }
    let foreground = fields.requiredText("foreground", into: &findings)
    let background = fields.requiredText("background", into: &findings)
    let over = fields.texts("over", into: &findings).map(\.text)
    for key in ["requirement", "ratio", "failing", "modes"] { _ = fields.required(key, into: &findings) }
    let requirement = fields.choice("requirement", of: Requirement.allCases.map(\.rawValue), into: &findings)
      .flatMap { Requirement(rawValue: $0) }
    let ratio = fields.number("ratio", in: 1...21, into: &findings)
    let modes = fields.integer("modes", in: 1...Baseline.largestCount, into: &findings)
    let failing = fields.integer("failing", in: 1...(modes ?? Baseline.largestCount), into: &findings)
    guard let foreground, let background, let requirement, let ratio, let failing, let modes else { return nil }
    self.init(
      Baseline.Key(
        system: system, foreground: foreground, background: background, over: over, requirement: requirement),
      Baseline.Extent(hundredths: Int((ratio * 100).rounded()), failing: failing, modes: modes), at: data.place)
  }
}

extension Baseline {
  /// More modes than any project has; their products are numbers still.
  fileprivate static let largestCount = 1_000_000_000
}

// MARK: Wording

extension BaselineReader {
  private static func foreign(_ data: DataValue) -> Finding {
    Finding(
      .error, "invalid-baseline", "\(data.kind) without 'specimen-baseline', a baseline of specimen is needed",
      at: data.place, help: "name another file, or write a new one with --update-baseline")
  }

  private static func unknownVersion(_ version: DataValue) -> Finding {
    let found = if case .number(let text) = version.content { text } else { version.kind }
    return Finding(
      .error, "invalid-baseline", "the version of the baseline is \(found), \(Baseline.version) is needed",
      at: version.place, help: "use the specimen that wrote it, or remove the file and write it anew")
  }

  private static func repeated(_ entry: Baseline.Entry) -> Finding {
    Finding(
      .error, "invalid-baseline", "\(entry.key.name) stands twice as \(entry.key.requirement.rawValue)",
      at: entry.place, help: "remove one of them")
  }
}
