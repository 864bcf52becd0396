import Audit
import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

/// A theme of a few colours, a policy and waivers, all inline.
struct ContrastAuditTests {
  private let tokens = ##"""
    {"$type": "color",
     "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "grey": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
     "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}},
     "text": {"$value": "{grey}"},
     "rainbow": {"$type": "gradient", "$value": [
       {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0},
       {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": 1}]},
     "halves": {"$type": "gradient", "$value": [
       {"color": "{black}", "position": 0}, {"color": "{black}", "position": 0.5},
       {"color": "{white}", "position": 0.5}, {"color": "{white}", "position": 0.4}]},
     "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
    """##

  @Test func `names both tokens, the mode, the floored ratio and the ratio needed, at the value`() {
    let run = AuditRun(tokens: tokens, policy: "pairs: [{requirement: text, foreground: text, background: white}]")
    #expect(
      run.printed == """
        tokens.json:5:21: error: 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1 [contrast]
            5 |  "text": {"$value": "{grey}"},
              |                     ^~~~~~~~
          note: tokens.json:3:21: 'text' is #777777, the value of 'grey'
          note: tokens.json:2:22: 'white' is #ffffff
          note: theme.yaml:1:9: the pair is declared here
          help: make 'grey' #767676 to pass in all modes, or accept it for a while in contrast.waivers.yaml
        1 error

        """)
  }

  @Test(
    arguments: [
      // #777 on white is 4.478, not 4.5.
      ("pairs: [{requirement: large, foreground: text, background: white}]", []),
      // 50 % black over white is #808080 against white: 3.94.
      (
        "pairs: [{requirement: text, foreground: veil, background: white}]",
        ["'veil' on 'white' is 3.94:1 in the only mode, text needs 4.5:1"]
      ),
      (
        "pairs: [{requirement: text, foreground: white, background: veil, over: white}]",
        ["'white' on 'veil' over 'white' is 3.94:1 in the only mode, text needs 4.5:1"]
      ),
      (
        "pairs: [{requirement: text, foreground: white, background: veil}]",
        [
          "'white' on 'veil' cannot be measured in the only mode: the background is translucent and nothing is declared behind it, so that anything from 3.97:1 to 21.00:1 is possible"
        ]
      ),
      // Black on red to blue: 5.25 and 2.44 at the stops, but 1.958 between them.
      (
        "pairs: [{requirement: text, foreground: black, background: rainbow}]",
        ["'black' on 'rainbow' is 1.95:1 in the only mode, text needs 4.5:1"]
      ),
      // White on red to blue is worst at the red stop: 3.998.
      (
        "pairs: [{requirement: text, foreground: white, background: rainbow}]",
        ["'white' on 'rainbow' is 3.99:1 in the only mode, text needs 4.5:1"]
      ),
      // Black and white halves have no grey between them: #777 is 4.69 on one and 4.478 on the other.
      ("pairs: [{requirement: large, foreground: text, background: halves}]", []),
      (
        "pairs: [{requirement: text, foreground: text, background: halves}]",
        ["'text' on 'halves' is 4.47:1 in the only mode, text needs 4.5:1"]
      ),
      (
        "pairs: [{requirement: text, foreground: rainbow, background: rainbow}]",
        [
          "'rainbow' on 'rainbow' cannot be measured in the only mode: it is a gradient on a gradient, so that anything from 1.00:1 to 5.25:1 is possible"
        ]
      ),
      (
        "{level: AAA, pairs: [{requirement: large, foreground: text, background: white}]}",
        ["'text' on 'white' is 4.47:1 in the only mode, large text needs 4.5:1"]
      ),
      (
        "pairs: [{requirement: text, foreground: txt, background: white}]",
        ["'txt' matches no colour and no gradient", "0 pairs were checked, the policy needs 1"]
      ),
      (
        "{minimum-checks: 9, pairs: [{requirement: text, foreground: black, background: white}]}",
        ["1 pair was checked, the policy needs 9"]
      ),
      ("pairs: []", ["0 pairs were checked, the policy needs 1"]),
      (
        "pairs: [{requirement: text, foreground: [], background: white}]",
        ["'foreground' is empty, patterns of colours are needed", "0 pairs were checked, the policy needs 1"]
      ),
      (
        "pairs: [{requirement: txt, foreground: black, background: white}]",
        [
          "'txt' where 'requirement' needs one of text, large, non-text, focus, link",
          "0 pairs were checked, the policy needs 1",
        ]
      ),
    ] as [(String, [String])])
  func `measures as WCAG and a browser do`(policy: String, expected: [String]) {
    #expect(Set(AuditRun(tokens: tokens, policy: policy).findings.sorted.map(\.text)) == Set(expected))
  }

  private let failing = "pairs: [{requirement: text, foreground: text, background: white}]"

  @Test(
    arguments: [
      ("4.47", "2030-01-01", "text", "text", []),
      ("4.40", "2026-11-30", "text", "text", []),
      (
        "4.47", "2026-11-29", "text", "text",
        [
          "error 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1",
          "error the waiver for 'text' on 'white' ended on 2026-11-29",
        ]
      ),
      (
        "4.48", "2030-01-01", "text", "text",
        ["error 'text' on 'white' is 4.47:1 in the only mode, its waiver accepts no less than 4.48:1"]
      ),
      (
        "3", "2030-01-01", "black", "text",
        [
          "error 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1",
          "warning the waiver for 'black' on 'white' accepts nothing: the pair is no declared text pair",
        ]
      ),
      (
        "3", "2030-01-01", "text", "large",
        [
          "error 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1",
          "warning the waiver for 'text' on 'white' accepts nothing: the pair is no declared large pair",
        ]
      ),
      (
        "3", "2030-02-30", "text", "text",
        [
          "error '2030-02-30' where a day such as 2027-06-30 is needed",
          "error 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1",
        ]
      ),
    ] as [(String, String, String, String, [String])])
  func `accepts a failure only as its waiver says`(
    minimum: String, expires: String, foreground: String, requirement: String, expected: [String]
  ) {
    let waiver = """
      - {foreground: \(foreground), background: white, requirement: \(requirement), minimum: \(minimum), reason: why, owner: us, expires: \(expires)}
      """
    let found = AuditRun(tokens: tokens, policy: failing, waivers: waiver).findings.sorted
    #expect(Set(found.map { "\($0.severity.rawValue) \($0.text)" }) == Set(expected))
  }

  @Test(
    arguments: [
      ("modes: light", "a string where 'modes' needs contexts by modifier"),
      ("modes: []", "an array where 'modes' needs contexts by modifier"),
      ("modes: {}", "an object where 'modes' needs contexts by modifier"),
      ("modes: {density: 2}", "a number where 'modes' needs contexts by modifier"),
      ("background: w..e", "'w..e' where the path of one token is needed"),
    ])
  func `accepts nothing by a waiver that cannot be read`(field: String, message: String) {
    let waiver =
      "- {foreground: text, background: white, requirement: text, minimum: 3, reason: r, owner: o, expires: 2030-01-01}"
    let broken =
      field.hasPrefix("background")
      ? waiver.replacing("background: white", with: field) : waiver.replacing("}", with: ", \(field)}")
    let run = AuditRun(tokens: tokens, policy: failing, waivers: broken)
    #expect(
      run.findings.sorted.map(\.text) == ["'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1", message])
  }

  @Test func `knows the modes of a theme, and says where a waiver names another`() {
    let waiver =
      "- {foreground: text, background: white, requirement: text, minimum: 3, reason: r, owner: o, expires: 2030-01-01, modes: {theme: light}}"
    let run = AuditRun(tokens: tokens, policy: failing, waivers: waiver)
    #expect(
      run.findings.sorted.map(\.text) == [
        "'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1", "'theme=light' is no mode of this theme",
      ])
    #expect(run.findings.sorted.last?.place.map { run.sources.text(at: $0) } == "theme: light")
  }

  @Test func `warns of a second waiver for a pair`() {
    let waiver =
      "- {foreground: text, background: white, requirement: text, minimum: 3, reason: r, owner: o, expires: 2030-01-01}"
    let run = AuditRun(tokens: tokens, policy: failing, waivers: "\(waiver)\n\(waiver)")
    #expect(
      run.findings.sorted.map(\.text) == [
        "the waiver for 'text' on 'white' accepts nothing: another one for the pair stands before it"
      ])
  }

  @Test func `warns of a waiver whose pair passes`() {
    let run = AuditRun(
      tokens: tokens, policy: "pairs: [{requirement: large, foreground: text, background: white}]",
      waivers:
        "- {foreground: text, background: white, requirement: large, minimum: 3, reason: r, owner: o, expires: 2030-01-01}"
    )
    #expect(
      run.findings.sorted.map(\.text) == [
        "the waiver for 'text' on 'white' accepts nothing: the pair passes in every mode that it covers"
      ])
  }

  @Test func `needs a reason, an owner and an end`() {
    let run = AuditRun(
      tokens: tokens, policy: "pairs: [{requirement: large, foreground: text, background: white}]",
      waivers: "- {foreground: text, background: white, requirement: text, minimum: 3}")
    #expect(
      run.findings.sorted.map(\.text) == [
        "a waiver needs 'reason'", "a waiver needs 'owner'", "a waiver needs 'expires'",
      ])
  }

  @Test func `reports colours that stand in no pair`() {
    let run = AuditRun(tokens: tokens, policy: "pairs: [{requirement: large, foreground: text, background: white}]")
    #expect(run.audit?.uncovered.map(\.description) == ["grey", "veil", "rainbow", "halves", "black"])
  }
}
