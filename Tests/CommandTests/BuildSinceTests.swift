import Foundation
import TestSupport
import Testing

/// What `specimen build --since` compares with, and what it does with that which cannot be read.
struct BuildSinceTests {
  private static let tokens = "themes/sea/base.tokens.json"

  private static func tokens(ink: String) -> String {
    "{\"color\": {\"$type\": \"color\", \"ink\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": \(ink)}}}}"
  }

  /// A repository in which the ink was black, and is grey in the work tree; beside it the same as a folder and as a lock file.
  private static func project() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let black = tokens(ink: "[0, 0, 0]")
    try scratch.write(["now/\(tokens)": black, "before/\(tokens)": black])
    let commands = """
      git -C now init --quiet && git -C now add . &&
      git -C now -c user.name=a -c user.email=a@example.org commit --quiet --message black && git -C now tag v1 &&
      $specimen build --project before --output before-site --lock before.lock.json
      """
    #expect(try Execution(shell: commands, in: scratch.path).exitCode == 0)
    try scratch.write(["now/\(tokens)": tokens(ink: "[0.2, 0.2, 0.2]")])
    return scratch
  }

  @Test(arguments: [
    ("v1", "v1"), ("before", "before"), ("before.lock.json", "before.lock.json"), ("./before/", "before"),
  ])
  func `takes whatever diff takes, and calls it by its name`(version: String, name: String) throws {
    let scratch = try BuildSinceTests.project()
    let run = try Execution(["build", "--project", "now", "--output", "site", "--since", version], in: scratch.path)
    #expect(run.error == "")
    #expect(run.exitCode == 0)
    let page = try scratch.text("site/changes.md")
    #expect(page.contains("What changed in sea since \(name).\n"))
    #expect(page.contains("| `color.ink` | another value | #000000 | #333333 |"))
  }

  @Test(
    arguments: [
      (["nowhere"], "error: 'nowhere' is no folder, no file, and no revision of git"),
      (["v1..HEAD"], "error: 'v1..HEAD' is no folder, no file, and no revision of git"),
      (["empty.lock.json"], "error: 'empty.lock.json' has errors, and no system that can be read"),
      ([], "error: '--since' needs a value"),
    ] as [([String], String)])
  func `writes nothing where that cannot be read`(version: [String], message: String) throws {
    let scratch = try BuildSinceTests.project()
    try scratch.write(["empty.lock.json": "{}"])
    let options = ["--project", "now", "--output", "site", "--lock", "new.lock.json", "--since"]
    let run = try Execution(["build"] + options + version, in: scratch.path)
    #expect(run.error.hasPrefix(message))
    #expect(run.exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("site")))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("new.lock.json")))
  }

  @Test func `compares with what can be read of a version that has errors, and says so`() throws {
    let scratch = try BuildSinceTests.project()
    try scratch.write([
      "before/themes/sea/more.tokens.json": "{\"color\": {\"foam\": {\"$value\": \"{color.none}\"}}}"
    ])
    let run = try Execution(["build", "--project", "now", "--output", "site", "--since", "before"], in: scratch.path)
    #expect(run.error.hasPrefix("warning: 'before' has errors, and is compared as far as it can be read [partly-read]"))
    #expect(run.exitCode == 0)
    #expect(try scratch.text("site/changes.md").contains("| `color.ink` | another value | #000000 | #333333 |"))
  }

  @Test func `serve ends where the version cannot be read`() throws {
    let scratch = try BuildSinceTests.project()
    let run = try Execution(["serve", "--project", "now", "--port", "0", "--since", "nowhere"], in: scratch.path)
    #expect(run.error.hasPrefix("error: 'nowhere' is no folder"))
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }
}
