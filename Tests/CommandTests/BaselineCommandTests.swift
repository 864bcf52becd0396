import Foundation
import TestSupport
import Testing

/// `specimen check` with failures that are known. Ratios are those of axe-core: #767676 on white is 4.54:1, #888888 is 3.54:1,
/// #949494 is 3.03:1 and #b3b3b3 is 2.09:1.
struct BaselineCommandTests {
  static let baseline = "contrast.baseline.json"
  static let tokens = "themes/sea/base.tokens.json"
  static let policy = "themes/sea/theme.yaml"

  /// Two modes: on black, all of these greys pass.
  static let files = [
    tokens: """
    {"color": {"$type": "color",
      "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}},
      "faint": {"$value": {"colorSpace": "srgb", "components": [0.580392, 0.580392, 0.580392], "hex": "#949494"}},
      "label": {"$value": {"colorSpace": "srgb", "components": [0.580392, 0.580392, 0.580392], "hex": "#949494"}},
      "ink": {"$value": {"colorSpace": "srgb", "components": [0.462745, 0.462745, 0.462745], "hex": "#767676"}}}}
    """,
    "themes/sea/night.tokens.json": """
    {"color": {"$type": "color", "paper": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
    """,
    "themes/sea/sea.resolver.json": """
    {"version": "2025.10",
     "modifiers": {"theme": {"contexts": {"day": [], "night": [{"$ref": "night.tokens.json"}]}}},
     "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.tokens.json"}]},
      {"$ref": "#/modifiers/theme"}]}
    """,
    policy: """
    contrast:
      pairs:
        - {requirement: text, foreground: color.label, background: color.paper}
        - {requirement: text, foreground: color.faint, background: color.paper}
        - {requirement: text, foreground: color.ink, background: color.paper}
    """,
  ]

  static let grey = [
    "#888888": "[0.533333, 0.533333, 0.533333], \"hex\": \"#888888\"",
    "#949494": "[0.580392, 0.580392, 0.580392], \"hex\": \"#949494\"",
    "#b3b3b3": "[0.701961, 0.701961, 0.701961], \"hex\": \"#b3b3b3\"",
    "#767676": "[0.462745, 0.462745, 0.462745], \"hex\": \"#767676\"",
  ]

  static let first = """
    {
      "specimen-baseline": 1,
      "systems": [
        {
          "system": "sea",
          "failures": [
            {"foreground": "color.faint", "background": "color.paper", "requirement": "text", "ratio": 3.03, "failing": 1, "modes": 2},
            {"foreground": "color.label", "background": "color.paper", "requirement": "text", "ratio": 3.03, "failing": 1, "modes": 2}
          ]
        }
      ]
    }

    """

  static let coverage = "contrast: 3 pairs in 2 modes, 0 colours in no pair\n"
  static let ledger = "tokens: 4 read, 4 shown, 0 not understood\n"

