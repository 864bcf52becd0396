import Foundation
import TestSupport
import Testing

/// What `specimen diff --markdown` writes for a comment. The projects under Comments have every kind of change, and names in all of whose
/// letters something can go wrong; the test of the browsers reads the same comment with a parser.
struct DiffMarkdownTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Comments")

  private static func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for side in ["old", "new"] {
      try FileManager.default.copyItem(at: folder.appending(path: side), to: scratch.url.appending(path: side))
    }
    return scratch
  }

  /// Comments has the comment with either kind of swatches. With RECORD=1 it is written anew, and the run fails.
  @Test(arguments: ["code", "svg"])
  func `tells all that changed, what is lost in sight and all else folded`(swatches: String) throws {
    let scratch = try DiffMarkdownTests.scratch()
    let options = ["--markdown", "comment.md"] + (swatches == "code" ? [] : ["--swatches", swatches])
    let run = try Execution(["diff", "old", "new"] + options, in: scratch.path)
    #expect(run.exitCode == 1)
    let found = try scratch.text("comment.md")
    let file = DiffMarkdownTests.folder.appending(path: "want.\(swatches).md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded want.\(swatches).md; read it, then run again without RECORD")
      return
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if found != wanted { Issue.record("\(LineDifference.text(wanted: wanted, found: found))") }
  }

  @Test func `says that nothing changed`() throws {
    let scratch = try DiffMarkdownTests.scratch()
    let run = try Execution(["diff", "old", "old", "--markdown", "comment.md"], in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(try scratch.text("comment.md") == "<!-- specimen diff -->\n### specimen diff: nothing changed\n\n")
  }

  @Test func `says what could not be read`() throws {
    let scratch = try DiffMarkdownTests.scratch()
    try scratch.write(["new/themes/quay/base.tokens.json": "{"])
    let run = try Execution(["diff", "old", "new", "--markdown", "comment.md"], in: scratch.path)
    #expect(run.exitCode == 2)
    let comment = try scratch.text("comment.md")
    #expect(
      comment.contains(
        "\nNot all of it could be compared:\n\n- <code>mast</code> is a system of <code>new</code> alone"))
    #expect(comment.contains("- <code>new</code> has errors, and is compared as far as it can be read\n"))
    #expect(comment.contains("- quay&#58; files could not be read&#58; what is added or removed"))
  }

  @Test func `replaces its own reports, and nothing else`() throws {
    let scratch = try DiffMarkdownTests.scratch()
    let diff = { try Execution(["diff", "old", "new", "--markdown", "comment.md"], in: scratch.path) }
    #expect(try diff().exitCode == 1)
    #expect(try diff().exitCode == 1)
    try scratch.write(["comment.md": "Dear diary\n"])
    let refused = try diff()
    #expect(refused.error.contains("error: 'comment.md' is there already, and is no markdown report [output]"))
    #expect(refused.exitCode == 2)
    #expect(try scratch.text("comment.md") == "Dear diary\n")
  }

  @Test func `swatches need a report that shows them`() throws {
    let run = try Execution(["diff", "old", "--swatches", "svg"])
    #expect(run.error.hasPrefix("error: '--swatches' needs '--markdown FILE', in which they are shown"))
    #expect(run.exitCode == 2)
  }

  /// One system of many tokens, and many systems of a few: both have more to tell than there is room for.
  @Test(arguments: [(systems: 1, tokens: 4_000), (systems: 300, tokens: 4)])
  func `keeps to its limit, and counts what is left out`(systems: Int, tokens: Int) throws {
    let scratch = try ScratchFolder()
    var files: [String: String] = [:]
    for side in ["old", "new"] {
      let color = side == "old" ? "#595959" : "#999999"
      let names = (0..<tokens).map { "a-rather-long-name-|-of-an-ink-\($0)" }
      let members = names.map { "\"\($0)\": {\"$value\": \"\(color)\"}" } + ["\"paper\": {\"$value\": \"#ffffff\"}"]
      let pairs = names.map { "- {requirement: text, foreground: \"\($0)\", background: paper}" }
      for system in 0..<systems {
        files["\(side)/themes/s\(system)/base.tokens.json"] =
          "{\"$type\": \"color\", \(members.joined(separator: ", "))}"
        files["\(side)/themes/s\(system)/theme.yaml"] =
          "contrast:\n  pairs:\n\(pairs.map { "    \($0)\n" }.joined())"
      }
    }
    try scratch.write(files)
    for swatches in ["code", "svg"] {
      let run = try Execution(
        ["diff", "old", "new", "--markdown", "comment.md", "--swatches", swatches], in: scratch.path)
      #expect(run.exitCode == 1)
      let comment = try scratch.text("comment.md")
      #expect(comment.utf8.count <= 60_000 && comment.utf8.count > 55_000)
      #expect(comment.contains("### specimen diff: \(systems * tokens) pairs of colours newly fail\n"))
      let lines = comment.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
      let failures = lines.drop { $0 != "#### New contrast failures" }.prefix { !$0.hasPrefix("<details>") }
      let hidden = failures.compactMap { $0.firstMatch(of: /(\d+) (more )?are not shown here/) }
        .compactMap { Int($0.1) }
      #expect(
        failures.count { $0.contains("**3.54:1**") || $0.contains("**2.84:1**") } + (hidden.first ?? 0) == systems
          * tokens)
      #expect(
        lines.last
          == "All of it is in the reports that `specimen diff` writes with `--html` and `--json`.")
    }
  }
}
