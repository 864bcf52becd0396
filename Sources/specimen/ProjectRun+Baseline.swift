import Audit
import Diagnostics
import Site

/// What a baseline makes of a run.
extension ProjectRun {
  /// Nil without a baseline, and, after findings, for a file that cannot be understood or written.
  mutating func judge(_ build: Build, _ options: Options) -> BaselineJudgement? {
    guard let path = options.baseline else { return nil }
    do throws(Refusal) {
      guard let baseline = try baseline(at: path, build, options) else { return nil }
      // Nothing is written by a specimen.yaml that nobody understands.
      let isUpdate = options.updatesBaseline && exitCode != .failure
      let judgement = build.judged(by: baseline, findings, isUpdate: isUpdate)
      if isUpdate {
        try write(
          Array(judgement.updated.text.utf8), to: path, kind: "baseline", openings: [Baseline.opening],
          in: options.project)
      }
      findings = judgement.findings
      conclude()
      return judgement
    } catch {
      for finding in error.findings { fail(finding) }
      return nil
    }
  }

  /// The baseline in the file; where nothing stands and one is to be written, all that fails.
  private mutating func baseline(at path: String, _ build: Build, _ options: Options) throws(Refusal) -> Baseline? {
    let file = BaselineFile(path: path)
    guard let bytes = try file.bytes() else {
      guard options.updatesBaseline else {
        throw Refusal(
          "unreadable", "'\(path)': no such file",
          help: "write it with 'specimen check --update-baseline', or correct the path")
      }
      return Baseline(of: build.contrast)
    }
    var found = Findings()
    let baseline = file.baseline(bytes, in: options.project, &sources, into: &found)
    if found.hasErrors { throw Refusal(found.sorted) }
    findings.report(found)
    return baseline
  }
}

extension BaselineJudgement {
  /// `baseline: 12 known, 3 removed, 1 better`, and what it does not accept.
  var line: String {
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
