import Cascade
import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

@Suite struct LiteralStyleTests {
  typealias Row = (css: MarkedText, wanted: [String])

  @Test(arguments: [
    "a { color: var(--t-text); background: none; border: 0; margin: 0 auto; inset: 0px; outline: none }",
    "a { color: transparent; fill: currentColor; stroke: inherit; background: var(--t-text) 50% 0 / 100% no-repeat }",
    "a { width: 100%; height: calc(100% - 2 * var(--t-space-m)); grid: auto / repeat(3, 1fr); border-radius: 50% }",
    "a { padding: 0.5em 1ch; min-height: 1lh; max-width: 40ch; height: 100dvh; aspect-ratio: 4 / 5; flex: 1 1 0 }",
    "a { font: var(--t-type-body); font: italic var(--t-weight-strong) var(--t-space-m)/var(--t-leading) var(--t-font-body); line-height: 1 }",
    "a { font-family: var(--t-font-body), sans-serif; font-weight: normal; font-size: 100%; letter-spacing: normal }",
    "a { transition: opacity var(--t-time-fast) var(--t-curve-out) 0s; animation: none; opacity: 0.5; z-index: 3 }",
    "a { transform: rotate(45deg) translateY(-50%) scale(0.98); grid-area: red; animation-name: tan; content: '#fff' }",
    "a { background: linear-gradient(90deg, var(--t-text) 0 50%, transparent); color: rgb(from var(--t-text) r g b / 50%) }",
    "a { color: color-mix(in oklab, var(--t-text) 20%, transparent); box-shadow: var(--t-lift); filter: none }",
    "a { clip-path: inset(50%); width: 1px; height: 1px; margin: -1px }",
    "@media (min-width: 600px) { a { --columns: 3; background-image: url('a.svg#fff') } }",
    "@media (forced-colors: active) { a { border-color: CanvasText } }",
    "@media (prefers-reduced-motion) { a { transition-duration: 0.01ms } }",
    "a { outline: var(--t-space-s) solid var(--t-text); --own: var(--t-space-m); margin: calc(var(--t-gap) * -1) }",
  ])
  func `lets tokens, zero, ratios and keywords be`(css: String) throws {
    #expect(try check(MarkedText(stringLiteral: css)) == [])
  }

