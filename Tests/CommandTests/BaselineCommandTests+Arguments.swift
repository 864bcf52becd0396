import Foundation
import TestSupport
import Testing

/// Files and flags that are none, and what is listed beside a baseline.
extension BaselineCommandTests {
  @Test(
    arguments: [
      ("{\"dear\": 1}", "contrast.baseline.json:1:1: error: an object without 'specimen-baseline'"),
      ("{\"specimen-baseline\": 1,", "contrast.baseline.json:1:25: error: "),
      ("", "contrast.baseline.json:1:1: error: "),
    ])
  func `leaves a file alone that is no baseline`(text: String, message: String) throws {
    let scratch = try BaselineCommandTests.project()
    try scratch.write([BaselineCommandTests.baseline: text])
    for updates in [false, true] {
      let run = try BaselineCommandTests.check(scratch.path, updates: updates)
      #expect(run.error.contains(message))
      #expect(run.exitCode == 2)
      #expect(!run.output.contains("baseline:"))
      #expect(try scratch.text(BaselineCommandTests.baseline) == text)
    }
  }

  @Test(
    arguments: [
      ("no.json", false, "'no.json': no such file"), ("themes", false, "'themes': a file is needed here"),
      ("lost", false, "'lost': the link leads nowhere"), ("lost", true, "'lost': the link leads nowhere"),
      ("themes/sea/b.json", true, "the baseline cannot go to 'themes/sea/b.json': the project is read from 'themes'"),
      ("no/b.json", true, "'no/b.json' "), ("link.json", true, "'link.json' is a symbolic link"),
    ])
  func `needs a file that can be read and written`(path: String, updates: Bool, message: String) throws {
    let scratch = try BaselineCommandTests.project()
    try scratch.link("lost", to: "nowhere")
    _ = try BaselineCommandTests.check(scratch.path, updates: true)
    try scratch.link("link.json", to: BaselineCommandTests.baseline)
    let before = try scratch.dump()
    let run = try Execution(
      ["check", "--baseline", path] + (updates ? ["--update-baseline"] : []), in: scratch.path)
    #expect(run.error.contains("error: \(message)"))
    #expect(run.exitCode == 2)
    #expect(try scratch.dump() == before)
  }

  @Test func `finds a baseline beside the project, and names it from there`() throws {
    let scratch = try BaselineCommandTests.project()
    try scratch.makeFolder("ci")
    let run = { (more: [String]) in
      try Execution(["check", "--project", scratch.path, "--baseline", "b.json"] + more, in: scratch.path("ci"))
    }
    #expect(try run(["--update-baseline"]).exitCode == 0)
    // What was written does not make 'ci' a part of the project.
    #expect(try run(["--update-baseline", "--report", "sarif=b.sarif"]).exitCode == 0)
    try scratch.write(["ci/b.json": "{\"specimen-baseline\": 3}"])
    #expect(try run([]).error.contains("\nci/b.json:1:23: error: the version of the baseline is 3, 1 is needed"))
  }

  @Test(
    arguments: [
      (["--update-baseline"], "'--update-baseline' needs '--baseline FILE', which says where"),
      (["--baseline"], "'--baseline' needs a value"),
      (["--coverage=all"], "'--coverage' takes no value"),
      (["--coverage", "--format", "json"], "'--coverage' is for people; '--format json' has all of it"),
      (["--coverage", "--coverage"], "'--coverage' stands twice"),
    ])
  func `refuses flags that mean nothing`(arguments: [String], message: String) throws {
    let run = try Execution(["check"] + arguments)
    #expect(run.error.hasPrefix("error: \(message)\n"))
    #expect(run.exitCode == 2)
  }

  @Test func `lists the colours that stand in no pair, primitives apart`() throws {
    let scratch = try BaselineCommandTests.project()
    let policy = """
      tiers: {primitive: [color.ink]}
      contrast: {pairs: [{requirement: large, foreground: color.label, background: color.paper}]}
      """
    try scratch.write([BaselineCommandTests.policy: policy])
    let line = "contrast: 1 pair in 2 modes, 1 colour and 1 primitive in no pair"
    #expect(
      try Execution(["check", "--coverage"], in: scratch.path).output == """
        checked 4 files: nothing to mend
        \(line):
          themes/sea/base.tokens.json:3:3 color.faint
          themes/sea/base.tokens.json:5:3 color.ink, a primitive
        \(BaselineCommandTests.ledger)
        """)
    #expect(
      try Execution(["check"], in: scratch.path).output
        == "checked 4 files: nothing to mend\n\(line)\n\(BaselineCommandTests.ledger)")
    let json = try Execution(["check", "--format", "json"], in: scratch.path).output
    #expect(json.contains("\"primitives\": [\n          \"color.ink\"\n        ],\n        \"pairsByMode\": [1, 1]"))
  }
}
