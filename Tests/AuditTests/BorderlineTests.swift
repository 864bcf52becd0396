import Audit
import Colorimetry
import Diagnostics
import Testing
import Tokens

/// Measured with color.js and Chromium (contrast.md 3.4 and 3.5).
struct BorderlineTests {
  private let tokens = ##"""
    {"$type": "color",
     "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "grey": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
     "above": {"$value": {"colorSpace": "oklch", "components": [0.553, 0.14, 150]}},
     "below": {"$value": {"colorSpace": "oklch", "components": [0.554, 0.14, 140]}},
     "vivid": {"$value": {"colorSpace": "oklch", "components": [0.48, 0.37, 180]}},
     "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5355}}}
    """##

  private func run(_ foreground: String, _ more: String = "", waivers: String? = nil) -> AuditRun {
    AuditRun(
      tokens: tokens, policy: "{\(more)pairs: [{requirement: text, foreground: \(foreground), background: white}]}",
      waivers: waivers)
  }

  @Test(
    arguments: [
      ("grey", ["error 'grey' on 'white' is 4.47:1 in the only mode, text needs 4.5:1"], []),
      (
        "above", ["warning 'above' on 'white' passes by a hair in the only mode: it is 4.50:1, text needs 4.5:1"],
        ["it is 4.49:1 before it is rounded to 8 bits"]
      ),
      (
        "below",
        [
          "error 'below' on 'white' is 4.49:1 in the only mode, text needs 4.5:1",
          "warning 'below' on 'white' fails by a hair in the only mode: it is 4.49:1, text needs 4.5:1",
        ], ["it is 4.51:1 before it is rounded to 8 bits"]
      ),
      (
        "vivid",
        [
          "error 'vivid' on 'white' is 4.14:1 in the only mode, text needs 4.5:1",
          "warning 'vivid' on 'white' fails by a hair in the only mode: it is 4.14:1, text needs 4.5:1",
        ],
        [
          "it is 6.02:1 where a colour out of gamut loses chroma and is not clipped",
          "it is 6.26:1 where a colour out of gamut is brought in by ray trace",
        ]
      ),
      // #767676 on white passes with 4.54, #777777 does not.
      (
        "veil", ["warning 'veil' on 'white' passes by a hair in the only mode: it is 4.54:1, text needs 4.5:1"],
        ["it is 4.44:1 where a screen blends it a level lighter or darker"]
      ),
    ] as [(String, [String], [String])])
  func `keeps the verdict of the screen and says who would see another`(
    foreground: String, expected: [String], notes: [String]
  ) {
    let findings = run(foreground).findings.sorted
    #expect(Set(findings.map { "\($0.severity.rawValue) \($0.text)" }) == Set(expected))
    let told = findings.filter { $0.rule == "contrast-borderline" }.flatMap(\.notes).map(\.text)
    #expect(told == notes)
  }

  @Test(arguments: [("warning", "warning"), ("error", "error"), ("off", nil)] as [(String, String?)])
  func `tells it as the policy wants`(setting: String, severity: String?) {
    let findings = run("above", "borderline: \(setting), ").findings.sorted
    #expect(findings.map(\.severity.rawValue) == (severity.map { [$0] } ?? []))
  }

  @Test func `counts it in reports, and not where a failure is accepted`() throws {
    let report = { (run: AuditRun) in
      let audit = try #require(run.audit)
      return ContrastReport(audit, of: run.graph, system: "sea")
    }
    let open = try report(run("below"))
    #expect(open.borderlineCount == 1)
    #expect(open.summary == "1 pair in one mode: 1 fails; 1 by a hair")
    let waiver =
      "- {foreground: below, background: white, requirement: text, minimum: 4, reason: r, owner: o, expires: 2030-01-01}"
    let accepted = try report(run("below", waivers: waiver))
    #expect(accepted.borderlineCount == 0)
    #expect(accepted.summary == "1 pair in one mode: 1 is accepted")
  }
}
