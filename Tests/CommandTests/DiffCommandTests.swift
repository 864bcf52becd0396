import Foundation
import TestSupport
import Testing

/// What can stand on the sides of `specimen diff`, and what it does with that which cannot.
struct DiffCommandTests {
  private static let tokens = "themes/sea/base.tokens.json"

  private static func tokens(ink: String, more: String = "") -> String {
    """
    {"color": {"$type": "color",
      "ink": {"$value": {"colorSpace": "srgb", "components": \(ink)}},
      "text": {"$value": "{color.ink}"}\(more)}}
    """
  }

  /// A repository in which the ink was black, then grey, and is red in the work tree alone.
  private static func repository() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let commit = "git -c user.name=a -c user.email=a@example.org commit --quiet --message"
    try scratch.write(["project/\(tokens)": tokens(ink: "[0, 0, 0]"), "beside.json": "{"])
    #expect(try Execution(shell: "git init --quiet && git add . && \(commit) black", in: scratch.path).exitCode == 0)
    try scratch.write(["project/\(tokens)": tokens(ink: "[0.2, 0.2, 0.2]")])
    #expect(try Execution(shell: "git add . && \(commit) grey", in: scratch.path).exitCode == 0)
    try scratch.write(["project/\(tokens)": tokens(ink: "[1, 0, 0]")])
    return scratch
  }

  @Test(
    arguments: [
      (["HEAD~1..HEAD"], "#000000 → #333333"), (["HEAD~1", "HEAD"], "#000000 → #333333"),
      (["HEAD"], "#333333 → #ff0000"), (["HEAD~1", "."], "#000000 → #ff0000"),
    ])
  func `reads revisions, and leaves the work tree and its index alone`(sides: [String], change: String) throws {
    let scratch = try DiffCommandTests.repository()
    let state = "git status --porcelain=v2 && git stash list && git worktree list | wc -l"
    let before = try Execution(shell: state, in: scratch.path)
    let files = try scratch.dump("project")
    let run = try Execution(["diff"] + sides, in: scratch.path("project"))
    #expect(run.error == "")
    #expect(run.output.contains("another value: color.ink: \(change)"))
    #expect(run.output.contains("1 token follows: color.text"))
    #expect(run.exitCode == 0)
    #expect(try Execution(shell: state, in: scratch.path).output == before.output)
    #expect(try scratch.dump("project") == files)
  }

  @Test func `finds the project of a revision wherever it is called from`() throws {
    let scratch = try DiffCommandTests.repository()
    let run = try Execution(["diff", "HEAD~1..HEAD", "--project", "project"], in: scratch.path)
    #expect(run.output.contains("#000000 → #333333"))
  }

  @Test(arguments: [["nowhere"], ["HEAD..nowhere"], ["HEAD", "--upload-pack=x"], ["-x"]])
  func `ends with 2 for what is no version`(sides: [String]) throws {
    let scratch = try DiffCommandTests.repository()
    let run = try Execution(["diff"] + sides, in: scratch.path("project"))
    #expect(run.error.hasPrefix("error: "))
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test func `tells the same of a lock file as of the folder that it was written from`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files.reduce(into: [:]) { $0["old/\($1.key)"] = $1.value })
    try scratch.write(Harbour.files.reduce(into: [:]) { $0["new/\($1.key)"] = $1.value })
    let lock = try Execution(
      ["build", "--project", "old", "--output", "site", "--lock", "old.lock.json"], in: scratch.path)
    #expect(lock.exitCode != 2)
    #expect(try Execution(["diff", "old.lock.json", "old"], in: scratch.path).output.contains("nothing changed"))
    let change =
      "sed -i 's/#000000/#102030/; s/\"components\": \\[0, 0, 0\\]/\"components\": [0.1, 0.2, 0.3]/' new/*.json new/*/*.json new/*/*/*.json"
    _ = try Execution(shell: change, in: scratch.path)
    let reports = try ["old", "old.lock.json"].map { old in
      let run = try Execution(["diff", old, "new", "--json", "report.json"], in: scratch.path)
      let report = try scratch.text("report.json")
      #expect(report.contains("\"kind\": \"value\""))
      return [run.error, run.output, "\(run.exitCode)", report]
    }
    #expect(reports[0] == reports[1])
  }

  @Test(
    arguments: [
      ("{\"dear\": 1}", "old.lock.json:1:1: error: an object without 'specimen-lock'"),
      (
        "{\"specimen-lock\": 2, \"systems\": []}",
        "old.lock.json:1:19: error: the version of the lock file is 2, 1 is needed"
      ),
      ("", "old.lock.json:1:1: error: "),
    ])
  func `says what is wrong with a lock file`(text: String, message: String) throws {
    let scratch = try DiffCommandTests.repository()
    try scratch.write(["old.lock.json": text])
    let run = try Execution(["diff", "old.lock.json", "project"], in: scratch.path)
    #expect(run.error.contains(message))
    #expect(run.exitCode == 2)
  }

  @Test func `tells which system only one side has, and compares the others`() throws {
    let scratch = try ScratchFolder()
    let ink = DiffCommandTests.tokens(ink: "[0, 0, 0]")
    try scratch.write([
      "old/themes/sea/base.tokens.json": ink, "old/themes/sky/base.tokens.json": ink,
      "new/themes/sea/base.tokens.json": ink, "new/themes/dune/base.tokens.json": ink,
    ])
    let run = try Execution(["diff", "old", "new"], in: scratch.path)
    #expect(run.error.contains("'dune' is a system of 'new' alone"))
    #expect(run.error.contains("'sky' is a system of 'old' alone"))
    #expect(run.output == "sea: nothing changed\n")
    #expect(run.exitCode == 0)
    let other = try Execution(["diff", "old", "new", "--system", "see"], in: scratch.path)
    #expect(other.error.contains("'see' is no system of either side"))
    #expect(other.exitCode == 2)
  }
}
