import Audit
import DataFiles
import Diagnostics
import Testing

struct BaselineTests {
  typealias Extent = Baseline.Extent

  @Test(
    arguments: [
      // The same, and everything that is less.
      (Extent(hundredths: 300, failing: 2, modes: 4), false), (Extent(hundredths: 301, failing: 2, modes: 4), false),
      (Extent(hundredths: 300, failing: 1, modes: 4), false), (Extent(hundredths: 300, failing: 1, modes: 1), false),
      (Extent(hundredths: 300, failing: 2, modes: 2), false),
      (Extent(hundredths: 299, failing: 2, modes: 4), true), (Extent(hundredths: 299, failing: 1, modes: 4), true),
      (Extent(hundredths: 300, failing: 3, modes: 4), true), (Extent(hundredths: 449, failing: 3, modes: 4), true),
      // A modifier with three contexts that the pair does not depend on; then one in which two more modes fail.
      (Extent(hundredths: 300, failing: 6, modes: 12), false), (Extent(hundredths: 300, failing: 8, modes: 12), true),
      // A lower share of more modes is one more failure all the same.
      (Extent(hundredths: 300, failing: 3, modes: 12), true),
    ])
  func `a lower ratio and more modes are worse`(extent: Extent, isWorse: Bool) {
    #expect(extent.isWorse(than: Extent(hundredths: 300, failing: 2, modes: 4)) == isWorse)
  }

  @Test func `has a line for each failure, in the order of the names, whatever the order before`() {
    let entries = [("b", "sea", 205), ("a", "sky", 193), ("a", "sea", 449)].map { name, system, hundredths in
      Baseline.Entry(
        Baseline.Key(
          system: system, foreground: name, background: "c", over: name == "b" ? ["d", "e"] : [], requirement: .nonText),
        Extent(hundredths: hundredths, failing: 1, modes: 2))
    }
    let text = """
      {
        "specimen-baseline": 1,
        "systems": [
          {
            "system": "sea",
            "failures": [
              {"foreground": "a", "background": "c", "requirement": "non-text", "ratio": 4.49, "failing": 1, "modes": 2},
              {"foreground": "b", "background": "c", "over": ["d", "e"], "requirement": "non-text", "ratio": 2.05, "failing": 1, "modes": 2}
            ]
          },
          {
            "system": "sky",
            "failures": [
              {"foreground": "a", "background": "c", "requirement": "non-text", "ratio": 1.93, "failing": 1, "modes": 2}
            ]
          }
        ]
      }

      """
    #expect(Baseline(entries).text == text)
    #expect(Baseline(entries.reversed()).text == text)
    let (read, printed) = BaselineTests.read(text)
    #expect(printed == "")
    #expect(read?.text == text)
    #expect(text.hasPrefix(Baseline.opening) && Baseline([]).text.hasPrefix(Baseline.opening))
  }

