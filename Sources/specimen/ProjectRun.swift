import Audit
import Diagnostics
import FoundationEssentials
import Site

/// One run over a project: what was found, and what became of it.
struct ProjectRun {
  var findings = Findings()
  var sources = SourceFiles()
  /// What the run did, in a line or a few.
  private(set) var closing = ["nothing was written"]
  var exitCode = ExitCode.failure
  /// Kept until the process ends: to take all of it apart before would need a tenth of the time.
  private var build: Build?

  /// - Parameter build: what was read already.
  init(reading build: Build? = nil) { self.build = build }

  /// The paths of the files that the project is read from.
  var inputPaths: [String] { build?.sources.files.map(\.path) ?? [] }

  /// Checks the project and writes its site.
  static func building(_ options: Options) -> ProjectRun {
    var run = ProjectRun()
    let earlier = run.earlierVersion(options)
    guard !run.findings.hasErrors, let build = run.build(options, since: earlier) else { return run }
    let judgement = run.judge(build, options)
    guard run.exitCode != .failure, let site = build.site(knowing: judgement?.subjects ?? []) else { return run }
    let folder = options.output ?? path(build.output, in: options.project)
    if let input = run.input(around: folder, in: options.project) {
      run.fail(
        Finding(
          .error, "output", "the site cannot go to '\(folder)': the project is read from '\(input)'", at: nil,
          help: "choose a folder beside it"))
      return run
    }
    if let path = options.lockFile { run.writeLock(of: build, to: path, in: options.project) }
    guard run.exitCode != .failure else { return run }
    let progress = Progress()
    defer { progress?.end() }
    do throws(WriteFailure) {
      let counts = try SiteWriter.write(site, to: folder) { progress?.say("writing \($0) of \(site.count) files") }
      run.closing = [line(site, counts, in: folder)] + (judgement.map { [$0.line] } ?? []) + run.ledger
    } catch {
      run.fail(error.finding)
      run.closing = ["the site was not written"]
    }
    return run
  }

  /// All that there is to tell.
  /// - Parameters:
  ///   - project: as it was given.
  ///   - judgement: what a baseline makes of it; nil without one.
  func report(on project: String, _ judgement: BaselineJudgement? = nil) -> CheckReport {
    CheckReport(
      findings, accepted: build?.accepted ?? Findings(), known: judgement?.known ?? Findings(),
      contrast: judgement?.contrast ?? build?.contrast ?? [], sources: sources,
      version: Version.text, folder: RepositoryPath.folder(of: project), isWhole: exitCode != .failure)
  }

  /// Nil, after a finding, when the project cannot be read.
  /// - Parameters:
  ///   - judgesContrast: false to leave that to another run.
  ///   - provesContrast: whether a theme of which nothing is proven is an error.
  ///   - earlier: the version since which the site tells what changed.
  mutating func build(
    _ options: Options, judgesContrast: Bool = true, provesContrast: Bool = false, since earlier: EarlierVersion? = nil
  ) -> Build? {
    guard let today = CalendarDate.today else {
      fail(
        Finding(
          .error, "environment", "SOURCE_DATE_EPOCH is no time: it needs the seconds since 1970, before the year 10000",
          at: nil, help: "correct it, or unset it to judge waivers today"))
      return nil
    }
    let progress = Progress()
    defer { progress?.end() }
    do throws(ProjectFiles.Failure) {
      progress?.say("reading \(options.project)")
      let files = try ProjectFiles.read(URL(filePath: options.project, directoryHint: .isDirectory).standardizedFileURL)
      progress?.say("checking \(files.files.count) files")
      let build = Build(
        files, today: judgesContrast ? today : nil, includesDrafts: options.includesDrafts,
        provesContrast: provesContrast, since: earlier)
      self.build = build
      findings = build.findings
      sources = build.sources
      conclude()
      return build
    } catch {
      // The project's own path is absolute here; the user knows it by another name.
      let path = error.path.hasPrefix("/") ? options.project : ProjectRun.path(error.path, in: options.project)
      fail(Finding(.error, "unreadable", "'\(path)': \(error.reason)", at: nil))
      return nil
    }
  }

  /// Ends as the findings say, which are all that there is to tell.
  mutating func conclude() {
    exitCode = hasUnreadableConfiguration ? .failure : findings.hasErrors ? .findings : .success
  }

  mutating func fail(_ finding: Finding) {
    findings.report(finding)
    exitCode = .failure
  }

  /// A run cannot be trusted to do what the user wants when specimen.yaml says something that nobody understands.
  private var hasUnreadableConfiguration: Bool {
    findings.contains { finding in
      finding.severity == .error && finding.place.map { sources[$0.file].path } == "specimen.yaml"
    }
  }

  /// A path that specimen.yaml gives, as the user can follow it from where they are.
  static func path(_ path: String, in project: String) -> String {
    if path.hasPrefix("/") || project == "." { return path }
    return project.hasSuffix("/") ? project + path : "\(project)/\(path)"
  }

  /// What became of the tokens: a count, then those that are not understood, not more than people read; empty for a project without
  /// tokens.
  var ledger: [String] {
    guard let resolved = build?.resolved, let counts = resolved.ledger else { return [] }
    let limit = 20
    let lines = resolved.notUnderstood.map { "  \($0)" }
    let rest = lines.count > limit ? ["  and \(lines.count - limit) more"] : []
    return [counts + (lines.isEmpty ? "" : ":")] + lines.prefix(limit) + rest
  }

  private static func line(_ site: [OutputFile], _ counts: SiteWriter.Counts, in folder: String) -> String {
    var changes: [String] = []
    if counts.written > 0 { changes.append("\(counts.written) changed") }
    if counts.removed > 0 { changes.append("\(counts.removed) removed") }
    let summary = changes.isEmpty ? "nothing changed" : changes.joined(separator: ", ")
    let home = site.contains { $0.path == "index.html" } ? ": open \(path("index.html", in: folder))" : ""
    return
      "built \(site.count) \(site.count == 1 ? "file" : "files") in \(folder) (\(summary))\(home)"
  }
}
