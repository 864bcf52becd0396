import Audit
import Diagnostics
import Site

/// One run of `specimen check`: what was found, with all reports written that were asked for.
struct CheckRun {
  private(set) var run = ProjectRun()
  private let options: Options
  private let isRead: Bool

  init(_ options: Options) {
    self.options = options
    isRead = run.build(options, rendersSite: false) != nil
    let report = run.report(on: options.project)
    for file in options.reports {
      do throws(Refusal) {
        try run.write(
          file.format.text(report), to: file.path, kind: "\(file.format.rawValue) report",
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
    let files = run.sources.files.count
    return ["checked \(files) \(files == 1 ? "file" : "files"): \(run.findings.summary)"] + run.ledger
  }

  var report: CheckReport { run.report(on: options.project) }
}
