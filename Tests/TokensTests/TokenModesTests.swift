import Diagnostics
import TestSupport
import Testing
import Tokens

/// Modes that tokens keep beside their values.
struct TokenModesTests {
  @Test(
    arguments: [
      // The context that is what $value says gives the default its name.
      (
        ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": 1️⃣{"light": 1, "dark": 2}}}}"##,
        ["mode light dark"], ["a number 1 in mode=light", "a number 2 in mode=dark"],
        ["1️⃣ warning legacy-modes: a token keeps its modes under $extensions.mode, where DTCG 2025.10 has a resolver"]
      ),
      // Else it is the default itself; "." stands for $value again.
      (
        ##"""
        {"a": {"$type": "number", "$value": 1, "$extensions": {"mode": 1️⃣{".": 1, "x": 2}}},
         "b": {"$type": "number", "$value": 3, "$extensions": {"mode": {"y": "{a}"}}}, "c": {"$value": "{a}"}}
        """##,
        ["mode default x y"],
        [
          "a number 1 in mode=default; mode=y", "a number 2 in mode=x", "b number 3 in mode=default; mode=x",
          "b number 1 in mode=y", "c number 1 in mode=default; mode=y", "c number 2 in mode=x",
        ],
        [
          "1️⃣ warning legacy-modes: 2 tokens of this file keep their modes under $extensions.mode, where DTCG 2025.10 has a resolver"
        ]
      ),
      // What $value says is shown, even if a mode is called default.
      (
        ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"modes": 1️⃣{"default": 2}}}}"##,
        ["mode base default"], ["a number 1 in mode=base", "a number 2 in mode=default"],
        ["1️⃣ warning legacy-modes: a token keeps its modes under $extensions.modes, where DTCG 2025.10 has a resolver"]
      ),
      (
        ##"""
        {"a": {"$type": "number", "$value": 1, "$extensions": {"org.primer.overrides": 1️⃣{"dark": {"$value": 2}}}},
         "g": {"$type": "number", "b": {"$value": 3, "$extensions": {"org.primer.overrides": {"dark": 4, "dim": 5}}}}}
        """##,
        ["theme light dark dim"],
        [
          "a number 1 in theme=light; theme=dim", "a number 2 in theme=dark", "g.b number 3 in theme=light",
          "g.b number 4 in theme=dark", "g.b number 5 in theme=dim",
        ],
        [
          "1️⃣ warning legacy-modes: 2 tokens of this file keep their modes under $extensions['org.primer.overrides'], where DTCG 2025.10 has a resolver"
        ]
      ),
      (
        ##"""
        {"a": {"$type": "color", "$value": "#fff",
               "$extensions": {"com.figma.sds": {"modes": 1️⃣{"sds_light": "#fff", "sds_dark": "#000"}}}}}
        """##,
        ["mode sds_light sds_dark"], ["a color #ffffff in mode=sds_light", "a color #000000 in mode=sds_dark"],
        [
          "1️⃣ warning legacy-modes: a token keeps its modes under $extensions['com.figma.sds'].modes, where DTCG 2025.10 has a resolver"
        ]
      ),
      // Only parts of a composite value.
      (
        ##"""
        {"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"},
               "timingFunction": [0, 0, 1, 1]}, "$extensions": {"mode": 1️⃣{"slow": {"duration": {"value": 2, "unit": "s"}}}}}}
        """##,
        ["mode default slow"],
        [
          "a transition 1s cubic-bezier(0, 0, 1, 1) 0s in mode=default",
          "a transition 2s cubic-bezier(0, 0, 1, 1) 0s in mode=slow",
        ],
        ["1️⃣ warning legacy-modes: a token keeps its modes under $extensions.mode, where DTCG 2025.10 has a resolver"]
      ),
      // Colours that are two aliases.
      (
        ##"""
        {"c": {"$type": "color", "w": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
         "k": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "text": {"$value": 1️⃣["{c.k}", "{c.w}"]}},
         "f": {"$type": "fontFamily", "a": {"$value": "A"}, "b": {"$value": ["{f.a}", "{f.a}"]}}}
        """##,
        ["theme light dark"],
        [
          "c.w color #ffffff", "c.k color #000000", "c.text color #000000 in theme=light",
          "c.text color #ffffff in theme=dark", "f.a fontFamily \"A\"", "f.b fontFamily \"A\", \"A\"",
        ],
        ["1️⃣ warning legacy-modes: a colour is a pair for light and dark, where DTCG 2025.10 has a resolver"]
      ),
      // More of them go from light to dark.
      (
        ##"""
        {"c": {"$type": "color", "w": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
         "k": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "s": {"$value": 1️⃣["{c.w}", "{c.s}", "{c.k}"]}}}
        """##,
        ["theme light dark"],
        [
          "c.w color #ffffff", "c.k color #000000", "c.s color #ffffff in theme=light",
          "c.s color #000000 in theme=dark",
        ],
        ["1️⃣ warning legacy-modes: a colour is a list of more than two aliases, where DTCG 2025.10 has a resolver"]
      ),
      // Only the alpha of a colour.
      (
        ##"""
        {"a": {"$type": "color", "$value": "#ff0000", "alpha": 0.5,
               "$extensions": {"org.primer.overrides": 1️⃣{"dark": {"alpha": 0.25}}}}}
        """##,
        ["theme light dark"],
        ["a color rgb(255 0 0 / 0.5) in theme=light", "a color rgb(255 0 0 / 0.25) in theme=dark"],
        [
          "1️⃣ warning legacy-modes: a token keeps its modes under $extensions['org.primer.overrides'], where DTCG 2025.10 has a resolver"
        ]
      ),
      // Twice the same modes.
      (
        ##"""
        {"a": {"$type": "number", "$value": 1,
               "$extensions": {"mode": 1️⃣{"dark": 2}, "x": {"modes": {"dark": 2}}, "y": {"modes": 2️⃣{"dark": 9, "dim": 3}}}}}
        """##,
        ["mode default dark dim"], ["a number 1 in mode=default", "a number 2 in mode=dark", "a number 3 in mode=dim"],
        [
          "1️⃣ warning legacy-modes: a token keeps its modes under $extensions.mode, where DTCG 2025.10 has a resolver",
          "2️⃣ warning legacy-modes: a token keeps its modes under $extensions['y'].modes, where DTCG 2025.10 has a resolver",
        ]
      ),
      // What only looks like modes.
      (
        ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": "light", "x.y": {"modes": []}, "modes": {}}}}"##,
        [], ["a number 1"], []
      ),
    ] as [(MarkedText, [String], [String], [String])])
  func `become contexts of a modifier, of which the default is what the values say`(
    tokens: MarkedText, modifiers: [String], dump: [String], findings: [String]
  ) {
    let graph = Graph(tokens: tokens, profile: .lenient)
    #expect(graph.document.modifiers.map { ([$0.name] + $0.contexts).joined(separator: " ") } == modifiers)
    #expect(graph.dump == dump)
    #expect(graph.findings.lines(in: tokens).filter { $0.contains("legacy-modes") } == findings)
  }

  @Test func `are the business of nobody where the profile is strict`() {
    let tokens = ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"light": 1, "dark": 2}}}}"##
    let graph = Graph(files: [("a.json", tokens)], resolver: nil, profile: .strict)
    #expect(graph.dump == ["a number 1"])
    #expect(graph.findings.isEmpty)
  }

  @Test func `of several files are one modifier if they have one name`() {
    func file(_ name: String, _ modes: String) -> (name: String, text: String) {
      (name, ##"{"\##(name)": {"$type": "number", "$value": 1, "$extensions": {"mode": \##(modes)}}}"##)
    }
    let graph = Graph(
      files: [
        file("a", #"{"dark": 2}"#), file("b", #"{"light": 1, "dark": 3}"#), file("c", #"{"dark": 1, "light": 4}"#),
      ],
      resolver: nil, profile: .lenient)
    #expect(graph.document.modifiers == [Modifier(name: "mode", contexts: ["light", "dark"])])
    #expect(
      graph.dump == [
        "a number 1 in mode=light", "a number 2 in mode=dark", "b number 1 in mode=light", "b number 3 in mode=dark",
        "c number 4 in mode=light", "c number 1 in mode=dark",
      ])
  }

  @Test func `of a file are covered by what a later file says`() {
    let graph = Graph(
      files: [
        ("a", ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}}}"##),
        ("b", ##"{"a": {"$type": "number", "$value": 1}}"##),
      ], resolver: nil, profile: .lenient)
    #expect(graph.dump == ["a number 1"])
  }

  // MARK: With a resolver

  private func resolved(_ modifier: String, _ tokens: String) -> Graph {
    Graph(
      files: [
        ("a.json", tokens), ("light.json", ##"{"p": {"$type": "number", "$value": 10}}"##),
        ("dark.json", ##"{"p": {"$type": "number", "$value": 20}}"##),
      ],
      resolver: ##"""
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.json"}]}},
         "modifiers": {"\##(modifier)": {"default": "light", "contexts":
           {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/\##(modifier)"}]}
        """##, profile: .lenient)
  }

  @Test(arguments: [
    ("theme", "org.primer.overrides", "dark"), ("Theme", "org.primer.overrides", "Dark"),
    // Of another name, but it has all the contexts.
    ("appearance", "org.primer.overrides", "dark"), ("appearance", "mode", "dark"),
  ])
  func `are laid into the modifier that a resolver has for them`(modifier: String, key: String, context: String) {
    let graph = resolved(
      modifier, ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"\##(key)": {"\##(context)": 2}}}}"##)
    #expect(graph.document.modifiers == [Modifier(name: modifier, contexts: ["light", "dark"])])
    #expect(
      graph.dump == [
        "a number 1 in \(modifier)=light", "a number 2 in \(modifier)=dark", "p number 10 in \(modifier)=light",
        "p number 20 in \(modifier)=dark",
      ])
  }

  @Test func `stay a modifier of their own where the resolver has none for them`() {
    let graph = resolved(
      "theme", ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"compact": 2}}}}"##)
    #expect(graph.document.modifiers.map(\.name) == ["theme", "mode"])
    #expect(graph.document.modifiers.last?.contexts == ["default", "compact"])
  }

  @Test func `that the resolver's modifier lacks are told of and left out`() {
    let text: MarkedText = ##"""
      {1️⃣"a": {"$type": "number", "$value": 1, "$extensions": {"org.primer.overrides": 2️⃣{"dim": 3, "dark": 2, "hc": 4}}}}
      """##
    let graph = resolved("theme", text.text)
    #expect(graph.document.modifiers == [Modifier(name: "theme", contexts: ["light", "dark"])])
    #expect(graph.dump.prefix(2) == ["a number 1 in theme=light", "a number 2 in theme=dark"])
    #expect(
      graph.findings.lines(in: text) == [
        "1️⃣ warning unknown-mode: the tokens of this file have 2 modes that the resolver's 'theme' lacks: 'dim', 'hc'",
        "2️⃣ warning legacy-modes: a token keeps its modes under $extensions['org.primer.overrides'], where DTCG 2025.10 has a resolver",
      ])
  }
}
