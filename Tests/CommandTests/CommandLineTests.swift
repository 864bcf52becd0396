import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  @Test(
    arguments: [
      (
        [], "specimen needs a command: build, check, diff, serve, inspect, export or help",
        "'specimen --help' explains what there is"
      ),
      (
        ["bild"], "'bild' is no command of specimen",
        "did you mean 'build'? 'specimen --help' explains what there is"
      ),
      (
        ["help", "chekc"], "'chekc' is no command of specimen",
        "did you mean 'check'? 'specimen --help' explains what there is"
      ),
      (
        ["help", "build", "x"], "'x' is one argument too many after 'help build'",
        "'specimen --help' explains what there is"
      ),
      (
        ["--versoin"], "'--versoin' is no option of specimen",
        "did you mean '--version'? 'specimen --help' explains what there is"
      ),
      (
        ["--version", "x"], "'x' is one argument too many after '--version'", "'specimen --help' explains what there is"
      ),
      (
        ["build", "--ouput", "x"], "'--ouput' is no option of 'specimen build'",
        "did you mean '--output'? 'specimen help build' explains what there is"
      ),
      (
        ["build", "--ouput=x"], "'--ouput' is no option of 'specimen build'",
        "did you mean '--output'? 'specimen help build' explains what there is"
      ),
      (["check", "-x"], "'-x' is no option of 'specimen check'", "'specimen help check' explains what there is"),
      (
        ["check", "--system", "x"], "'--system' is no option of 'specimen check'",
        "'specimen help check' explains what there is"
      ),
      (
        ["check", "--report", "sarif"], "'sarif' is no report such as sarif=contrast.sarif",
        "'specimen help check' explains what there is"
      ),
      (
        ["check", "--report", "sarif=x", "--report=serif=x"],
        "'serif' is no format, there are text, json, sarif, junit, github, gitlab and markdown",
        "did you mean 'sarif'? 'specimen help check' explains what there is"
      ),
      (
        ["check", "--output", "x", "--format", "github"], "'github' belongs into the log of a job, and into no file",
        "'specimen help check' explains what there is"
      ),
      (
        ["build", "here"], "'here' is one argument too many for 'specimen build'",
        "'specimen help build' explains what there is"
      ),
      (["build", "--output"], "'--output' needs a value", "'specimen help build' explains what there is"),
      (["build", "--output="], "'--output' needs a value", "'specimen help build' explains what there is"),
      (["build", "--output", ""], "'--output' needs a value", "'specimen help build' explains what there is"),
      (
        ["build", "--project", "--output", "x"], "'--project' needs a value",
        "'specimen help build' explains what there is"
      ),
      (
        ["build", "--project=a", "--project", "b"], "'--project' stands twice",
        "'specimen help build' explains what there is"
      ),
      (["inspect"], "'specimen inspect' needs a token", "'specimen help inspect' explains what there is"),
      (
        ["inspect", "a", "b", "c"], "'c' is one argument too many for 'specimen inspect'",
        "'specimen help inspect' explains what there is"
      ),
      (
        ["inspect", "a", "--fromat=json"], "'--fromat' is no option of 'specimen inspect'",
        "did you mean '--format'? 'specimen help inspect' explains what there is"
      ),
      (
        ["export"], "'specimen export' needs a format: css, json, swift, xcassets, ase or gpl",
        "'specimen help export' explains what there is"
      ),
      (
        ["export", "jsn"], "'jsn' is no format, there are css, json, swift, xcassets, ase and gpl",
        "did you mean 'json'? 'specimen help export' explains what there is"
      ),
      (
        ["export", "css", "--mode", "theme=light"], "'--mode' is for the other formats: CSS has all modes",
        "'specimen help export' explains what there is"
      ),
      (
        ["export", "json", "--mode", "light"], "'light' is no choice such as theme=light",
        "'specimen help export' explains what there is"
      ),
      (
        ["export", "json", "--mode", "a=b,a=c"], "'a' is chosen twice", "'specimen help export' explains what there is"
      ),
      (
        ["build", "--format", "jason"], "'jason' is no format, there are text and json",
        "did you mean 'json'? 'specimen help build' explains what there is"
      ),
    ] as [([String], String, String)])
  func `says what it does not understand, and ends with 2`(arguments: [String], message: String, help: String) throws {
    let run = try Execution(arguments)
    #expect(run.error == "error: \(message)\n  help: \(help)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["help"], ["help", "build"], ["help", "check"], ["help", "inspect"], ["help", "export"],
      ["build", "--help"], ["check", "-h"], ["export", "-h"], ["inspect", "--help"],
      ["build", "--nonsense", "--help"],
    ] as [[String]])
  func `explains itself in 80 columns`(arguments: [String]) throws {
    let run = try Execution(arguments)
    #expect(run.exitCode == 0)
    #expect(run.error == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 10)
    #expect(lines.filter { $0.count > 80 || $0.last == " " } == [])
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
  }

  @Test func `explains every option that a command takes`() throws {
    let build = try Execution(["help", "build"]).output
    for option in ["--project DIR", "--output DIR", "--format FORMAT", "-h, --help", "SOURCE_DATE_EPOCH", "NO_COLOR"] {
      #expect(build.contains("\n  \(option) "))
    }
    let check = try Execution(["help", "check"]).output
    for option in [
      "--project DIR", "--format FORMAT", "--output FILE", "--report FORMAT=FILE", "-h, --help", "GITHUB_STEP_SUMMARY",
      "text ", "json ", "sarif ", "junit ", "github ", "gitlab ", "markdown ",
    ] {
      #expect(check.contains("\n  \(option)"))
    }
    let overview = try Execution(["--help"]).output
    for command in ["build", "check", "inspect", "export", "help"] { #expect(overview.contains("\n  \(command) ")) }
    #expect(try Execution(["build", "-h"]).output == build)
  }

  @Test func `names its version`() throws {
    #expect(try Execution(["--version"]).output.wholeMatch(of: /specimen \d+\.\d+\.\d+\n/) != nil)
  }

  // MARK: Streams

  private let faulty = ["themes/t/t.tokens.json": #"{"a": {}, "a": {"b": {}}}"#]
  private let sound = ["themes/t/t.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#]

  @Test func `prints findings for people on standard error, without colours when that is no terminal`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(faulty)
    let run = try Execution(["check"], in: scratch.path)
    #expect(
      run.error == """
        themes/t/t.tokens.json:1:11: error: the key 'a' stands twice in one object [duplicate-key]
            1 | {"a": {}, "a": {"b": {}}}
              |           ^~~
          note: themes/t/t.tokens.json:1:2: it stands first here
          help: rename one of them, or remove it

        """)
    #expect(run.output == "checked 1 file: 1 error\n")
    #expect(run.exitCode == 1)
  }

  @Test(arguments: ["build", "check"])
  func `prints findings for programs on standard output, and nothing else anywhere`(command: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(faulty)
    let run = try Execution([command, "--format=json"], in: scratch.path)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["errors"] as? Int == 1)
    #expect(run.error == "")
    #expect(run.exitCode == 1)
  }

  @Test func `is quiet about a sound project`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(sound)
    let run = try Execution(["check", "--project", scratch.path])
    #expect(run.error == "")
    #expect(run.output == "checked 1 file: nothing to mend\ntokens: 1 read, 1 shown, 0 not understood\n")
    #expect(run.exitCode == 0)
  }

  @Test func `does not mind a reader that goes away`() throws {
    let run = try Execution(shell: "$specimen --help | true; echo ${PIPESTATUS[0]}")
    #expect(run.output == "0\n")
    #expect(run.error == "")
  }

  @Test func `says so when its output cannot be written`() throws {
    let run = try Execution(shell: "$specimen --help >/dev/full")
    #expect(run.error == "error: the output cannot be written: no space left on device\n")
    #expect(run.exitCode == 2)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "needs script, which makes a terminal"),
    arguments: [
      ("", true), ("NO_COLOR=", true), ("NO_COLOR=0", false), ("TERM=dumb", false),
    ])
  func `has colours on a terminal, unless the user wants none`(variable: String, isColored: Bool) throws {
    let scratch = try ScratchFolder()
    try scratch.write(faulty)
    let run = try Execution(
      shell: "TERM=xterm \(variable) script --quiet --command \"$specimen check\" /dev/null", in: scratch.path)
    #expect(run.output.contains("1 error"))
    #expect(run.output.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored)
  }

  // MARK: Failures

  @Test func `names a project that is not there as it was given`() throws {
    let scratch = try ScratchFolder()
    let run = try Execution(["build", "--project", "no/such"], in: scratch.path)
    #expect(run.error == "error: 'no/such': no such folder [unreadable]\n1 error\n")
    #expect(run.output == "nothing was written\n")
    #expect(run.exitCode == 2)
  }

  @Test func `refuses a file too large to be a document`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["here/content/a/big.md": ""])
    truncate(scratch.path("here/content/a/big.md"), (64 << 20) + 1)
    let run = try Execution(["check", "--project", "here"], in: scratch.path)
    #expect(run.error.hasPrefix("error: 'here/content/a/big.md': the file has "))
    #expect(run.exitCode == 2)
  }

  @Test func `reports what specimen.yaml says wrongly as a failure`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(sound)
    for yaml in ["titel: x", "title: [", "output: 3"] {
      try scratch.write(["specimen.yaml": yaml])
      #expect(try Execution(["check"], in: scratch.path).exitCode == 2)
    }
    try scratch.write(["specimen.yaml": "title: x"])
    #expect(try Execution(["check"], in: scratch.path).exitCode == 0)
  }
}
