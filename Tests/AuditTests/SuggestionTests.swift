import Audit
import Colorimetry
import Diagnostics
import Testing
import Tokens

/// Suggested colours are those of `color-vectors.csv`, kind `suggest-oklch-lightness`, or follow from their contrast.
struct SuggestionTests {
  private func color(_ hex: String) throws -> String {
    let color = try #require(Color(hex: hex))
    let c = color.components
    return "{\"colorSpace\": \"srgb\", \"components\": [\(c.x), \(c.y), \(c.z)]}"
  }

  /// Colours by name, and aliases.
  private func file(_ values: [String: String]) throws -> String {
    let members = try values.sorted { $0.key < $1.key }.map { name, value in
      let text = try value.hasPrefix("#") ? color(value) : "\"\(value)\""
      return "\"\(name)\": {\"$value\": \(text)}"
    }
    return "{\"$type\": \"color\", \(members.joined(separator: ", "))}"
  }

  private func suggestions(_ run: AuditRun) -> [String] {
    (run.audit?.results ?? []).flatMap(\.suggestions).filter { $0.side == .foreground }.map { suggestion in
      let color = suggestion.color.map { Paint($0.color).hex } ?? "none"
      return "\(suggestion.token) \(color) \(suggestion.step?.path.description ?? "none") in \(suggestion.modes.count)"
    }
  }

  @Test(
    arguments: [
      ("#777777", "#ffffff", "text", "#767676"), ("#949494", "#ffffff", "text", "#767676"),
      ("#0078d7", "#ffffff", "text", "#0078d6"), ("#1f883d", "#eaeef2", "text", "#0b7d33"),
    ])
  func `moves lightness to the nearest colour that passes`(
    foreground: String, background: String, requirement: String, expected: String
  ) throws {
    let run = AuditRun(
      tokens: try file(["text": foreground, "paper": background]),
      policy: "pairs: [{requirement: \(requirement), foreground: text, background: paper}]")
    let suggestion = try #require(run.audit?.results.first?.suggestions.first { $0.side == .foreground })
    let found = try #require(suggestion.color)
    // The oracle maps into gamut with less chroma in another way: a level or two.
    #expect(ColorDifference.ok(found.color, try #require(Color(hex: expected))) < 0.006)
    let surface = Paint(try #require(Color(hex: background)))
    #expect(ContrastRatio(Paint(found.color), surface).value >= 4.5)
    #expect(run.findings.sorted.first?.help?.hasPrefix("make 'text' #") == true)
  }

  private let ramp = [
    "white": "#ffffff", "black": "#000000", "text": "{grey.500}",
  ]

  private func ramp(text: String, link: String? = nil) throws -> String {
    let grey = try file(["400": "#999999", "500": "#777777", "600": "#666666", "700": "#555555"])
    let rest = try file(["white": "#ffffff", "black": "#000000", "text": text, "link": link ?? text])
    return "{\"grey\": \(grey), \(rest.dropFirst())"
  }

  @Test func `names the nearest step of the ramp, and the value that would be edited`() throws {
    let run = AuditRun(
      tokens: try ramp(text: "{grey.500}"), policy: "pairs: [{requirement: text, foreground: text, background: white}]")
    #expect(suggestions(run) == ["grey.500 #767676 grey.600 in 1"])
    #expect(
      run.findings.sorted.first?.help
        == "make 'grey.500' #767676 or name '{grey.600}' in 'text' to pass in all modes, or accept it for a while in contrast.waivers.yaml"
    )
  }