  static func project() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(files)
    return scratch
  }

  static func check(_ folder: String, updates: Bool = false, _ more: String...) throws -> Execution {
    try Execution(["check", "--baseline", baseline] + (updates ? ["--update-baseline"] : []) + more, in: folder)
  }

  @Test func `takes all failures into a new file, and knows them from then on`() throws {
    let scratch = try BaselineCommandTests.project()
    #expect(try Execution(["check"], in: scratch.path).exitCode == 1)
    for _ in 1...2 {
      for updates in [true, false] {
        let run = try BaselineCommandTests.check(scratch.path, updates: updates)
        #expect(run.error == "" && run.exitCode == 0)
        #expect(
          run.output == "checked 4 files: nothing to mend\nbaseline: 2 known\n\(BaselineCommandTests.coverage)"
            + BaselineCommandTests.ledger)
        #expect(try scratch.text(BaselineCommandTests.baseline) == BaselineCommandTests.first)
      }
    }
  }

  /// `build` knows the same, and its contrast page says so in a word and a count.
  @Test func `builds with failures that are known, and tells them apart`() throws {
    let scratch = try BaselineCommandTests.project()
    let build = { try Execution(["build", "--baseline", BaselineCommandTests.baseline], in: scratch.path) }
    let missing = try build()
    #expect(missing.error.contains("error: 'contrast.baseline.json': no such file"))
    #expect(missing.exitCode == 2 && missing.output == "nothing was written\n")

    _ = try BaselineCommandTests.check(scratch.path, updates: true)
    let known = try build()
    #expect(known.error == "" && known.exitCode == 0)
    #expect(known.output.contains("\nbaseline: 2 known\n"))
    #expect(try scratch.text(BaselineCommandTests.baseline) == BaselineCommandTests.first)
    let page = try scratch.text("_site/contrast.html")
    #expect(page.contains("<h2 id=\"known\">Known</h2>") && !page.contains("id=\"failing\""))
    // By day; at night all pass.
    #expect(page.contains("<td class=\"verdict--known\">2</td><td class=\"zero\">0</td>"))
    #expect(page.contains("</b> known</span>"))

    try scratch.write([
      BaselineCommandTests.tokens: try #require(BaselineCommandTests.files[BaselineCommandTests.tokens])
        .replacingOccurrences(of: "[0.462745, 0.462745, 0.462745], \"hex\": \"#767676\"", with: "[0.5, 0.5, 0.5]")
    ])
    let new = try build()
    #expect(new.error.contains("'color.ink' on 'color.paper' is 3.94:1"))
    #expect(new.exitCode == 1 && new.output.contains("\nbaseline: 2 known, 1 new\n"))
    let failing = try scratch.text("_site/contrast.html")
    #expect(failing.contains("id=\"failing\"") && failing.contains("id=\"known\""))
  }

  @Test func `tells pairs apart that differ by a number for their opacity alone`() throws {
    let scratch = try BaselineCommandTests.project()
    let pair = "requirement: text, foreground: color.label, background: color.paper, over: color.paper"
    try scratch.write([
      BaselineCommandTests.policy: """
      contrast:
        pairs:
          - {\(pair), opacity: 0.5}
          - {\(pair), opacity: 0.25}
      """
    ])
    #expect(try BaselineCommandTests.check(scratch.path, updates: true).output.contains("baseline: 2 known\n"))
    let lines = try scratch.text(BaselineCommandTests.baseline).split(separator: "\n").filter { $0.contains("over") }
    #expect(
      zip(lines, ["0.25", "0.5"]).allSatisfy { $0.contains("\"over\": [\"color.paper\", \"opacity \($1)\"]") })
    #expect(lines.count == 2)

    // Without the first, the second is known still, and the first is new.
    let rest = try scratch.text(BaselineCommandTests.baseline).replacingOccurrences(of: lines[0] + "\n", with: "")
    try scratch.write([BaselineCommandTests.baseline: rest])
    let run = try BaselineCommandTests.check(scratch.path)
    #expect(run.exitCode == 1 && run.output.contains("baseline: 1 known, 1 new\n"))
    #expect(run.error.contains("at opacity 0.25 is ") && !run.error.contains("at opacity 0.5 is "))
  }

  @Test func `builds without a word of a baseline where there is none`() throws {
    let scratch = try BaselineCommandTests.project()
    #expect(try Execution(["build"], in: scratch.path).exitCode == 1)
    #expect(try !scratch.text("_site/contrast.html").lowercased().contains("known"))
    let run = try Execution(["build", "--update-baseline"], in: scratch.path)
    #expect(run.exitCode == 2 && run.error.contains("'--update-baseline' is no option of 'specimen build'"))
  }

  /// What becomes of `color.faint` on `color.paper`, which the baseline has as 3.03:1 in 1 of 2 modes.
  struct Movement: CustomTestStringConvertible {
    let testDescription: String
    /// What is replaced with what in which file.
    var edits: [(file: String, old: String, new: String)] = []
    /// Without their place and their rule.
    let findings: [String]
    let help: String
    let line: String
    let updateLine: String
    /// The line of the pair in the updated baseline; nil for none.
    let entry: String?
  }

  private static func recolor(_ name: String, _ old: String, _ new: String) -> (String, String, String) {
    let value = { (hex: String) in
      "\"\(name)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": \(grey[hex] ?? "")"
    }
    return (tokens, value(old), value(new))
  }

  private static let worseHelp =
    "take back the change that lowered it; a baseline accepts nothing worse until its file is removed"
  private static let newHelp =
    "make 'color.ink' #767676 to pass in all modes, or accept it for a while in contrast.waivers.yaml"
  private static let updateHelp = "update the baseline with --update-baseline"
  private static let pair = "'color.faint' on 'color.paper'"
  private static let refusal = ": what is worse or new is not accepted; to start anew, remove the file"
  private static let old = #""ratio": 3.03, "failing": 1, "modes": 2}"#

  private static let movements = [
    Movement(
      testDescription: "a lower ratio", edits: [recolor("faint", "#949494", "#b3b3b3")],
      findings: [
        "error: \(pair) is 2.09:1 at worst and fails in 1 of 2 modes, the baseline accepts 3.03:1 in 1 of 2"
      ], help: worseHelp, line: "1 known, 1 worse", updateLine: "1 known, 1 worse\(refusal)", entry: old),
    Movement(
      testDescription: "more modes",
      edits: [
        (
          "themes/sea/night.tokens.json", #""paper""#,
          #""faint": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}}, "paper""#
        )
      ],
      // #1a1a1a on black: (0.0103 + 0.05) / 0.05.
      findings: [
        "error: \(pair) is 1.20:1 at worst and fails in 2 of 2 modes, the baseline accepts 3.03:1 in 1 of 2"
      ], help: worseHelp, line: "1 known, 1 worse", updateLine: "1 known, 1 worse\(refusal)", entry: old),
    Movement(
      testDescription: "a new failure", edits: [recolor("ink", "#767676", "#888888")],
      findings: ["error: 'color.ink' on 'color.paper' is 3.54:1 in theme=day, text needs 4.5:1"], help: newHelp,
      line: "2 known, 1 new", updateLine: "2 known, 1 new\(refusal)", entry: old),
    Movement(
      testDescription: "a higher ratio", edits: [recolor("faint", "#949494", "#888888")],
      findings: ["warning: \(pair) is 3.54:1 at worst and fails in 1 of 2 modes, the baseline has 3.03:1 in 1 of 2"],
      help: updateHelp, line: "2 known, 1 better", updateLine: "2 known, 1 better",
      entry: #""ratio": 3.54, "failing": 1, "modes": 2}"#),
    Movement(
      testDescription: "a pair that passes", edits: [recolor("faint", "#949494", "#767676")],
      findings: ["warning: \(pair) passes now, the baseline has 3.03:1 in 1 of 2"], help: updateHelp,
      line: "1 known, 1 to remove", updateLine: "1 known, 1 removed", entry: nil),
    Movement(
      testDescription: "a pair that nobody declares",
      edits: [(policy, "    - {requirement: text, foreground: color.faint, background: color.paper}\n", "")],
      findings: ["warning: \(pair) is no text pair any more, and stands in the baseline"], help: updateHelp,
      line: "1 known, 1 to remove", updateLine: "1 known, 1 removed", entry: nil),
    Movement(
      testDescription: "another name",
      edits: [(policy, "color.faint", "color.feint"), (tokens, "\"faint\"", "\"feint\"")],
      findings: [
        "error: 'color.feint' on 'color.paper' is 3.03:1 in theme=day, text needs 4.5:1",
        "warning: 'color.faint' is no colour any more, and \(pair) stands in the baseline",
      ], help: "did you mean 'color.feint'? else \(updateHelp)", line: "1 known, 1 to remove, 1 new",
      updateLine: "1 known, 1 removed, 1 new\(refusal)", entry: nil),
    Movement(
      testDescription: "a modifier that it does not depend on",
      edits: [
        (
          "themes/sea/sea.resolver.json", #""night.tokens.json"}]}}}"#,
          #""night.tokens.json"}]}}, "size": {"contexts": {"small": [], "big": []}}}"#
        ),
        (
          "themes/sea/sea.resolver.json", ##"{"$ref": "#/modifiers/theme"}"##,
          ##"{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}"##
        ),
      ],
      findings: [
        "warning: \(pair) is 3.03:1 at worst and fails in 2 of 4 modes, the baseline has 3.03:1 in 1 of 2",
        "warning: 'color.label' on 'color.paper' is 3.03:1 at worst and fails in 2 of 4 modes, the baseline has 3.03:1 in 1 of 2",
      ], help: updateHelp, line: "2 known, 2 better", updateLine: "2 known, 2 better",
      entry: #""ratio": 3.03, "failing": 2, "modes": 4}"#),
  ]

  @Test(arguments: movements)
  func `reports every movement, and takes only what is better into the file`(movement: Movement) throws {
    let scratch = try BaselineCommandTests.project()
    _ = try BaselineCommandTests.check(scratch.path, updates: true)
    for edit in movement.edits {
      let text = try scratch.text(edit.file)
      try #require(text.contains(edit.old))
      try scratch.write([edit.file: text.replacing(edit.old, with: edit.new)])
    }
    let hasErrors = movement.findings.contains { $0.hasPrefix("error") }
    let run = try BaselineCommandTests.check(scratch.path)
    let told = run.error.matches(of: /(?m)^\S+:\d+:\d+: ((?:error|warning): .*) \[[a-z-]+\]$/).map { String($0.1) }
    #expect(told == movement.findings)
    #expect(run.error.contains("  help: \(movement.help)\n"))
    #expect(run.output.contains("\nbaseline: \(movement.line)\n"))
    #expect(run.exitCode == (hasErrors ? 1 : 0))
    #expect(try scratch.text(BaselineCommandTests.baseline) == BaselineCommandTests.first)

    let update = try BaselineCommandTests.check(scratch.path, updates: true)
    #expect(update.output.contains("\nbaseline: \(movement.updateLine)\n"))
    #expect(update.exitCode == (hasErrors ? 1 : 0))
    #expect(update.error.contains(" warning: ") == false)
    let lines = try scratch.text(BaselineCommandTests.baseline).split(separator: "\n").filter {
      $0.contains(#""color.faint""#)
    }
    #expect(lines.count == (movement.entry == nil ? 0 : 1))
    #expect(lines.allSatisfy { $0.contains(movement.entry ?? "") })
    // Once more, and nothing moves.
    let again = try BaselineCommandTests.check(scratch.path)
    #expect(again.exitCode == update.exitCode && again.error == update.error)
  }

  @Test func `a waiver wins over the baseline, and the baseline is there when it has ended`() throws {
    let scratch = try BaselineCommandTests.project()
    _ = try BaselineCommandTests.check(scratch.path, updates: true)
    let waiver = { (day: String) in
      """
      - {foreground: color.faint, background: color.paper, requirement: text, minimum: 3, reason: x, owner: y, expires: \(day)}
      """
    }
    try scratch.write(["themes/sea/contrast.waivers.yaml": waiver("2027-01-01")])
    let waived = try BaselineCommandTests.check(scratch.path)
    #expect(
      waived.error.hasPrefix(
        "contrast.baseline.json:7:9: warning: 'color.faint' on 'color.paper' is accepted by a waiver, and stands in the baseline [baseline-moved]\n"
      ))
    #expect(waived.output.contains("\nbaseline: 1 known, 1 to remove\n"))
    try scratch.write(["themes/sea/contrast.waivers.yaml": waiver("2026-01-01")])
    let ended = try BaselineCommandTests.check(scratch.path)
    #expect(ended.error.contains("[waiver-expired]") && !ended.error.contains("[contrast]"))
    #expect(ended.output.contains("\nbaseline: 2 known\n"))
  }

  @Test func `an error that hides pairs takes nothing out of the baseline`() throws {
    let breaks: [(String, String, Int32)] = [
      (BaselineCommandTests.policy, "contrast: {pairs: 3}", 1), (BaselineCommandTests.policy, "a: [", 1),
      (BaselineCommandTests.tokens, "{", 1), ("specimen.yaml", "systems: 3", 2),
    ]
    for (file, text, exitCode) in breaks {
      let scratch = try BaselineCommandTests.project()
      _ = try BaselineCommandTests.check(scratch.path, updates: true)
      try scratch.write([file: text])
      let run = try BaselineCommandTests.check(scratch.path, updates: true)
      #expect(run.exitCode == exitCode, "\(run.error)")
      #expect(run.output.contains("\nbaseline: 2 known\n"), "\(run.output)")
      #expect(!run.error.contains("[baseline-moved]"))
      #expect(try scratch.text(BaselineCommandTests.baseline) == BaselineCommandTests.first)
    }
  }

  @Test func `keeps several systems apart`() throws {
    let scratch = try BaselineCommandTests.project()
    for (path, text) in BaselineCommandTests.files {
      try scratch.write([path.replacing("themes/sea/", with: "themes/bay/"): text])
    }
    let run = try BaselineCommandTests.check(scratch.path, updates: true)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nbaseline: 4 known\ncontrast of bay: 3 pairs in 2 modes, 0 colours in no pair\n"))
    let text = try scratch.text(BaselineCommandTests.baseline)
    #expect(text.matches(of: /"system": "(\w+)"/).map { String($0.1) } == ["bay", "sea"])
    // The same failure, in one of them only.
    let tokens = BaselineCommandTests.tokens
    try scratch.write([
      tokens: try scratch.text(tokens).replacing("#949494", with: "#b3b3b3").replacing("0.580392", with: "0.701961")
    ])
    let worse = try BaselineCommandTests.check(scratch.path)
    #expect(worse.output.contains("\nbaseline: 2 known, 2 worse\n") && worse.exitCode == 1)
    try FileManager.default.removeItem(atPath: scratch.path("themes/sea"))
    let gone = try BaselineCommandTests.check(scratch.path)
    #expect(
      gone.error.contains(
        "warning: 'sea' is no system with an audit any more, and 'color.faint' on 'color.paper' stands"))
    #expect(gone.output.contains("\nbaseline: 2 known, 2 to remove\n") && gone.exitCode == 0)
  }

  @Test func `says in every report what is known, and of what an error is worse`() throws {
    let scratch = try BaselineCommandTests.project()
    _ = try BaselineCommandTests.check(scratch.path, updates: true)
    let (tokens, old, new) = BaselineCommandTests.recolor("faint", "#949494", "#b3b3b3")
    try scratch.write([tokens: try scratch.text(tokens).replacing(old, with: new)])
    let wanted = [
      "json": [
        #""counts": {"pairs": 3, "failed": 1, "unknown": 0, "known": 1, "accepted": 0, "passed": 1}"#,
        #""status": "known", "ratio": 3.03"#, #"{"rule": "baseline-worsened", "severity": "error""#,
      ],
      "sarif": [
        #""suppressions": [{"kind": "external", "status": "accepted", "justification": "the baseline has it"}]"#,
        #""ruleId": "baseline-worsened""#, #""uri": "contrast.baseline.json""#,
      ],
      "junit": [
        #"tests="3" failures="1" errors="0" skipped="1""#,
        #"<skipped message="known from the baseline: 'color.label' on 'color.paper' is 3.03:1 in theme=day, text needs 4.5:1"/>"#,
        #"<failure type="baseline-worsened""#,
      ],
      "markdown": [
        "3 pairs in 2 modes: 1 fails, 1 is known, 1 passes", "<details><summary>1 known failure</summary>",
        "<code>color.paper</code> (worse than in the baseline) |",
      ],
      "github": ["title=baseline-worsened::", "1 is known", "the baseline has it here (contrast.baseline.json:7)"],
      "gitlab": [#"[\#n  {"check_name": "specimen/baseline-worsened""#],
    ]
    for (format, parts) in wanted {
      let run = try BaselineCommandTests.check(scratch.path, "--format", format)
      #expect(run.error == "" && run.exitCode == 1)
      for part in parts { #expect(run.output.contains(part), "\(format): \(part)\n\(run.output)") }
      #expect(!run.output.contains("color.label") || format != "gitlab")
    }
  }
}
