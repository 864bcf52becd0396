import Audit
import Diagnostics
import Site

/// One run of `specimen check`: what was found, with all reports written that were asked for.
struct CheckRun {
  private(set) var run = ProjectRun()
  private let options: Options
  private let isRead: Bool
  private let judgement: BaselineJudgement?
  /// The contrast passes that there were.
  private let passes: [ContrastReport]

  init(_ options: Options) {
    self.options = options
    let build = run.build(options, provesContrast: true)
    isRead = build != nil
    judgement = if let build { run.judge(build, options) } else { nil }
    passes = judgement?.contrast ?? build?.contrast ?? []
    let isReported = !options.reports.isEmpty || options.terminal == .github
    guard isReported else { return }
    let report = report
    for file in options.reports {
      do throws(Refusal) {
        try run.write(
          Array(file.format.text(report).utf8), to: file.path, kind: "\(file.format.rawValue) report",
          openings: file.format.openings ?? [], in: options.project)
      } catch {
        for finding in error.findings { run.fail(finding) }
      }
    }
    if options.terminal == .github, let path = Environment.value("GITHUB_STEP_SUMMARY") {
      do throws(WriteFailure) {
        try StepSummary(path).append { MarkdownPrinter(limit: $0).text(report) }
      } catch {
        run.fail(error.finding)
      }
    }
  }

  /// What the run did, in a line or a few.
  var closing: [String] {
    guard isRead else { return ["nothing was checked"] }
    let files = run.inputPaths.count
    return ["checked \(files) \(files == 1 ? "file" : "files"): \(run.findings.summary)"]
      + (judgement.map { [$0.line] } ?? []) + coverage + run.ledger
  }

  /// What the contrast pass has looked at: a line for each system that has one.
  private var coverage: [String] {
    passes.flatMap { pass in
      let name = passes.count == 1 ? "contrast" : "contrast of \(pass.system)"
      let details = options.showsCoverage ? pass.coverageDetails(run.sources).map { "  \($0)" } : []
      return ["\(name): \(pass.coverage)\(details.isEmpty ? "" : ":")"] + details
    }
  }

  var report: CheckReport { run.report(on: options.project, judgement) }
}