  @Test(
    arguments: [
      ("[]", "b.json:1:1: error: an array without 'specimen-baseline', a baseline of specimen is needed"),
      (
        #"{"version": 1}"#, "b.json:1:1: error: an object without 'specimen-baseline', a baseline of specimen is needed"
      ),
      (#"{"specimen-baseline": 2}"#, "b.json:1:23: error: the version of the baseline is 2, 1 is needed"),
      (#"{"specimen-baseline": "1"}"#, "b.json:1:23: error: the version of the baseline is a string, 1 is needed"),
      (#"{"specimen-baseline": 1}"#, "b.json:1:1: error: a baseline needs 'systems'"),
      (#"{"specimen-baseline": 1, "systems": {}}"#, "b.json:1:37: error: 'systems' is an object, a list is needed"),
      (
        #"{"specimen-baseline": 1, "systems": [3]}"#,
        "b.json:1:38: error: a number where a system of a baseline is needed"
      ),
      (#"{"specimen-baseline": 1, "systems": []"#, "b.json:1:39: error: "),
    ])
  func `a file that is no baseline is a finding with its place`(text: String, wanted: String) {
    #expect(BaselineTests.read(text).printed.hasPrefix(wanted))
  }

  @Test(
    arguments: [
      (#""ratio": 1.5, "failing": 1, "modes": 2"#, nil),
      (#""ratio": 0.5, "failing": 1, "modes": 2"#, "'ratio' is 0.5, a number from 1 to 21 is needed"),
      (#""ratio": "1.5", "failing": 1, "modes": 2"#, "'ratio' is a string, a number from 1 to 21 is needed"),
      (#""ratio": 1.5, "failing": 3, "modes": 2"#, "'failing' is 3, a whole number from 1 to 2 is needed"),
      (#""ratio": 1.5, "failing": 0, "modes": 2"#, "'failing' is 0, a whole number from 1 to 2 is needed"),
      (
        #""ratio": 1.5, "failing": 1, "modes": 1e300"#,
        "'modes' is 1e300, a whole number from 1 to 1000000000 is needed"
      ),
      (#""ratio": 1.5, "failing": 1"#, "a failure of a baseline needs 'modes'"),
      (#""ratio": 1.5, "fails": 1, "failing": 1, "modes": 2"#, "a failure of a baseline has no 'fails'"),
      (#""ratio": 1.5, "failing": 1, "modes": 2, "over": 3"#, "'over' is 3, a list is needed"),
    ])
  func `an entry that cannot be understood is a finding`(members: String, wanted: String?) {
    let entry = #"{"foreground": "a", "background": "b", "requirement": "text", \#(members)}"#
    let text = #"{"specimen-baseline": 1, "systems": [{"system": "s", "failures": [\#(entry)]}]}"#
    let printed = BaselineTests.read(text).printed
    #expect(wanted.map { printed.contains("error: \($0) [") } ?? printed.isEmpty, "\(printed)")
    #expect(wanted == nil || printed.hasSuffix("\n1 error\n"))
  }

  @Test func `a pair that stands twice is a finding`() {
    let entry = """
      {"foreground": "a", "background": "b", "requirement": "text", "ratio": 2, "failing": 1, "modes": 1}
      """
    let text = #"{"specimen-baseline": 1, "systems": [{"system": "s", "failures": [\#(entry),\#n\#(entry)]}]}"#
    #expect(
      BaselineTests.read(text).printed.hasPrefix(
        "b.json:2:1: error: 'a' on 'b' stands twice as text [invalid-baseline]\n"))
  }

  @Test func `what cannot be measured any more is neither worse nor gone`() {
    let tokens = { (veil: String) in
      """
      {"$type": "color", "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "veil": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]\(veil)}}}
      """
    }
    let policy = "pairs: [{requirement: text, foreground: white, background: veil}]"
    let before = BaselineTests.report(AuditRun(tokens: tokens(""), policy: policy))
    let baseline = Baseline(of: before.contrast)
    #expect(baseline.entries.map(\.extent) == [Extent(hundredths: 100, failing: 1, modes: 1)])
    let after = BaselineTests.report(AuditRun(tokens: tokens(", \"alpha\": 0.1"), policy: policy))
    let judgement = BaselineJudgement(
      baseline, after.contrast, after.findings, severities: [:], isWhole: true, isUpdate: false)
    #expect(judgement.findings.sorted.map(\.rule.rawValue) == ["contrast-unknown"])
    #expect(judgement.updated.text == baseline.text)
  }

  @Test func `what may be missing for an error keeps what is known of it`() {
    let entry = Baseline.Entry(
      Baseline.Key(system: "sea", foreground: "a", background: "b", requirement: .text),
      Extent(hundredths: 200, failing: 1, modes: 1))
    let judged = { (isWhole: Bool) in
      BaselineJudgement(Baseline([entry]), [], Findings(), severities: [:], isWhole: isWhole, isUpdate: false)
    }
    #expect(judged(false).findings.isEmpty && judged(false).updated.entries.count == 1)
    #expect(
      judged(true).findings.sorted.map(\.text) == [
        "'sea' is no system with an audit any more, and 'a' on 'b' stands in the baseline"
      ])
    #expect(judged(true).updated.entries.isEmpty)
  }

  @Test func `movements have the severity that the project gives them`() {
    let entry = Baseline.Entry(
      Baseline.Key(system: "sea", foreground: "a", background: "b", requirement: .text),
      Extent(hundredths: 200, failing: 1, modes: 1))
    for (severity, counts) in [(Finding.Severity.error, [1, 0]), (nil, [0, 0])] as [(Finding.Severity?, [Int])] {
      let judgement = BaselineJudgement(
        Baseline([entry]), [], Findings(), severities: ["baseline-moved": severity], isWhole: true, isUpdate: false)
      #expect([judgement.findings.count(.error), judgement.findings.count(.warning)] == counts)
    }
  }

  private static func read(_ text: String) -> (baseline: Baseline?, printed: String) {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "b.json", bytes: Array(text.utf8))
    let baseline = JSONReader.read(file, into: &findings).flatMap { BaselineReader.read($0, into: &findings) }
    return (baseline, findings.isEmpty ? "" : TextPrinter(sources: sources).text(findings))
  }

  private static func report(_ run: AuditRun) -> (contrast: [ContrastReport], findings: Findings) {
    (run.audit.map { [ContrastReport($0, of: run.graph, system: "sea")] } ?? [], run.findings)
  }
}
