import Diagnostics
import Glibc

/// The command line of specimen: what is asked for, what is printed where, and how it ends.
@main
enum Program {
  static func main() {
    // A reader that goes away, as `head` does, ends the output and not the run.
    signal(SIGPIPE, SIG_IGN)
    run(Array(CommandLine.arguments.dropFirst()))
  }

  private static func run(_ arguments: [String]) -> Never {
    do throws(Console.Failure) {
      try perform(arguments)
    } catch {
      // Standard error may be what has failed; then nothing can be said any more.
      try? Console.error.write("error: the output cannot be written: \(error.reason)\n")
      exit(ExitCode.failure.rawValue)
    }
  }

  /// Ends the process with all that a run has made still in place.
  private static func end(_ run: ProjectRun) -> Never {
    withExtendedLifetime(run) { exit(run.exitCode.rawValue) }
  }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  private static func perform(_ arguments: [String]) throws(Console.Failure) -> Never {
    let request: Request
    do throws(UsageError) {
      request = try Request(arguments)
    } catch {
      try Console.error.write(error.text)
      exit(ExitCode.failure.rawValue)
    }
    switch request {
    case .help(let topic):
      try Console.output.write(topic.text)
    case .version:
      try Console.output.write("specimen \(Version.text)\n")
    case .build(let options):
      let run = ProjectRun.building(options)
      let printer = TextPrinter(sources: run.sources, isColored: Console.error.showsColors)
      try report(run, options.format, text: printer.text(run.findings))
      end(run)
    case .check(let options):
      let check = CheckRun(options)
      if options.terminal == .text {
        let printer = TextPrinter(sources: check.run.sources, isColored: Console.error.showsColors)
        // The closing line counts them.
        try Console.error.write(check.run.findings.sorted.map(printer.text).joined())
        try Console.output.write(lines(check.closing))
      } else {
        try Console.output.write(options.terminal.text(check.report))
      }
      end(check.run)
    case .diff(let old, let new, let options):
      let diff = DiffRun(old, new, options)
      try Console.error.write(diff.messages(isColored: Console.error.showsColors))
      try Console.output.write(diff.output)
      end(diff.exitCode)
    case .serve(let options):
      try ServeRun(options).run()
    case .inspect(let names, let options):
      let inspection = InspectRun(names, options)
      let printer = TextPrinter(sources: inspection.run.sources, isColored: Console.error.showsColors)
      if options.format == .json, !inspection.run.findings.isEmpty {
        try Console.output.write(JSONPrinter(sources: inspection.run.sources).text(inspection.run.findings))
      } else {
        try Console.error.write(printer.text(inspection.run.findings) + inspection.note)
        try Console.output.write(inspection.output)
      }
      end(inspection.run)
    case .export(let format, let options):
      let export = ExportRun(format, options)
      let printer = TextPrinter(sources: export.run.sources, isColored: Console.error.showsColors)
      try Console.error.write(printer.text(export.run.findings))
      try Console.output.write(export.output)
      end(export.run)
    }
    exit(ExitCode.success.rawValue)
  }

  private static func report(
    _ run: ProjectRun, _ format: Options.Format, text: String
  ) throws(Console.Failure) {
    switch format {
    case .text:
      try Console.error.write(text)
      try Console.output.write(lines(run.closing))
    case .json:
      try Console.output.write(JSONPrinter(sources: run.sources).text(run.findings))
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
