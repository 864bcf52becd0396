import Diagnostics
import FoundationEssentials
import Site

/// One run of `specimen export`: the text of the export, or why there is none.
struct ExportRun {
  private(set) var run = ProjectRun()
  /// What goes to standard output; empty when it went to a file, or nothing was exported.
  private(set) var output: [UInt8] = []

  init(_ format: ExportFormat, _ options: Options) {
    guard let build = run.build(options, judgesContrast: false) else { return }
    // Contrast is for 'check' to judge.
    run.findings = build.inputFindings
    guard run.exitCode != .failure, !run.findings.hasErrors else { return }
    run.exitCode = .success
    do throws(Refusal) {
      let system = try build.system(named: options.system)
      let export = try ExportRun.export(format, system, options, into: &run.findings)
      guard !run.findings.hasErrors else {
        run.exitCode = .findings
        return
      }
      guard let path = options.output else {
        guard export.files.count == 1 else { throw ExportRun.severalFiles(export.files.count) }
        output = export.files[0].bytes
        return
      }
      if export.files.count > 1 || export.ending.map(path.hasSuffix) == false {
        try run.write(export.files, to: path, kind: "export", in: options.project)
      } else {
        try run.write(export.files[0].bytes, to: path, kind: "export", openings: [export.opening], in: options.project)
      }
      if format == .json, ![".tokens", ".tokens.json"].contains(where: path.hasSuffix) {
        run.findings.report(ExportRun.unusualName(path))
      }
    } catch {
      for finding in error.findings { run.fail(finding) }
    }
  }

  private static func export(
    _ format: ExportFormat, _ system: ResolvedSystem, _ options: Options, into findings: inout Findings
  ) throws(Refusal) -> TokenExport {
    do throws(TokenExport.Failure) {
      switch format {
      case .css: return try TokenExport.css(system, into: &findings)
      case .json: return try TokenExport.json(system, input: options.mode, into: &findings)
      case .ase: return try TokenExport.ase(system, input: options.mode, into: &findings)
      case .gpl: return try TokenExport.gpl(system, input: options.mode, into: &findings)
      case .swift: return try TokenExport.swift(system, input: options.mode, into: &findings)
      case .xcassets: return try TokenExport.xcassets(system, input: options.mode, into: &findings)
      }
    } catch {
      throw Refusal(error.findings)
    }
  }

  private static func severalFiles(_ count: Int) -> Refusal {
    Refusal("output", "the export is \(count) files", help: "name a folder for them with --output DIR")
  }

  /// DTCG Format 2025.10, section 4.2.
  private static func unusualName(_ path: String) -> Finding {
    let stem = path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
    return Finding(
      .warning, "token-file-name", "'\(path)' is not called as token files are", at: nil,
      help: "the standard recommends '\(stem).tokens.json'")
  }
}
