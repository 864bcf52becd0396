import Foundation
import TestSupport
import Testing

/// The reports of `specimen check`, and where they go. The project under Reports/in has all that there is to report.
struct ReportCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reports")
  private static let formats = ["github", "gitlab", "json", "junit", "markdown", "sarif", "text"]

  /// Reports/want has the report in every format. With RECORD=1 it is written anew, and the run fails.
  @Test(arguments: formats)
  func `reports all that there is, in every format`(format: String) throws {
    let scratch = try ReportCommandTests.project()
    let run = try Execution(["check", "--format", format], in: scratch.path)
    #expect(run.exitCode == 1)
    let found = format == "text" ? run.error + run.output : run.output
    #expect(format == "text" || run.error == "")
    let file = ReportCommandTests.folder.appending(path: "want/\(format).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded want/\(format).txt; read it, then run again without RECORD")
      return
    }
    let wanted = try String(contentsOf: file, encoding: .utf8)
    if found != wanted { Issue.record("\(format)\n\(LineDifference.text(wanted: wanted, found: found))") }
  }

  @Test func `writes reports into files, and the text where it always goes`() throws {
    let scratch = try ReportCommandTests.project()
    let text = try Execution(["check"], in: scratch.path)
    let run = try Execution(
      ["check", "--format=sarif", "--output", "a.sarif", "--report", "junit=b.xml", "--report=text=c.txt"],
      in: scratch.path)
    #expect(run.error == text.error && run.output == text.output && run.exitCode == 1)
    for (format, file) in [("sarif", "a.sarif"), ("junit", "b.xml")] {
      #expect(try scratch.text(file) == Execution(["check", "--format", format], in: scratch.path).output)
    }
    #expect(try scratch.text("c.txt") == "specimen check: 6 errors, 3 warnings\n\(text.error)")
  }

  @Test(arguments: formats.filter { $0 != "github" })
  func `replaces its own reports, and nothing else`(format: String) throws {
    let scratch = try ReportCommandTests.project()
    let check = { try Execution(["check", "--format", format, "--output", "out"], in: scratch.path) }
    let first = try check()
    let report = try scratch.text("out")
    // Another project's report is one all the same; so is one that has nothing to tell.
    try scratch.write(["sound/a.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    let sound = try Execution(
      ["check", "--project", "sound", "--format", format, "--output", "out"], in: scratch.path)
    #expect(sound.error == "" && sound.exitCode == 0)
    #expect(try scratch.text("out") != report)
    #expect(try check().error == first.error)
    #expect(try scratch.text("out") == report)

    try scratch.write(["out": "{\"dear\": 1}"])
    let refused = try check()
    #expect(
      refused.error.contains(
        """
        error: 'out' is there already, and is no \(format) report [output]
          help: move it away, or choose another file

        """))
    #expect(refused.exitCode == 2)
    #expect(try scratch.text("out") == "{\"dear\": 1}")
  }

  @Test(
    arguments: [
      ("themes/quay/a.sarif", "the project is read from 'themes'"),
      ("specimen.yaml", "the project is read from 'specimen.yaml'"),
    ])
  func `writes no report into what it reads`(path: String, reason: String) throws {
    let scratch = try ReportCommandTests.project()
    let before = try scratch.dump()
    let run = try Execution(["check", "--report", "sarif=\(path)"], in: scratch.path)
    #expect(run.error.contains("error: the sarif report cannot go to '\(path)': \(reason) [output]\n"))
    #expect(
      run.output
        == """
        checked 6 files: 7 errors, 3 warnings
        contrast: 6 pairs in 2 modes, 0 of them proven, 1 colour in no pair
        tokens: 11 read, 11 shown, 0 not understood

        """)
    #expect(run.exitCode == 2)
    #expect(try scratch.dump() == before)
  }

  @Test(arguments: formats)
  func `a run that fails leaves no earlier report behind`(format: String) throws {
    let scratch = try ScratchFolder()
    let options = format == "github" ? [] : ["--output", "out"]
    let run = try Execution(["check", "--project", "no", "--format", format] + options, in: scratch.path)
    let report = format == "github" ? run.output : try scratch.text("out")
    #expect(report.contains("no such folder"))
    #expect(run.exitCode == 2)
  }

  @Test func `adds to the summary of a GitHub job, and keeps to its limit`() throws {
    let scratch = try ReportCommandTests.project()
    try scratch.write(["summary": "before\n"])
    let summary = scratch.path("summary")
    let check = { (format: String) in
      try Execution(["check", "--format", format], in: scratch.path, environment: ["GITHUB_STEP_SUMMARY": summary])
    }
    #expect(try check("sarif").exitCode == 1)
    #expect(try scratch.text("summary") == "before\n")
    #expect(try check("github").exitCode == 1)
    let markdown = try Execution(["check", "--format", "markdown"], in: scratch.path).output
    #expect(try scratch.text("summary") == "before\n" + markdown)
    try scratch.write(["summary": String(repeating: "x", count: (1 << 20) - 100)])
    #expect(try check("github").exitCode == 1)
    #expect(try scratch.text("summary").utf8.count == (1 << 20) - 100)
    let missing = try Execution(
      ["check", "--format", "github"], in: scratch.path, environment: ["GITHUB_STEP_SUMMARY": "no/such"])
    #expect(missing.exitCode == 2)
    #expect(missing.output.contains("::error title=output::'no/such' cannot be written: no such file or directory"))
  }

  @Test func `names files as the repository does`() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: ReportCommandTests.folder.appending(path: "in"), to: scratch.url.appending(path: "design system"))
    let uri = "\"uri\": \"design%20system/themes/quay/theme.yaml\""
    let outside = try Execution(["check", "--format", "sarif", "--project", "design system"], in: scratch.path)
    #expect(outside.output.contains(uri))
    try scratch.makeFolder(".git")
    let inside = try Execution(["check", "--format", "sarif"], in: scratch.path("design system"))
    #expect(inside.output == outside.output)
    let issues = try Execution(["check", "--format", "gitlab", "--project", scratch.path("design system")])
    #expect(issues.output.contains("\"path\": \"design system/themes/quay/theme.yaml\""))
  }

  @Test func `knows a failure again after values and lines have changed`() throws {
    let scratch = try ReportCommandTests.project()
    let path = "themes/quay/base.tokens.json"
    let before = try ReportCommandTests.fingerprints(in: scratch.path)
    let text = try scratch.text(path)
    try scratch.write([path: "\n\n" + text.replacing("#dddddd", with: "#cccccc").replacing("#808080", with: "#8a8a8a")])
    #expect(try ReportCommandTests.fingerprints(in: scratch.path) == before)
    #expect(before.count == 10 && Set(before).count == 10)
    // Accepted, it is the same failure: now suppressed.
    let waiver = """

      - {foreground: color.faint, background: color.paper, requirement: text, minimum: 1, reason: x, owner: y, expires: 2027-01-01}

      """
    let waivers = "themes/quay/contrast.waivers.yaml"
    try scratch.write([waivers: try scratch.text(waivers) + waiver])
    #expect(try ReportCommandTests.fingerprints(in: scratch.path) == before)
  }

  private static func project() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: folder.appending(path: "in/themes"), to: scratch.url.appending(path: "themes"))
    return scratch
  }

  /// By rule and fingerprint, sorted.
  private static func fingerprints(in folder: String) throws -> [String] {
    let log = try Execution(["check", "--format", "sarif"], in: folder).output
    return log.matches(of: /"ruleId": "([a-z-]+)".*"contrast\/v1": "([0-9a-f]{32})"/).map { "\($0.1) \($0.2)" }.sorted()
  }
}
