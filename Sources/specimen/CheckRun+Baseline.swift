import Audit
import Diagnostics
import Site

/// What a baseline makes of a check.
extension CheckRun {
  /// Nil without a baseline or anything to judge, and, after findings, for a file that cannot be understood or written.
  static func judgement(_ build: Build?, _ options: Options, _ run: inout ProjectRun) -> BaselineJudgement? {
    guard let build, let path = options.baseline else { return nil }
    do throws(Refusal) {
      guard let baseline = try baseline(at: path, build, options, &run) else { return nil }
      // Nothing is written by a specimen.yaml that nobody understands.
      let isUpdate = options.updatesBaseline && run.exitCode != .failure
      let judgement = build.judged(by: baseline, run.findings, isUpdate: isUpdate)
      if isUpdate {
        try run.write(
          judgement.updated.text, to: path, kind: "baseline", openings: [Baseline.opening], in: options.project)
      }
      run.findings = judgement.findings
      run.conclude()
      return judgement
    } catch {
      for finding in error.findings { run.fail(finding) }
      return nil
    }
  }

  /// The baseline in the file; where nothing stands and one is to be written, all that fails.
  private static func baseline(
    at path: String, _ build: Build, _ options: Options, _ run: inout ProjectRun
  ) throws(Refusal) -> Baseline? {
    let file = BaselineFile(path: path)
    guard let bytes = try file.bytes() else {
      guard options.updatesBaseline else {
        throw Refusal(
          "unreadable", "'\(path)': no such file", help: "write it with --update-baseline, or correct the path")
      }
      return Baseline(of: build.contrast)
    }
    var findings = Findings()
    let baseline = file.baseline(bytes, in: options.project, &run.sources, into: &findings)
    if findings.hasErrors { throw Refusal(findings.sorted) }
    run.findings.report(findings)
    return baseline
  }

  /// `baseline: 12 known, 3 removed, 1 better`, and what it does not accept.
  static func line(_ judgement: BaselineJudgement) -> String {
    let (counts, isUpdate) = (judgement.counts, judgement.isUpdate)
    let parts = [
      (counts.ended, isUpdate ? "removed" : "to remove"), (counts.better, "better"), (counts.worse, "worse"),
      (counts.new, "new"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let refused =
      isUpdate && counts.worse + counts.new > 0
      ? ": what is worse or new is not accepted; to start anew, remove the file" : ""
    return "baseline: \((["\(counts.known) known"] + parts).joined(separator: ", "))\(refused)"
  }
}
