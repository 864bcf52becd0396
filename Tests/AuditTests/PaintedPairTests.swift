import Audit
import Cascade
import Colorimetry
import Diagnostics
import Testing
import Tokens

/// Pairs of mock-ups. Ratios are worked out by hand from source-over in encoded sRGB.
struct PaintedPairTests {
  private let tokens = ##"""
    {"color": {"$type": "color",
       "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "grey": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}},
     "size": {"$type": "dimension", "text": {"$value": {"value": 24, "unit": "px"}}},
     "faded": {"$type": "number", "$value": 0.5}}
    """##
  private let night = ##"""
    {"size": {"$type": "dimension", "text": {"$value": {"value": 23, "unit": "px"}}}}
    """##

  private static func source(_ text: String) -> PaintSource {
    TokenPath(printed: text).flatMap { $0.segments.count > 1 ? .token($0) : nil } ?? .css(text)
  }

  /// The one text of `<p class="note">Hi</p>`.
  private static func text(
    _ tree: ElementTree, _ foreground: String, on layers: [String], inPart: Set<Int> = [],
    groups: [PaintedPart.Group] = [], size: String = "16px", obstacle: (reason: String, level: Int?)? = nil,
    exemption: PaintedPart.Exemption? = nil
  ) -> PaintedPart {
    let place = tree.texts[0].place
    return PaintedPart(
      kind: .text, element: 0, foreground: source(foreground),
      layers: layers.enumerated().map { PaintedPart.Layer(source($1), isWhole: !inPart.contains($0)) }, groups: groups,
      font: FontSource(sizes: [size], weights: ["400"]),
      obstacles: obstacle.map { [.init($0.reason, at: place, level: $0.level)] } ?? [], exemption: exemption,
      place: place)
  }

  /// The same colours as those of a text, for the mark behind it.
  private static func other(_ tree: ElementTree) -> PaintedPart {
    PaintedPart(
      kind: .text, element: 0, pseudoElement: "after", foreground: .token(TokenPath(["color", "grey"])),
      layers: [.init(.token(TokenPath(["color", "white"])))], font: FontSource(sizes: ["16px"], weights: ["400"]),
      place: tree.elements[0].place)
  }

  private func run(
    _ policy: String = "minimum-checks: 0", night: String? = nil, waivers: String? = nil,
    state: InteractionState = .rest, _ parts: @escaping (ElementTree) -> [PaintedPart]
  ) -> AuditRun {
    AuditRun(
      tokens: tokens, night: night, policy: policy, waivers: waivers,
      mockups: [.init(state: state, html: "<p class=\"note\">Hi</p>", parts: parts)], canvas: "color.black")
  }

  private func ratio(_ run: AuditRun) -> String? {
    run.audit?.results.first?.measurement(in: 0)?.ratio?.text
  }

  @Test func `groups in groups are painted from the inside out`() {
    // #660000 on #cc6666.
    let run = run {
      [
        PaintedPairTests.text(
          $0, "color.black", on: ["color.red", "color.white"],
          groups: [.init(start: 0, opacity: "0.8"), .init(start: 1, opacity: "var(--t-faded)")])
      ]
    }
    #expect(ratio(run) == "3.61")
    #expect(
      run.audit?.results.first?.pair.name
        == "'color.black' on 'color.white' over 'color.red' over 'color.black' at opacity 0.8 of all from 'color.red' up and at opacity 'faded'"
    )
  }

  @Test func `a text that is faded alone shows its ground`() {
    // #808080 on #ffffff.
    let run = run {
      [PaintedPairTests.text($0, "color.black", on: ["color.white"], groups: [.init(start: 1, opacity: "50%")])]
    }
    #expect(ratio(run) == "3.94")
  }

  @Test func `a layer that may leave the place free counts where that is worse`() {
    let free = run { [PaintedPairTests.text($0, "color.black", on: ["color.white"], inPart: [0])] }
    let laid = run { [PaintedPairTests.text($0, "color.white", on: ["color.white"], inPart: [0])] }
    #expect([ratio(free), ratio(laid)] == ["1.00", "1.00"])
    #expect(free.audit?.results.first?.pair.name == "'color.black' on 'color.white' in part over 'color.black'")
  }

  @Test func `what is declared and painted is one pair with both origins`() throws {
    let run = run("pairs: [{requirement: text, foreground: color.white, background: color.black}]") {
      [PaintedPairTests.text($0, "color.white", on: [])]
    }
    let results = try #require(run.audit?.results)
    #expect(results.count == 1)
    #expect(results[0].isDeclared)
    #expect(results[0].uses.map(\.words) == ["'card', variant default, state rest: .note \"Hi\""])
  }

  @Test func `a text that is large in some modes alone is two pairs`() throws {
    let run = run(night: night) { [PaintedPairTests.text($0, "color.grey", on: [], size: "var(--t-size-text)")] }
    let results = try #require(run.audit?.results)
    let found = results.map { result in
      "\(result.pair.requirement.rawValue): "
        + (0..<2).map { result.measurement(in: $0) == nil ? "-" : "measured" }.joined(separator: " ")
    }
    #expect(found == ["text: - measured", "large: measured -"])
  }

  @Test func `a failure names who paints it, and where`() {
    let run = run(state: .pressed) {
      [PaintedPairTests.text($0, "color.grey", on: ["color.white"]), PaintedPairTests.other($0)]
    }
    #expect(
      run.printed == """
        tokens.json:5:23: error: 'color.grey' on 'color.white' is 3.94:1 in the only mode, text needs 4.5:1 [contrast]
            5 |    "grey": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}},
              |                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          note: tokens.json:5:23: 'color.grey' is #808080
          note: tokens.json:2:24: 'color.white' is #ffffff
          note: components/card/default.html:1:17: drawn by 'card', variant default, state pressed: .note "Hi"
          note: and once more in the mock-ups
          help: make 'color.grey' #767676 to pass in all modes, or accept it for a while in contrast.waivers.yaml
        1 error

        """)
  }

  @Test func `what is exempt is counted with its reason and covers its colours`() throws {
    let run = run {
      [
        PaintedPairTests.text($0, "color.grey", on: ["color.red"], exemption: .disabled),
        PaintedPairTests.text($0, "color.grey", on: [], exemption: .declared("a logotype")),
      ]
    }
    let audit = try #require(run.audit)
    #expect(audit.results.isEmpty)
    #expect(audit.exemptParts.map(\.reason) == ["part of an inactive control", "a logotype"])
    #expect(audit.uncovered.map(\.description) == ["color.white"])
  }

  @Test func `what cannot be told is said, unless something opaque hides it`() {
    let shown = run {
      [PaintedPairTests.text($0, "color.white", on: ["color.red"], obstacle: ("it lies on a picture", 1))]
    }
    let hidden = run {
      [PaintedPairTests.text($0, "color.black", on: ["color.red"], obstacle: ("it lies on a picture", 0))]
    }
    #expect(
      shown.printed == """
        components/card/default.html:1:17: error: 'color.white' on 'color.red' cannot be measured in the only mode: it lies on a picture [contrast-unknown]
            1 | <p class="note">Hi</p>
              |                 ^~
          note: components/card/default.html:1:17: drawn by 'card', variant default, state rest: .note "Hi"
          help: draw it without that, or say under 'contrast' in component.yaml why nothing is required of it ('exempt')
        1 error

        """)
    #expect(hidden.printed == "")
  }

  @Test func `a gradient that is mixed in another space is bounded, not guessed, where it is faded`() {
    let gradient = "linear-gradient(in oklab, var(--t-color-white), var(--t-color-grey))"
    let run = run {
      [PaintedPairTests.text($0, "color.black", on: [gradient], groups: [.init(start: 0, opacity: "0.5")])]
    }
    #expect(run.findings.sorted.map(\.rule) == ["contrast-unknown"])
  }

  @Test func `nothing is suggested for a token that a colour of CSS is made of`() throws {
    // #808080 is 3.95 on white, and #767676 would do. Half of it and half of white is #c0c0c0: 11.55 on black.
    let policy = "{minimum-checks: 0, pairs: [{requirement: text, foreground: color.grey, background: color.white}]}"
    let mixed = "color-mix(in srgb, var(--t-color-grey), white)"
    let bound = run(policy) { [PaintedPairTests.text($0, mixed, on: ["color.black"])] }
    let free = run(policy) { [PaintedPairTests.text($0, "#fff", on: ["color.black"])] }
    let found = [bound, free].map { run in
      (run.audit?.results ?? []).flatMap(\.suggestions).filter { $0.token.description == "color.grey" }.count
    }
    #expect(found == [0, 1])
  }

  @Test(arguments: [
    // Grey is 3.94 on white and 5.31 on black; red is 1.01 on grey.
    ("color.grey", "color.white", "contrast-unknown"), ("color.grey", "color.black", nil),
    ("color.grey", "color.red", "contrast"),
  ])
  func `a text whose size nobody knows may be large`(_ foreground: String, _ background: String, _ rule: String?) {
    for size in ["4vw", "3ex"] {
      let run = run { [PaintedPairTests.text($0, foreground, on: [background], size: size)] }
      let rules = run.findings.sorted.map(\.rule.rawValue)
      #expect(rules == [rule].compactMap(\.self))
    }
  }

  @Test func `what a text of unknown size needs is said`() {
    let run = run { [PaintedPairTests.text($0, "color.grey", on: ["color.white"], size: "4vw")] }
    #expect(
      run.printed == """
        components/card/default.html:1:17: error: 'color.grey' on 'color.white' cannot be measured in the only mode: it is 3.94:1, and the size of the text is not known: large text needs 3:1, other text 4.5:1 [contrast-unknown]
            1 | <p class="note">Hi</p>
              |                 ^~
          note: components/card/default.html:1:17: drawn by 'card', variant default, state rest: .note "Hi"
          help: give the text a size in px, rem or em
        1 error

        """)
  }

  @Test func `colours of CSS are measured like tokens`() {
    let run = run { [PaintedPairTests.text($0, "color-mix(in srgb, var(--t-color-white), black)", on: ["#fff"])] }
    #expect(ratio(run) == "3.94")
  }
}
