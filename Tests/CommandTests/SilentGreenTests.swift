import TestSupport
import Testing

/// A check that looked at nothing must not pass.
struct SilentGreenTests {
  private static let colors = ##"{"$type": "color", "ink": {"$value": "#000000"}, "paper": {"$value": "#ffffff"}}"##
  private static let policy = "contrast: {pairs: [{requirement: text, foreground: ink, background: paper}]}"

  @Test(
    arguments: [
      // Every pair is unparsable, in three ways.
      (##"{"$type": "color", "ink": {"$value": "#00"}, "paper": {"$value": 7}}"##, policy, "invalid-value"),
      (
        ##"{"$type": "color", "ink": {"$value": "color-mix(in oklch, currentColor, red)"}, "paper": {"$value": "#fff"}}"##,
        policy, "contrast-unknown"
      ),
      (##"{"$type": "color", "ink": {"$value": }"##, policy, "json-syntax"),
      // A policy that matches nothing, and one that exempts all that it matches.
      (
        colors, "contrast: {pairs: [{requirement: text, foreground: \"text.*\", background: \"surface.*\"}]}",
        "unmatched-pattern"
      ),
      (
        colors,
        """
        contrast:
          pairs: [{requirement: text, foreground: ink, background: paper}]
          exempt: [{ground: disabled, foreground: "*", reason: all}]
        """, "too-few-checks"
      ),
      // Nothing declared, and nothing named.
      (colors, "name: Sea", "contrast-undeclared"),
      (colors, "contrast: {}", "too-few-checks"),
    ] as [(String, String, String)])
  func `fails when nothing could be checked`(tokens: String, theme: String, rule: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["sea.tokens.json": tokens, "theme.yaml": theme])
    let run = try Execution(["check"], in: scratch.path)
    #expect(run.exitCode == 1)
    let errors = run.error.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.contains { $0.hasSuffix("[\(rule)]") }, "\(run.error)")
  }

  @Test(
    arguments: [
      ("check", "", 1), ("check", "rules: {contrast-undeclared: warning}", 0),
      ("check", "rules: {contrast-undeclared: \"off\"}", 0), ("build", "", 0),
      ("build", "rules: {contrast-undeclared: error}", 1),
    ] as [(String, String, Int32)])
  func `is an error of a check that nothing is declared, unless the project says otherwise`(
    command: String, configuration: String, exitCode: Int32
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["sea.tokens.json": SilentGreenTests.colors, "specimen.yaml": configuration])
    #expect(try Execution([command], in: scratch.path).exitCode == exitCode)
  }
}
