import Cascade
import Diagnostics
import TestSupport
import Testing
import Tokens

/// Translucent surfaces on themselves, and what only looks like it.
@Suite struct NestedSurfaceTests {
  private static let theme = SnippetTheme(
    #"""
    {
      "raw": { "$type": "color",
        "veil": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.06 } },
        "night": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "clear": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0 } } },
      "ground": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "surface": { "$type": "color", "$value": "{raw.veil}" },
      "strong": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1 } },
      "hover": { "$type": "color", "$value": "{raw.veil}" },
      "none": { "$type": "color", "$value": "{raw.clear}" },
      "card": { "$type": "color", "$value": "{surface}" },
      "tile": { "$type": "color", "$value": "{card}" },
      "shade": { "$type": "color", "$value": "{raw.night}" },
      "glow": { "$type": "gradient", "$value": [
        { "color": "{raw.veil}", "position": 0 }, { "color": "{raw.clear}", "position": 1 } ] }
    }
    """#,
    night: #"{ "shade": { "$type": "color", "$value": "{surface}" } }"#)

  private static let rules = """
    .surface { background: var(--t-surface) } .strong { background: var(--t-strong) } .card { background: var(--t-card) }
    .tile { background: var(--t-tile) } .hover { background: var(--t-hover) } .ground { background: var(--t-ground) }
    .none { background: var(--t-none) } .glow { background: var(--t-glow) } .shade { background: var(--t-shade) }
    .on:hover { background: var(--t-surface) } .off { display: none } .out { position: absolute; right: 0 }
    .box { position: relative } .full::before { content: ""; position: absolute; inset: 0; background: var(--t-surface) }
    .veil { background: linear-gradient(var(--t-surface) 0 100%), var(--t-surface) } .free { all: unset }
    """

  @Test(
    arguments: [
      (
        "<a class=surface>1️⃣<b class=surface></b></a>",
        ["1️⃣ warning nested-surface: '.surface' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class=surface><i><u>1️⃣<b class=surface>x</b></u></i></a>",
        ["1️⃣ warning nested-surface: '.surface' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class=card>1️⃣<b class=tile></b></a>",
        ["1️⃣ warning nested-surface: '.tile' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class=surface>1️⃣<b class=card>2️⃣<i class=surface></i></b></a>",
        [
          "1️⃣ warning nested-surface: '.card' lays 'surface' on itself: 6 % become 11.6 %",
          "2️⃣ warning nested-surface: '.surface' lays 'surface' on itself: 6 % become 11.6 %",
        ]
      ),
      (
        "<a class=surface><i class=strong>1️⃣<b class=surface></b></i></a>",
        ["1️⃣ warning nested-surface: '.surface' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class='surface box'>1️⃣<b class='box full'></b></a>",
        ["1️⃣ warning nested-surface: '::before' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class='box full'>1️⃣<b class='surface box'></b></a>",
        ["1️⃣ warning nested-surface: '.surface' lays 'surface' on itself: 6 % become 11.6 %"]
      ),
      (
        "<a class=surface>1️⃣<b class=shade></b></a>",
        ["1️⃣ warning nested-surface: '.shade' lays 'surface' on itself in time=night: 6 % become 11.6 %"]
      ),
    ] as [(MarkedText, [String])])
  func `are told at the inner element, by what both of them mean`(source: MarkedText, wanted: [String]) {
    #expect(report(source).lines(in: source) == wanted)
  }

  @Test(arguments: [
    "<a class=surface><b class=strong></b></a>",
    "<a class=surface></a><b class=surface></b>",
    "<a class=surface><b class=hover></b></a>",
    "<a class=surface><i class=ground><b class=surface></b></i></a>",
    "<a class=ground><b class=ground></b></a>",
    "<a class=none><b class=none></b></a>",
    "<a class=glow><b class=glow></b></a>",
    "<a class='off surface'><b class=surface></b></a>",
    "<a class=surface><b class='surface off'></b></a>",
    "<a class=surface><b class='surface free'></b></a>",
    "<a class=surface><b class='surface out'></b></a>",
    "<a class=veil></a>",
  ])
  func `are not those on another, beside, behind something solid, or at a place that nobody knows`(html: String) {
    #expect(report(MarkedText(stringLiteral: html)).isEmpty)
  }

  @Test func `in a state name it, and are told once`() throws {
    let source: MarkedText = "<a class=surface>1️⃣<b class=on data-state-target>x</b></a>"
    let findings = report(source, in: [.rest, .hover, .pressed])
    #expect(findings.lines(in: source).count == 1)
    #expect(findings.sorted.first?.notes.map(\.text).last == "it is painted so in the state hover")
  }

  @Test func `may lie as they like where nothing is required of them`() throws {
    var contrast = DeclaredContrast()
    contrast.exempt = [.init(part: try selector(".wrong"), reason: "shows what goes wrong")]
    #expect(report("<a class=surface><b class='surface wrong'><i class=surface></i></b></a>", contrast).isEmpty)
  }

  private func report(
    _ source: MarkedText, _ contrast: DeclaredContrast = .init(), in states: [InteractionState] = [.rest]
  ) -> Findings {
    var files = SourceFiles()
    var faults = Findings()
    let tree = HTMLReader.tree(of: files.add(path: "a.html", bytes: Array(source.text.utf8)), into: &faults)
    let css = files.add(path: "a.css", bytes: Array(NestedSurfaceTests.rules.utf8))
    let sheet = StyleSheet.read(css, into: &faults)
    let theme = NestedSurfaceTests.theme
    var style = MockupStyle(sheet, tokens: theme.tokens, contrast: contrast)
    var nested = NestedSurfaces(theme.graph) { $0.segments.first == "raw" }
    var findings = Findings()
    for state in states {
      nested.report(
        style.painting(of: tree, in: state, scheme: .light).stacks, in: state, modes: nil, into: &findings)
    }
    return findings
  }
}
