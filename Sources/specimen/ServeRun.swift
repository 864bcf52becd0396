import Diagnostics
import Preview
import Site

/// `specimen serve`: builds whenever a file changes, and shows what comes of it, until it is interrupted.
struct ServeRun {
  private var options: Options

  init(_ options: Options) {
    self.options = options
    self.options.includesDrafts = true
  }

  func run() throws(Console.Failure) -> Never {
    var start = ProjectRun()
    // Read once: what changes while the site is shown is the project.
    let earlier = start.earlierVersion(options)
    guard !start.findings.hasErrors else {
      try Console.error.write(TextPrinter(sources: start.sources).text(start.findings))
      Program.end(.failure)
    }
    let (first, findings) = build(since: earlier)
    try Console.error.write(findings)
    let server: PreviewServer
    let watch: ProjectWatch
    do throws(PreviewServer.Failure) {
      server = try PreviewServer(first ?? [], port: options.port)
    } catch {
      try fail("the port \(options.port) cannot be used: \(error.reason)", help: "choose another with --port")
    }
    do throws(ProjectWatch.Failure) {
      watch = try ProjectWatch(options.project, excluding: "\(options.project)/_site")
    } catch {
      try fail("the project cannot be watched: \(error.reason)", help: "use 'specimen build'")
    }
    if first == nil { server.show(problems: findings) }
    try Console.output.write("serving http://localhost:\(server.port)/ until Ctrl-C\n")
    while true {
      watch.wait()
      let (files, findings) = build(since: earlier)
      if let files { server.show(files) } else { server.show(problems: findings) }
      let count = files.map { "\($0.count) files" } ?? "nothing new to show"
      try Console.error.write(findings)
      try Console.output.write("built again: \(count)\n")
    }
  }

  /// The site, nil when there is nothing to show; and what was found, in words.
  private func build(since earlier: EarlierVersion?) -> (site: [OutputFile]?, findings: String) {
    var run = ProjectRun()
    let site = run.build(options, since: earlier)?.preview
    let printer = TextPrinter(sources: run.sources)
    return (site, printer.text(run.findings))
  }

  private func fail(_ text: String, help: String) throws(Console.Failure) -> Never {
    let finding = Finding(.error, "serve", text, at: nil, help: help)
    try Console.error.write(TextPrinter(sources: SourceFiles()).text(finding))
    Program.end(.failure)
  }
}