  @Test(
    arguments: [
      (
        "a { color: 1️⃣#fff }",
        [
          "1️⃣ '#fff' is written out, '--t-component-buoy-fill' has this value | write var(--t-component-buoy-fill); the same value: --t-text, --t-palette-white"
        ]
      ),
      (
        "a { background: 1️⃣white }",
        [
          "1️⃣ 'white' is written out, '--t-component-buoy-fill' has this value | write var(--t-component-buoy-fill); the same value: --t-text, --t-palette-white"
        ]
      ),
      (
        "a { padding-inline: 1️⃣16px }",
        [
          "1️⃣ '16px' is written out, '--t-component-buoy-padding' has this value | write var(--t-component-buoy-padding); the same value: --t-gap, --t-space-m"
        ]
      ),
      (
        "a { gap: 1️⃣1rem }",
        [
          "1️⃣ '1rem' is written out, '--t-component-buoy-padding' has this value | write var(--t-component-buoy-padding); the same value: --t-gap, --t-space-m"
        ]
      ),
      (
        "a { width: 1️⃣23px }",
        [
          "1️⃣ '23px' is written out, a dimension token is needed | none has this value, the nearest is --t-space-l with 24px"
        ]
      ),
      (
        "a { margin: 0 2️⃣-8px }",
        [
          "2️⃣ '-8px' is written out, '--t-space-s' has this value without its sign | write calc(var(--t-space-s) * -1); the same value: --t-component-raft-padding"
        ]
      ),
      (
        "a { border: 1️⃣thin solid 2️⃣rgb(10 126 140) }",
        [
          "1️⃣ 'thin' is written out, a dimension token is needed | none has this value, the nearest is --t-space-s with 8px",
          "2️⃣ 'rgb(10 126 140)' is written out, '--t-palette-sea' has this value | write var(--t-palette-sea)",
        ]
      ),
      (
        "a { width: calc(100% - 1️⃣8px) }",
        [
          "1️⃣ '8px' is written out, '--t-space-s' has this value | write var(--t-space-s); the same value: --t-component-raft-padding"
        ]
      ),
      (
        "a { padding: var(--t-space-m, 1️⃣16px) }",
        [
          "1️⃣ '16px' is written out as a fallback, '--t-component-buoy-padding' has this value | remove the fallback, tokens always exist; or write a token in it"
        ]
      ),
      (
        "a { --own: 1️⃣24px; --tint: 2️⃣red; --mix: color-mix(in srgb, var(--t-text), 3️⃣black) }",
        [
          "1️⃣ '24px' is written out, '--t-space-l' has this value | write var(--t-space-l)",
          "2️⃣ 'red' is written out, a colour token is needed | none has this value, the nearest is --t-palette-sea with #0a7e8c",
          "3️⃣ 'black' is written out, a colour token is needed | none has this value, the nearest is --t-text with #14171a",
        ]
      ),
      (
        "a { font: 1️⃣bold 16px/1.5 Manrope, sans-serif }",
        [
          "1️⃣ 'bold 16px/1.5 Manrope, sans-serif' is written out, '--t-type-body' has this value | write var(--t-type-body)"
        ]
      ),
      (
        "a { font-family: 1️⃣'Manrope', sans-serif }",
        [
          #"1️⃣ '"Manrope", sans-serif' is written out, '--t-type-body-font-family' has this value | write var(--t-type-body-font-family); the same value: --t-font-body"#
        ]
      ),
      (
        "a { font-size: 1️⃣1.5em; letter-spacing: 2️⃣0.02em; line-height: 3️⃣1.5; font-weight: 4️⃣bold }",
        [
          "1️⃣ '1.5em' is written out, a dimension token is needed",
          "2️⃣ '0.02em' is written out, a dimension token is needed",
          "3️⃣ '1.5' is written out, '--t-type-body-line-height' has this value | write var(--t-type-body-line-height); the same value: --t-leading",
          "4️⃣ 'bold' is written out, '--t-type-body-font-weight' has this value | write var(--t-type-body-font-weight); the same value: --t-weight-strong",
        ]
      ),
      (
        "a { font-size: 1️⃣larger; font-weight: 2️⃣500; line-height: 3️⃣140% }",
        [
          "1️⃣ 'larger' is written out, a dimension token is needed",
          "2️⃣ '500' is written out, a fontWeight token is needed | none has this value, the nearest is --t-type-body-font-weight with 700",
          "3️⃣ '140%' is written out, a number or typography token is needed | none has this value, the nearest is --t-type-body-line-height with 1.5",
        ]
      ),
      (
        "a { transition: color 1️⃣150ms 2️⃣ease-out, opacity 3️⃣0.2s 4️⃣cubic-bezier(0, 0, 0.58, 1) }",
        [
          "1️⃣ '150ms' is written out, '--t-time-fast' has this value | write var(--t-time-fast)",
          "2️⃣ 'ease-out' is written out, '--t-curve-out' has this value | write var(--t-curve-out)",
          "3️⃣ '0.2s' is written out, a duration token is needed | none has this value, the nearest is --t-time-fast with 150ms",
          "4️⃣ 'cubic-bezier(0, 0, 0.58, 1)' is written out, '--t-curve-out' has this value | write var(--t-curve-out)",
        ]
      ),
      (
        "a { box-shadow: 1️⃣0 4px 12px rgb(0 0 0 / 0.2) }",
        [
          "1️⃣ '0 4px 12px rgb(0 0 0 / 0.2)' is written out, '--t-lift' has this value | write var(--t-lift)"
        ]
      ),
      (
        "a { box-shadow: 1️⃣0 1px 2px #123 }",
        [
          "1️⃣ '0 1px 2px #123' is written out, a shadow token is needed"
        ]
      ),
      (
        "a { box-shadow: 0 0 0 1️⃣2px var(--t-text) }",
        [
          "1️⃣ '2px' is written out, a dimension token is needed | none has this value, the nearest is --t-space-s with 8px"
        ]
      ),
      (
        "a { background: linear-gradient(1️⃣#14171a, 2️⃣oklch(0.7 0.1 200)) }",
        [
          "1️⃣ '#14171a' is written out, '--t-text' has this value in theme=light | write var(--t-text); the same value: --t-palette-ink",
          "2️⃣ 'oklch(0.7 0.1 200)' is written out, a colour token is needed | none has this value, the nearest is --t-palette-sea with #0a7e8c",
        ]
      ),
      (
        "@keyframes a { to { color: 1️⃣CanvasText } } a { & b { stroke-width: 2️⃣2 } }",
        [
          "1️⃣ 'CanvasText' is written out, a colour token is needed",
          "2️⃣ '2' is written out, a dimension token is needed | none has this value, the nearest is --t-space-s with 8px",
        ]
      ),
      (
        "a { width: 1️⃣1px; filter: drop-shadow(0 0 2️⃣4px 3️⃣navy) }",
        [
          "1️⃣ '1px' is written out, a dimension token is needed | none has this value, the nearest is --t-space-s with 8px",
          "2️⃣ '4px' is written out, a dimension token is needed | none has this value, the nearest is --t-space-s with 8px",
          "3️⃣ 'navy' is written out, a colour token is needed | none has this value, the nearest is --t-text with #14171a",
        ]
      ),
    ] as [Row])
  func `names the token for what is written out`(css: MarkedText, wanted: [String]) throws {
    #expect(try check(css) == wanted)
  }