  @Test func `minds every other pair of the value and of the token`() throws {
    // #999999 on black is 7.37, #777777 4.69, #767676 4.62, #666666 3.66 and #747474 4.50.
    let run = AuditRun(
      tokens: try ramp(text: "{grey.500}"),
      policy: """
        pairs: [{requirement: text, foreground: text, background: white},
                {requirement: text, foreground: text, background: black}]
        """)
    #expect(suggestions(run) == ["grey.500 #767676 none in 1"])
    // Another token of the same value binds the value, and not the step.
    let other = AuditRun(
      tokens: try ramp(text: "{grey.500}"),
      policy: """
        pairs: [{requirement: text, foreground: text, background: white},
                {requirement: text, foreground: link, background: black}]
        """)
    #expect(suggestions(other) == ["grey.500 #767676 grey.600 in 1"])
    // Nothing has 7:1 on black and 4.5:1 on white.
    let none = AuditRun(
      tokens: try ramp(text: "{grey.500}"),
      policy: """
        {level: {large: AA, text: AAA}, pairs: [{requirement: text, foreground: [text], background: [white, black]}]}
        """)
    #expect(suggestions(none) == [])
    #expect(
      none.findings.sorted.first?.help == "change a colour, or accept it for a while in contrast.waivers.yaml")
  }

  @Test func `has a suggestion for each value of each mode`() throws {
    // By night the text is another grey on another ground.
    let run = AuditRun(
      tokens: try ramp(text: "{grey.500}"), night: "{\"text\": {\"$value\": \"{grey.700}\"}}",
      policy: "{level: AAA, pairs: [{requirement: text, foreground: text, background: white}]}")
    let found = try #require(run.audit?.results.first?.suggestions.filter { $0.side == .foreground })
    // #595959 is 7.004 on white, #5a5a5a 6.9: #555555 passes with 7.46.
    #expect(found.map(\.token.description) == ["grey.500"])
    #expect(found.map { $0.color.map { Paint($0.color).hex } } == ["#595959"])
    #expect(found.map { $0.step?.path.description } == ["grey.700"])
    #expect(found.map(\.modes) == [[0]])
  }

  @Test func `is one for all modes of a value that stays when its group gets its type again`() throws {
    // No grey is 7:1 on white and on black.
    let run = AuditRun(
      tokens: try file(["text": "#777777", "paper": "#ffffff"]), night: try file(["paper": "#000000"]),
      policy: "{level: AAA, pairs: [{requirement: text, foreground: text, background: paper}]}")
    #expect(run.audit?.count(.failed) == 1)
    #expect(suggestions(run) == [])
  }

  @Test func `names no step that would fail in another mode in which the alias stands`() throws {
    // By night the ink would do, by day it is nearly as dark as the fill.
    let day = try file(["paper": "#ffffff", "ink": "#222222", "fill": "#085b87", "label": "{c.paper}"])
    let night = try file(["paper": "#0d1217", "ink": "#eeeeee"])
    let run = AuditRun(
      tokens: "{\"c\": \(day)}", night: "{\"c\": \(night)}",
      policy: "pairs: [{requirement: text, foreground: c.label, background: c.fill}]")
    let found = try #require(run.audit?.results.first)
    #expect(found.suggestions.filter { $0.side == .foreground }.map(\.modes) == [[1]])
    #expect(found.suggestions.compactMap(\.step).isEmpty)
  }

  @Test func `passes behind a veil, in a group and on a gradient, too`() throws {
    let colors = try file(["text": "#8a8a8a", "paper": "#ffffff"])
    let tokens = """
      {"veil": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1}},
       "dawn": {"$type": "gradient", "$value": [
         {"color": \(try color("#cccccc")), "position": 0}, {"color": \(try color("#ffffff")), "position": 1}]},
       \(colors.dropFirst())
      """
    for pair in ["background: veil, over: paper", "background: dawn", "background: paper, over: paper, opacity: 0.9"] {
      let policy = "pairs: [{requirement: text, foreground: text, \(pair)}]"
      let run = AuditRun(tokens: tokens, policy: policy)
      let found = try #require(
        run.audit?.results.first?.suggestions.first { $0.side == .foreground && $0.token.description == "text" }?.color)
      let mended = AuditRun(
        tokens: tokens.replacing(try color("#8a8a8a"), with: try color(Paint(found.color).hex)), policy: policy)
      #expect(mended.audit?.count(.passed) == 1, "\(pair)")
    }
  }

  @Test func `says nothing of what passes or is accepted`() throws {
    let waiver =
      "- {foreground: text, background: white, requirement: text, minimum: 4, reason: r, owner: o, expires: 2030-01-01}"
    let run = AuditRun(
      tokens: try ramp(text: "{grey.500}"),
      policy: "pairs: [{requirement: text, foreground: text, background: white}]", waivers: waiver)
    #expect(suggestions(run) == [])
  }
}
