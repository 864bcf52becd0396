import Audit
import Diagnostics
import Testing
import Tokens

/// Differences are those of coloraide: Machado's filter of severity 1, clipped, and ΔE2000 on Lab under D50.
struct DistinctionTests {
  private func tokens(_ a: String, _ b: String) -> String {
    "{\"$type\": \"color\", \"a\": {\"$value\": \"\(a)\"}, \"b\": {\"$value\": \"\(b)\"}}"
  }

  private func found(_ a: String, _ b: String, night: String? = nil, _ more: String = "", vision: String = "machado")
    -> [String]
  {
    AuditRun(
      tokens: tokens(a, b), night: night,
      policy: "{minimum-checks: 0, vision: \(vision), apart: [{colors: [a, b]\(more)}]}", profile: .lenient
    ).findings.sorted.filter { $0.rule == "colors-alike" }.map { "\($0.severity.rawValue) \($0.text)" }
  }

  @Test(
    arguments: [
      ("#008000", "#a04000", "2.2 apart for deutan vision in the only mode, 10 is needed"),
      ("#1f883d", "#cf222e", "6.4 apart for deutan vision in the only mode, 10 is needed"),
      ("#1f883d", "#9a6700", "7.9 apart for protan vision in the only mode, 10 is needed"),
      ("#9a6700", "#cf222e", "2.8 apart for deutan vision in the only mode, 10 is needed"),
      ("#777777", "#777777", "0.0 apart for common vision in the only mode, 10 is needed"),
      // The lowest is 12.66, of tritan vision.
      ("#1f883d", "#0969da", nil),
      ("#cf222e", "#0969da", nil),
    ] as [(String, String, String?)])
  func `warns of colours that somebody cannot tell apart`(a: String, b: String, expected: String?) {
    #expect(found(a, b) == (expected.map { ["warning 'a' and 'b' are \($0) (ΔE2000)"] } ?? []))
  }

  @Test func `goes by the minimum, unrounded, and names the worst mode`() {
    #expect(found("#1f883d", "#0969da", ", minimum: 12.6") == [])
    #expect(
      found("#1f883d", "#0969da", ", minimum: 12.7")
        == ["warning 'a' and 'b' are 12.6 apart for tritan vision in the only mode, 12.7 is needed (ΔE2000)"])
    #expect(
      found("#cf222e", "#0969da", night: "{\"b\": {\"$value\": \"#1f883d\"}}")
        == ["warning 'a' and 'b' are 6.4 apart for deutan vision in time=night, 10 is needed (ΔE2000)"])
  }

  /// Blue and green look alike to tritan vision by Brettel, which Machado's does not see.
  @Test(
    arguments: [
      ("#1f883d", "#0969da", "machado", nil), ("#1f883d", "#0969da", "brettel", "4.8 apart for tritan vision"),
      ("#1f883d", "#0969da", "vienot", "4.8 apart for tritan vision"),
      ("#9a6700", "#cf222e", "vienot", "2.3 apart for deutan vision"),
    ] as [(String, String, String, String?)])
  func `simulates vision as the policy says`(a: String, b: String, vision: String, expected: String?) {
    #expect(
      found(a, b, vision: vision)
        == (expected.map { ["warning 'a' and 'b' are \($0) in the only mode, 10 is needed (ΔE2000)"] } ?? []))
  }

  @Test func `says what it cannot compare`() {
    #expect(
      found("#008000", "color-mix(in oklch, currentColor, red)")
        == [
          "warning 'b' cannot be compared with other colours: 'color-mix(in oklch, currentColor, red)' is computed by the browser"
        ])
    let one = AuditRun(
      tokens: tokens("#fff", "#000"), policy: "{minimum-checks: 0, apart: [{colors: a}]}", profile: .lenient)
    #expect(
      one.findings.sorted.filter { $0.severity == .error }.map(\.text)
        == ["'colors' matches one colour where 2 to 100 are needed"])
  }
}