  @Test func `counts what is written out beyond all measure`() throws {
    let found = try check(MarkedText(stringLiteral: "a {" + String(repeating: "margin: 1px 2px;", count: 20_000) + "}"))
    #expect(found.count == 201)
    #expect(found.last == "@1611 39800 more values are written out from here on | write tokens in their place")
  }

  @Test func `names the token for colours that a drawing writes out`() throws {
    let html: MarkedText = """
      <svg fill="none" stroke="currentColor"><path 1️⃣fill="white" stroke="var(--t-text)"/><g 2️⃣stop-color='#f00'/></svg>
      """
    var findings = Findings()
    var sources = SourceFiles()
    let tree = HTMLReader.tree(of: sources.add(path: "a.html", bytes: Array(html.text.utf8)), into: &findings)
    var style = LiteralStyle(try LiteralStyleTests.theme(), prefix: "t")
    style.report(on: tree, component: "buoy", into: &findings)
    #expect(
      findings.lines(in: html) == [
        "1️⃣ error literal-style: 'white' is written out, '--t-component-buoy-fill' has this value",
        "2️⃣ error literal-style: '#f00' is written out, a colour token is needed",
      ])
  }

  private func check(_ css: MarkedText) throws -> [String] {
    var findings = Findings()
    var sources = SourceFiles()
    let graph = try LiteralStyleTests.theme()
    let file = sources.add(path: "component.css", bytes: Array(css.text.utf8))
    let sheet = StyleSheet.read(file, into: &findings)
    #expect(findings.isEmpty)
    var style = LiteralStyle(graph, prefix: "t")
    style.report(on: sheet, of: file, component: "buoy", into: &findings)
    return findings.sorted.map { finding in
      let mark = finding.place.map { css.mark(at: Int($0.offset)) } ?? "-"
      return "\(mark) \(finding.text)\(finding.help.map { " | \($0)" } ?? "")"
    }
  }

  private static func theme() throws -> TokenGraph {
    var findings = Findings()
    var sources = SourceFiles()
    var files: [String: TokenFiles.File] = [:]
    for (name, text) in [("base.json", base), ("light.json", light), ("dark.json", dark)] {
      let source = sources.add(path: name, bytes: Array(text.utf8))
      files[name] = .data(try #require(JSONReader.read(source, into: &findings)))
    }
    let root = try #require(
      JSONReader.read(sources.add(path: "resolver.json", bytes: Array(resolver.utf8)), into: &findings))
    let document = try #require(
      ResolverReader.read(
        root, files: TokenFiles(files, namedFrom: "resolver.json"), profile: .strict, into: &findings))
    let graph = TokenGraph(document, profile: .strict, into: &findings)
    #expect(findings.isEmpty)
    return graph
  }

  private static let resolver = """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"theme": {"default": "light", "contexts":
       {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """
  private static let light = #"{"text": {"$type": "color", "$value": "{palette.ink}"}}"#
  private static let dark = #"{"text": {"$type": "color", "$value": "{palette.white}"}}"#
  private static let base = """
    {"palette": {"$type": "color",
       "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "ink": {"$value": {"colorSpace": "srgb", "components": [0.0784, 0.0902, 0.102]}},
       "sea": {"$value": {"colorSpace": "srgb", "components": [0.0392, 0.4941, 0.549]}}},
     "space": {"$type": "dimension",
       "s": {"$value": {"value": 8, "unit": "px"}}, "m": {"$value": {"value": 16, "unit": "px"}},
       "l": {"$value": {"value": 24, "unit": "px"}}},
     "gap": {"$type": "dimension", "$value": "{space.m}"},
     "component": {
       "buoy": {"fill": {"$type": "color", "$value": "{palette.white}"},
                "padding": {"$type": "dimension", "$value": "{space.m}"}},
       "raft": {"padding": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}},
     "font": {"body": {"$type": "fontFamily", "$value": ["Manrope", "sans-serif"]}},
     "weight": {"strong": {"$type": "fontWeight", "$value": 700}},
     "leading": {"$type": "number", "$value": 1.5},
     "time": {"fast": {"$type": "duration", "$value": {"value": 150, "unit": "ms"}}},
     "curve": {"out": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]}},
     "lift": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 4, "unit": "px"},
       "blur": {"value": 12, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
     "type": {"body": {"$type": "typography", "$value": {"fontFamily": "{font.body}",
       "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 700, "lineHeight": 1.5,
       "letterSpacing": {"value": 0, "unit": "px"}}}}}
    """
}
