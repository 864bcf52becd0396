import Audit
import Diagnostics
import TestSupport
import Testing
import Tokens

struct ContrastPolicyTests {
  /// #777777 is 4.478 on white (the best known of all near misses), #949494 is 3.03 and #959595 is 2.99.
  private let tokens = ##"""
    {"$type": "color",
     "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "text": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
     "faint": {"$value": {"colorSpace": "srgb", "components": [0.580392, 0.580392, 0.580392]}},
     "fainter": {"$value": {"colorSpace": "srgb", "components": [0.584314, 0.584314, 0.584314]}},
     "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}}
    """##

  private let named = ##"""
    {"$type": "color",
     "accent": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "on-accent": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
     "onAccent": {"$value": {"colorSpace": "srgb", "components": [0.466667, 0.466667, 0.466667]}},
     "light": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "on-light": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "onyx": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "background": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "foreground": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "card": {
       "$root": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "title": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}},
     "card-foreground": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
    """##

  @Test(
    arguments: [
      // A level for each requirement.
      (
        "{level: {large: AAA}, pairs: [{requirement: large, foreground: text, background: white}]}",
        ["error 'text' on 'white' is 4.47:1 in the only mode, large text needs 4.5:1"]
      ),
      ("{level: {text: AAA}, pairs: [{requirement: large, foreground: text, background: white}]}", []),
      // Level AAA asks for no more of what is not text.
      ("{level: AAA, pairs: [{requirement: non-text, foreground: faint, background: white}]}", []),
      ("pairs: [{requirement: focus, foreground: faint, background: white}]", []),
      (
        "pairs: [{requirement: focus, foreground: fainter, background: white}]",
        ["error 'fainter' on 'white' is 2.99:1 in the only mode, a focus indicator needs 3:1"]
      ),
      (
        "pairs: [{requirement: link, foreground: fainter, background: white}]",
        ["error 'fainter' on 'white' is 2.99:1 in the only mode, a link in text needs 3:1"]
      ),
      // What is exempt is not measured, and a policy that exempts everything checks nothing.
      (
        """
        {pairs: [{requirement: text, foreground: [text, faint], background: white}],
         exempt: [{ground: disabled, foreground: faint, reason: buttons that cannot be used}]}
        """,
        ["error 'text' on 'white' is 4.47:1 in the only mode, text needs 4.5:1"]
      ),
      (
        """
        {pairs: [{requirement: text, foreground: text, background: white}],
         exempt: [{ground: logotype, foreground: text, background: white, reason: the wordmark}]}
        """,
        ["error 0 pairs were checked, the policy needs 1"]
      ),
      (
        "{minimum-checks: 0, exempt: [{ground: disabled, foreground: txt, reason: r}]}",
        ["error 'txt' matches no colour and no gradient"]
      ),
      (
        "{minimum-checks: 0, exempt: [{ground: brand, foreground: text, reason: r}]}",
        ["error 'brand' where 'ground' needs one of disabled, decorative, logotype"]
      ),
      ("{minimum-checks: 0, exempt: [{ground: disabled, foreground: text}]}", ["error an exemption needs 'reason'"]),
      // What cannot be measured.
      (
        "{cannot-tell: warning, pairs: [{requirement: text, foreground: white, background: veil}]}",
        [
          "warning 'white' on 'veil' cannot be measured in the only mode: the background is translucent and nothing is declared behind it, so that anything from 3.97:1 to 21.00:1 is possible"
        ]
      ),
      (
        "{level: {txt: AA}, minimum-checks: 0}", ["error the map of levels has no 'txt'"]
      ),
      (
        "{conventions: [on-y], minimum-checks: 0}",
        ["error 'on-y' where 'conventions' needs one of on-x, x-foreground, text-color"]
      ),
    ] as [(String, [String])])
  func `requires what the policy says`(policy: String, expected: [String]) {
    let found = AuditRun(tokens: tokens, policy: policy).findings.sorted
    #expect(found.map { "\($0.severity.rawValue) \($0.text)" } == expected)
  }

  @Test(
    arguments: [
      ("{}", ["on-accent accent", "onAccent accent", "foreground background", "card-foreground card.$root"]),
      ("{conventions: [on-x]}", ["on-accent accent", "onAccent accent"]),
      ("{conventions: [], minimum-checks: 0}", []),
      // A pair that is declared is not declared again by its name.
      (
        "{conventions: [on-x], pairs: [{requirement: large, foreground: on-accent, background: accent}]}",
        ["on-accent accent", "onAccent accent"]
      ),
    ] as [(String, [String])])
  func `takes pairs from names`(policy: String, expected: [String]) {
    let audit = AuditRun(tokens: named, policy: policy).audit
    #expect(audit?.results.map { "\($0.pair.foreground) \($0.pair.background)" } == expected)
  }

  @Test func `counts what is exempt as covered`() {
    let policy = """
      {pairs: [{requirement: large, foreground: text, background: white}],
       exempt: [{ground: decorative, foreground: [faint, fainter], reason: dividers}]}
      """
    #expect(AuditRun(tokens: tokens, policy: policy).audit?.uncovered.map(\.description) == ["veil"])
  }
}
