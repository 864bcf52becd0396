import Foundation
import TestSupport
import Testing

struct BuildCommandTests {
  /// A project of one token and one page, sound, or with a pair that only a waiver until 2026-08-31 accepts.
  private func files(isWaived: Bool = false) -> [String: String] {
    let level = isWaived ? "0.6" : "0"
    var files = [
      "content/sea/index.md": "---\ntitle: The sea\ndescription: What it looks like.\n---\n\nIt is `{color.deep}`.\n",
      "themes/sea/sea.tokens.json": """
      {"color": {"$type": "color",
        "deep": {"$value": {"colorSpace": "srgb", "components": [\(level), \(level), \(level)]}},
        "foam": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
      """,
      "themes/sea/theme.yaml": """
      name: Sea
      canvas: color.foam
      contrast: {pairs: [{requirement: text, foreground: color.deep, background: color.foam}]}
      """,
    ]
    if isWaived {
      files["themes/sea/contrast.waivers.yaml"] = """
        - {foreground: color.deep, background: color.foam, requirement: text, minimum: 2, reason: the tide, owner: us,
           expires: 2026-08-31}
        """
    }
    return files
  }

  @Test func `says what it built, where, and what of it has changed`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    let first = try Execution(["build"], in: scratch.path)
    #expect(first.error == "")
    let match = try #require(
      first.output.wholeMatch(of: /built (\d+) files? in _site \((\d+) changed\): open _site\/index\.html\n(.*)\n/))
    #expect(match.1 == match.2)
    let ledger = "tokens: 2 read, 2 shown, 0 not understood"
    #expect(match.3 == ledger)
    #expect(first.exitCode == 0)
    let second = try Execution(["build"], in: scratch.path)
    #expect(
      second.output
        == "built \(match.1) \(match.1 == "1" ? "file" : "files") in _site (nothing changed): open _site/index.html\n\(ledger)\n"
    )
  }

  @Test(
    arguments: [
      ([], "project/public"), (["--output", "elsewhere/site"], "elsewhere/site"),
      (["--output=elsewhere/"], "elsewhere/"),
    ] as [([String], String)])
  func `writes where the command line says, else where specimen_yaml says, seen from the project`(
    arguments: [String], folder: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Dictionary(uniqueKeysWithValues: files().map { ("project/" + $0.key, $0.value) }))
    try scratch.write(["project/specimen.yaml": "output: public"])
    let run = try Execution(["build", "--project", "project"] + arguments, in: scratch.path)
    #expect(run.error == "")
    #expect(run.output.contains(" in \(folder) ("))
    let path = folder.hasSuffix("/") ? "\(folder)index.html" : "\(folder)/index.html"
    #expect(run.output.contains(": open \(path)\n"))
    #expect(FileManager.default.fileExists(atPath: scratch.path(path)))
  }

  @Test func `prints nothing but findings when they are for programs`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    let run = try Execution(["build", "--format", "json"], in: scratch.path)
    #expect(run.output == "{\n  \"version\": 1,\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"findings\": []\n}\n")
    #expect(run.error == "")
    #expect(FileManager.default.fileExists(atPath: scratch.path("_site/index.html")))
  }

  @Test func `writes nothing when it only checks`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    let before = try scratch.dump()
    let wanted = """
      checked 3 files: nothing to mend
      contrast: 1 pair in one mode, 0 colours in no pair
      tokens: 2 read, 2 shown, 0 not understood

      """
    #expect(try Execution(["check"], in: scratch.path).output == wanted)
    #expect(try scratch.dump() == before)
  }

  @Test func `writes no site into what it reads`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    let before = try scratch.dump()
    for folder in ["content", "content/sea/site", "themes/../content/x"] {
      let run = try Execution(["build", "--output", folder], in: scratch.path)
      #expect(
        run.error == """
          error: the site cannot go to '\(folder)': the project is read from 'content' [output]
            help: choose a folder beside it
          1 error

          """)
      #expect(run.output == "nothing was written\n")
      #expect(run.exitCode == 2)
    }
    #expect(try scratch.dump() == before)
  }

  @Test func `judges waivers on the day of SOURCE_DATE_EPOCH, in UTC`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files(isWaived: true))
    // The last second of 2026-08-31 and the next one, wherever the machine stands.
    for zone in ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      for (time, exitCode) in [("1788220799", 0), ("1788220800", 1)] as [(String, Int32)] {
        let run = try Execution(
          ["check"], in: scratch.path, environment: ["SOURCE_DATE_EPOCH": time, "TZ": zone])
        #expect(run.exitCode == exitCode)
      }
    }
  }

  @Test(arguments: ["tomorrow", "-1", "99999999999999999999", "253402300800"])
  func `judges no waivers on a day that is none`(time: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    let run = try Execution(["build"], in: scratch.path, environment: ["SOURCE_DATE_EPOCH": time])
    #expect(run.exitCode == 2)
    #expect(run.error.hasPrefix("error: SOURCE_DATE_EPOCH is no time: it needs the seconds since 1970"))
  }

  @Test func `leaves a folder that the next run completes when the disk is full`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(files())
    // A limit on the size of a file stands for the full disk; standard error is exempt by being a pipe.
    let run = try Execution(
      shell: "trap '' XFSZ; (ulimit -f 0; $specimen build 2>&1) | cat; exit ${PIPESTATUS[0]}", in: scratch.path)
    #expect(
      run.output == """
        error: '_site/.specimen-manifest.json' cannot be written: file too large [output]
        1 error
        the site was not written

        """)
    #expect(run.exitCode == 2)
    let next = try Execution(["build"], in: scratch.path)
    #expect(next.exitCode == 0)
    #expect(next.error == "")
  }
}
