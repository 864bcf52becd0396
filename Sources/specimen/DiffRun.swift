import Audit
import Diagnostics
import Review
import Site

/// One run of `specimen diff`: two versions of a project, compared system by system.
struct DiffRun {
  /// What goes to standard output.
  private(set) var output = ""
  private(set) var exitCode = ExitCode.failure
  private var sides: [DiffSide] = []
  private var run = ProjectRun()

  init(_ old: String, _ new: String?, _ options: Options) {
    guard let today = CalendarDate.today else {
      run.fail(
        Finding(.error, "environment", "SOURCE_DATE_EPOCH is no time: it needs the seconds since 1970", at: nil))
      return
    }
    let names = [old, new]
    let results = names.parallelMap { name -> Result<DiffSide, Refusal> in
      do throws(Refusal) {
        return .success(try DiffSide(name, project: options.project, today: today))
      } catch {
        return .failure(error)
      }
    }
    for case .failure(let refusal) in results {
      for finding in refusal.findings { run.fail(finding) }
    }
    sides = results.compactMap { try? $0.get() }
    guard sides.count == 2 else { return }
    let comparisons = compare(sides[0], sides[1], only: options.system)
    output = comparisons.map { ComparisonText($0).text }.joined()
    write(comparisons, options)
    if let folder = options.htmlFolder { writeReport(comparisons, to: folder, options) }
    let isUnread = sides.contains { $0.findings.hasErrors } || run.findings.hasErrors
    exitCode = isUnread ? .failure : comparisons.contains(where: \.isRegression) ? .findings : .success
  }

  /// Systems that only one side has are told, and not compared.
  private mutating func compare(_ old: DiffSide, _ new: DiffSide, only system: String?) -> [Comparison] {
    let names = Set((old.snapshots + new.snapshots).map(\.system))
    if let system, !names.contains(system) {
      run.fail(
        Finding(
          .error, "unknown-system", "'\(system)' is no system of either side", at: nil,
          help: NearestName.help(system, in: names.sorted()) ?? "systems: \(names.sorted().joined(separator: ", "))"))
    }
    let isWanted = { (snapshot: Snapshot) in system == nil || snapshot.system == system }
    let systems = SystemPairing(old.snapshots, new.snapshots)
    for snapshot in systems.onlyNew.filter(isWanted) { run.findings.report(DiffRun.onlyIn(new, snapshot)) }
    for snapshot in systems.onlyOld.filter(isWanted) { run.findings.report(DiffRun.onlyIn(old, snapshot)) }
    return systems.pairs.filter { isWanted($0.old) || isWanted($0.new) }.map { Comparison($0.old, $0.new) }
  }

  private mutating func write(_ comparisons: [Comparison], _ options: Options) {
    let notes = run.findings.sorted.map(\.text) + sides.filter(\.findings.hasErrors).map(DiffRun.inPart)
    let files: [(path: String?, kind: String, text: () -> String, opening: String)] = [
      (options.jsonFile, "json report", { ComparisonJSON.text(comparisons) }, ComparisonJSON.opening),
      (
        options.markdownFile, "markdown report",
        { ComparisonMarkdown.text(comparisons, notes: notes, swatch: options.swatch) }, ComparisonMarkdown.marker
      ),
    ]
    for file in files {
      guard let path = file.path else { continue }
      do throws(Refusal) {
        for side in sides { try side.keepClear(ofFile: path, kind: file.kind) }
        try run.write(
          Array(file.text().utf8), to: path, kind: file.kind, openings: [file.opening], in: options.project)
      } catch {
        for finding in error.findings { run.fail(finding) }
      }
    }
  }

  private mutating func writeReport(_ comparisons: [Comparison], to folder: String, _ options: Options) {
    let report = ReviewReport(
      comparisons, old: sides[0].reported, new: sides[1].reported, findings: run.findings)
    do throws(Refusal) {
      for side in sides { try side.keepClear(ofFolder: folder, kind: "report") }
      try run.write(report.files, to: folder, kind: "report", in: options.project)
    } catch {
      for finding in error.findings { run.fail(finding) }
    }
  }

  /// What cannot be read on either side, and what was left alone.
  func messages(isColored: Bool) -> String {
    let own = TextPrinter(sources: run.sources, isColored: isColored).text(run.findings)
    return own
      + sides.map { side in
        let errors = side.findings.sorted.filter { $0.severity == .error }
        guard !errors.isEmpty else { return "" }
        let printer = TextPrinter(sources: side.sources, isColored: isColored)
        return "\(DiffRun.inPart(side)):\n" + errors.map(printer.text).joined()
      }
      .joined()
  }

  private static func inPart(_ side: DiffSide) -> String {
    "'\(side.name)' has errors, and is compared as far as it can be read"
  }

  private static func onlyIn(_ side: DiffSide, _ snapshot: Snapshot) -> Finding {
    Finding(
      .warning, "lone-system", "'\(snapshot.system)' is a system of '\(side.name)' alone, and is compared with nothing",
      at: nil)
  }
}
