import Audit
import Diagnostics
import Foundation
import Site

/// Runs changed files through the whole program, in one process. Where it crashes or hangs is in the file of its state.
///
///     fuzz ROOT STATE SEED SECONDS     until the time is over
///     fuzz ROOT FOLDER SEED NUMBER write     writes the project of one execution
@main
struct Fuzz {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 4, let seed = UInt64(arguments[3]), let number = UInt64(arguments[4]) else {
      print("usage: fuzz ROOT STATE SEED SECONDS | fuzz ROOT FOLDER SEED NUMBER write")
      exit(2)
    }
    let corpus = try Corpus(root: URL(filePath: arguments[1]))
    if arguments.count > 4 {
      try write(FuzzProject(corpus, seed: seed, number: number), to: URL(filePath: arguments[2]))
    } else {
      try run(corpus, seed: seed, seconds: TimeInterval(number), state: URL(filePath: arguments[2]))
    }
  }

  private static func run(_ corpus: Corpus, seed: UInt64, seconds: TimeInterval, state: URL) throws {
    try Data().write(to: state)
    let file = try FileHandle(forWritingTo: state)
    let start = Date()
    var number: UInt64 = 0
    var counts = (sound: 0, faulty: 0)
    while Date().timeIntervalSince(start) < seconds {
      try file.seek(toOffset: 0)
      try file.write(contentsOf: Data("\(number)\n".utf8))
      // Whatever takes longer hangs, and ends by a signal.
      alarm(10)
      if execute(FuzzProject(corpus, seed: seed, number: number)) { counts.sound += 1 } else { counts.faulty += 1 }
      number += 1
    }
    alarm(0)
    let rate = Int(Double(number) / Date().timeIntervalSince(start))
    print("\(number) executions, \(rate) a second: \(counts.sound) sound, \(counts.faulty) with errors; seed \(seed)")
  }

  /// Checks a project, asks for all its tokens, and exports them. True for one without errors.
  private static func execute(_ project: FuzzProject) -> Bool {
    let files = ProjectFiles(name: "t", files: project.files)
    let day = CalendarDate(year: 2026, month: 11, day: 30)
    let build = Build(files, today: day)
    if project.rendersSite { _ = build.site }
    _ = TextPrinter(sources: build.sources, isColored: false).text(build.findings)
    _ = JSONPrinter(sources: build.sources).text(build.findings)
    for system in build.resolved.systems where system.theme != nil {
      let reports = TokenReport.all(named: "**", in: system)
      for report in reports.prefix(20) { _ = report.text(sources: build.sources) }
      _ = TokenReport.json(reports, sources: build.sources)
      guard !build.inputFindings.hasErrors else { continue }
      var findings = Findings()
      _ = try? TokenExport.css(system, into: &findings)
      _ = try? TokenExport.json(system, input: nil, into: &findings)
    }
    return !build.inputFindings.hasErrors
  }

  private static func write(_ project: FuzzProject, to folder: URL) throws {
    for (path, bytes) in project.files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}
