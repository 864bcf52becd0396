import Diagnostics
import TestSupport
import Testing
import Tokens

struct CSSExportTests {
  private func css(_ graph: TokenGraph) -> String {
    var findings = Findings()
    let text = CSSExport(graph, prefix: "x", into: &findings).text(title: "Sea */ { } \u{A}blue")
    #expect(findings.isEmpty)
    return text
  }

  @Test func `keeps aliases, and declares them again wherever a mode is chosen that what they name depends on`() {
    let result = Graph(
      files: [
        (
          "base.json",
          """
          {"$type": "number", "one": {"$value": 1}, "two": {"$value": 2}, "also-two": {"$value": 2},
           "base": {"$value": "{one}"}, "middle": {"$value": "{base}"}, "end": {"$value": "{middle}"},
           "apart": {"$value": "{two}"}, "fixed": {"$value": "{two}"}}
          """
        ),
        (
          "light.json",
          """
          {"$type": "number", "base": {"$value": "{two}"}, "apart": {"$value": "{also-two}"}}
          """
        ),
      ],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {"theme": {"contexts": {"dark": [], "light": [{"$ref": "light.json"}]}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]}, {"$ref": "#/modifiers/theme"}]}
        """##)
    #expect(result.findings.isEmpty)
    #expect(
      css(result.graph) == """
        /* Written by `specimen export css`: Sea * / { }  blue. Do not edit.
           data-theme: "dark", the default, or "light"
        */
        :root {
          --x-one: 1;
          --x-two: 2;
          --x-also-two: 2;
          --x-fixed: var(--x-two);
        }
        :root, [data-theme] {
          --x-middle: var(--x-base);
          --x-end: var(--x-middle);
        }
        :root, [data-theme="dark"] {
          --x-base: var(--x-one);
          --x-apart: var(--x-two);
        }
        [data-theme="light"] {
          --x-base: var(--x-two);
          --x-apart: var(--x-also-two);
        }

        """)
  }

  @Test func `combines selectors only for what depends on several modifiers, and says what a mode does not have`() {
    let result = Graph(
      files: [
        ("base.json", #"{"$type": "number", "size": {"$value": 1}, "both": {"$value": 1}, "alone": {"$value": 7}}"#),
        ("big.json", #"{"$type": "number", "size": {"$value": 2}, "both": {"$value": 2}}"#),
        ("odd.json", #"{"$type": "number", "both": {"$value": "{size}"}, "only": {"$value": 3}}"#),
      ],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {
           "Size class": {"contexts": {"s": [], "m\"\\": [{"$ref": "big.json"}]}},
           "brand": {"contexts": {"a": [], "b": [{"$ref": "odd.json"}]}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]},
           {"$ref": "#/modifiers/Size class"}, {"$ref": "#/modifiers/brand"}]}
        """##)
    #expect(result.findings.sorted.map(\.rule.rawValue) == ["missing-in-mode"])
    #expect(
      css(result.graph) == ##"""
        /* Written by `specimen export css`: Sea * / { }  blue. Do not edit.
           data-size-class: "s", the default, or "m\"\\"
           data-brand: "a", the default, or "b"
        */
        :root {
          --x-alone: 7;
        }
        :root, [data-size-class="s"] {
          --x-size: 1;
        }
        [data-size-class="m\"\\"] {
          --x-size: 2;
        }
        :root, [data-brand="a"] {
          --x-only: initial;
        }
        [data-brand="b"] {
          --x-only: 3;
        }
        :root, [data-size-class="s"][data-brand="a"] {
          --x-both: 1;
        }
        :is([data-size-class="s"], :root:not([data-size-class]))[data-brand="b"] {
          --x-both: var(--x-size);
        }
        [data-size-class="m\"\\"]:is([data-brand="a"], :root:not([data-brand])) {
          --x-both: 2;
        }
        [data-size-class="m\"\\"][data-brand="b"] {
          --x-both: var(--x-size);
        }

        """##)
  }

  @Test func `declares each part of a text style under the modifiers that change it`() {
    let result = Graph(
      files: [
        (
          "base.json",
          #"""
          {"size": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
           "body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{size}", "fontWeight": 400,
             "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
           "label": {"$value": "{body}"}}
          """#
        ),
        ("big.json", #"{"size": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}}"#),
        (
          "other.json",
          #"""
          {"body": {"$type": "typography", "$value": {"fontFamily": "Lato", "fontSize": "{size}", "fontWeight": 400,
             "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
          """#
        ),
      ],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {"size": {"contexts": {"s": [], "m": [{"$ref": "big.json"}]}},
           "brand": {"contexts": {"a": [], "b": [{"$ref": "other.json"}]}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]},
           {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/brand"}]}
        """##)
    #expect(result.findings.isEmpty)
    #expect(
      css(result.graph) == """
        /* Written by `specimen export css`: Sea * / { }  blue. Do not edit.
           data-size: "s", the default, or "m"
           data-brand: "a", the default, or "b"
        */
        :root {
          --x-body-font-weight: 400;
          --x-body-line-height: 1.5;
          --x-body-letter-spacing: 0px;
        }
        :root, [data-size], [data-brand] {
          --x-body: var(--x-body-font-weight) var(--x-body-font-size)/var(--x-body-line-height) \
        var(--x-body-font-family);
          --x-label: var(--x-body);
          --x-label-font-family: var(--x-body-font-family);
          --x-label-font-size: var(--x-body-font-size);
          --x-label-font-weight: var(--x-body-font-weight);
          --x-label-line-height: var(--x-body-line-height);
          --x-label-letter-spacing: var(--x-body-letter-spacing);
        }
        :root, [data-size="s"] {
          --x-size: 16px;
          --x-body-font-size: 16px;
        }
        [data-size="m"] {
          --x-size: 20px;
          --x-body-font-size: 20px;
        }
        :root, [data-brand="a"] {
          --x-body-font-family: "Inter";
        }
        [data-brand="b"] {
          --x-body-font-family: "Lato";
        }

        """)
  }

  @Test func `names parts of composites by the same suffix, and writes out what extensions change`() {
    let result = Graph(
      tokens: """
        {"quick": {"$type": "transition", "$value": {
           "duration": {"value": 80, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}},
         "slow": {"$type": "transition", "$extensions": {"specimen": {"reducedMotion": "{quick}"}}, "$value": {
           "duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}},
         "alias": {"$value": "{slow}"},
         "calm": {"$value": "{quick}", "$extensions": {"specimen": {"reducedMotion": "{quick}"}}}}
        """)
    #expect(result.findings.isEmpty)
    #expect(
      css(result.graph) == """
        /* Written by `specimen export css`: Sea * / { }  blue. Do not edit.
        */
        :root {
          --x-quick: 80ms cubic-bezier(0, 0, 1, 1) 0ms;
          --x-quick-duration: 80ms;
          --x-quick-timing-function: cubic-bezier(0, 0, 1, 1);
          --x-quick-delay: 0ms;
          --x-slow: 1s cubic-bezier(0, 0, 1, 1) 0ms;
          --x-slow-duration: 1s;
          --x-slow-timing-function: cubic-bezier(0, 0, 1, 1);
          --x-slow-delay: 0ms;
          --x-alias: var(--x-slow);
          --x-alias-duration: var(--x-slow-duration);
          --x-alias-timing-function: var(--x-slow-timing-function);
          --x-alias-delay: var(--x-slow-delay);
          --x-calm: 80ms cubic-bezier(0, 0, 1, 1) 0ms;
          --x-calm-duration: 80ms;
          --x-calm-timing-function: cubic-bezier(0, 0, 1, 1);
          --x-calm-delay: 0ms;
        }
        @media (prefers-reduced-motion: reduce) {
          :root {
            --x-slow: 80ms cubic-bezier(0, 0, 1, 1) 0ms;
            --x-slow-duration: 80ms;
            --x-slow-timing-function: cubic-bezier(0, 0, 1, 1);
            --x-slow-delay: 0ms;
            --x-calm: 80ms cubic-bezier(0, 0, 1, 1) 0ms;
            --x-calm-duration: 80ms;
            --x-calm-timing-function: cubic-bezier(0, 0, 1, 1);
            --x-calm-delay: 0ms;
          }
        }

        """)
  }

  @Test func `refuses modifiers that share an attribute`() {
    let result = Graph(
      files: [("base.json", #"{"$type": "number", "a": {"$value": 1}}"#)],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {"a b": {"contexts": {"x": [], "y": []}}, "A-B": {"contexts": {"x": [], "y": []}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]},
           {"$ref": "#/modifiers/a b"}, {"$ref": "#/modifiers/A-B"}]}
        """##)
    var findings = Findings()
    _ = CSSExport(result.graph, prefix: "x", into: &findings)
    #expect(
      findings.sorted.map(\.text) == ["the modifiers 'a b' and 'A-B' both become the attribute 'data-a-b'"])
  }
}
