import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

/// Sets, themes, arithmetic and modified colours of Tokens Studio.
struct TokensStudioTests {
  @Test func `lays sets on each other in their order, and leaves their names out of paths`() {
    let source: MarkedText = ##"""
      {"core": {"a": {"value": "#111", "type": "color"}, "b": {"value": "#222", "type": "color"}, "c": {"value": "#333", "type": "color"},
                "n": {"value": "{a}", "type": "color"}},
       "brand": {1️⃣"a": {"value": "#f00", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "brand", 2️⃣"brant"]}}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(graph.dump == ["a color #ff0000", "b color #222222", "c color #333333", "n color #ff0000"])
    #expect(graph.graph.modifiers.isEmpty)
    let lines = graph.findings.lines(in: source)
    #expect(lines.contains("1️⃣ warning token-in-several-sets: 'a' stands in several sets"))
    #expect(lines.contains("2️⃣ warning unknown-set: tokenSetOrder names the set 'brant', which is not there"))
  }

  @Test func `makes a modifier of each group of themes`() {
    let source: MarkedText = ##"""
      {"core": {"white": {"value": "#fff", "type": "color"}, "black": {"value": "#000", "type": "color"}},
       "light": {"ink": {"value": "{black}", "type": "color"}, "paper": {"value": "{white}", "type": "color"}},
       "dark": {"ink": {"value": "{white}", "type": "color"}, "paper": {"value": "{black}", "type": "color"}},
       "wide": {"gap": {"value": "16", "type": "spacing"}}, "narrow": {"gap": {"value": "{wide-gap} / 2", "type": "spacing"}},
       "base": {"wide-gap": {"value": "16", "type": "spacing"}}, 1️⃣"idle": {"x": {"value": "1", "type": "number"}},
       "$themes": [
         {"id": "1", "name": "Light", "group": "mode", "selectedTokenSets": {"core": "source", "light": "enabled"}},
         {"id": "2", "name": "Dark", "group": "mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "light": "disabled"}},
         {"id": "3", "name": "wide", "selectedTokenSets": {"base": "source", "wide": "enabled"}},
         {"id": "4", "name": "narrow", "selectedTokenSets": {"base": "source", "narrow": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "light", "dark", "base", "wide", "narrow", "idle"]}}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(
      graph.graph.modifiers.map { "\($0.name): \($0.contexts)" } == [
        #"mode: ["Light", "Dark"]"#, #"theme: ["wide", "narrow"]"#,
      ])
    let ink = graph.graph[TokenPath(["ink"])]
    #expect(ink?.byMode.map { $0?.alias?.description } == ["black", "black", "white", "white"])
    let gap = graph.graph[TokenPath(["gap"])]
    #expect(gap?.byMode.map { $0?.value.css } == ["16px", "8px", "16px", "8px"])
    #expect(graph.graph[TokenPath(["x"])] != nil)
    #expect(graph.findings.lines(in: source).contains("1️⃣ warning idle-set: no theme has the set 'idle'"))
  }

  @Test func `lets a set that is always on win over those before it`() {
    let source: MarkedText = ##"""
      {"a": {"x": {"value": "1", "type": "number"}, "y": {"value": "1", "type": "number"}}, "b": {"y": {"value": "2", "type": "number"}},
       "last": {"x": {"value": "9", "type": "number"}},
       "$themes": [
         {"name": "one", "selectedTokenSets": {"a": "enabled", "last": "enabled"}},
         {"name": "two", "selectedTokenSets": {"a": "enabled", "b": "enabled", "last": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["a", "b", "last"]}}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(
      graph.dump == ["x number 9", "y number 1 in theme=one", "y number 2 in theme=two"])
  }

  @Test(arguments: [
    (["global", "light", "dark"], ["light", "dark"], "theme", ["light", "dark"]),
    (["global", "mode/day", "mode/night"], ["mode/day", "mode/night"], "mode", ["day", "night"]),
    (["global", "day/colors", "night/colors"], ["day/colors", "night/colors"], "theme", ["day", "night"]),
  ])
  func `keeps sets apart that would take each other's tokens`(
    sets: [String], alike: [String], modifier: String, contexts: [String]
  ) {
    let tokens = { (value: String) in
      #"{"a": {"value": "\#(value)", "type": "number"}, "b": {"value": "\#(value)", "type": "number"}}"#
    }
    let file = #"""
      {"\#(sets[0])": {"c": {"value": "{a}", "type": "number"}}, "\#(sets[1])": \#(tokens("1")), "\#(sets[2])": \#(tokens("2")),
       "$themes": [], "$metadata": {"tokenSetOrder": []}}
      """#
    let graph = Graph(files: [("a.tokens.json", file)], resolver: nil, profile: .lenient)
    #expect(
      graph.dump
        == ["c", "a", "b"].flatMap { name in
          [(contexts[0], 1), (contexts[1], 2)].map { "\(name) number \($1) in \(modifier)=\($0)" }
        })
    let warnings = graph.findings.sorted.filter { $0.rule.rawValue == "sets-without-themes" }
    #expect(
      warnings.map(\.text) == [
        "the sets '\(alike[0])', '\(alike[1])' have most of their tokens in common, and no $themes say when each is on"
      ])
  }

  @Test func `knows sets by references that leave out their names`() {
    let source = ##"""
      {"core": {"size": {"a": {"value": "4", "type": "sizing"}, "b": {"value": "$size.a", "type": "sizing"}}},
       "more": {"c": {"value": "{size.b} * 2", "type": "spacing"}}}
      """##
    let graph = Graph(files: [("a.tokens.json", source)], resolver: nil, profile: .lenient)
    #expect(graph.dump == ["size.a dimension 4px", "size.b dimension 4px", "c dimension 8px"])
  }

  @Test func `tells themes apart that have one name`() {
    let source: MarkedText = ##"""
      {"a": {"n": {"value": "1", "type": "number"}}, "b": {"n": {"value": "2", "type": "number"}},
       "$themes": [{"name": "dark", "selectedTokenSets": {"a": "enabled"}}, {"name": 1️⃣"Dark", "selectedTokenSets": {"b": "enabled"}}]}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(graph.dump == ["n number 1 in theme=dark", "n number 2 in theme=Dark 2"])
    #expect(
      graph.findings.lines(in: source) == [
        "1️⃣ warning theme-names-alike: the theme 'Dark' has the name of another of its group, but for case"
      ])
  }

  @Test func `reads a folder with a file for each set`() throws {
    let files = [
      (
        "tokens/$themes.json",
        #"[{"name": "a", "selectedTokenSets": {"x/one": "enabled"}}, {"name": "b", "selectedTokenSets": {"x/v1.two": "enabled"}}]"#
      ),
      ("tokens/$metadata.json", #"{"tokenSetOrder": ["x/one", "x/v1.two"]}"#),
      ("tokens/package.json", #"{"name": "tokens", "scripts": {"build": "make"}}"#),
      ("tokens/x/one.json", #"{"n": {"value": "1", "type": "number"}}"#),
      ("tokens/x/v1.two.json", #"{"n": {"$value": "2", "$type": "number"}}"#),
    ]
    var sources = SourceFiles()
    var findings = Findings()
    let folder = try #require(TokensStudioFolder(paths: files.map(\.0) + ["other/a.json"]))
    #expect(folder.contains("tokens/x/one.json"))
    #expect(!folder.contains("other/a.json"))
    var data: [(path: String, data: DataValue)] = []
    for (path, text) in files {
      let value = JSONReader.read(sources.add(path: path, bytes: Array(text.utf8)), into: &findings)
      data.append((path, try #require(value)))
    }
    let document = ResolverDocument(
      files: [(folder.path, folder.read(data, into: &findings))], isWhole: true, into: &findings)
    let graph = TokenGraph(document, profile: .lenient, into: &findings)
    #expect(graph.modes.map(\.description) == ["theme=a", "theme=b"])
    #expect(graph[TokenPath(["n"])]?.byMode.map { $0?.value.css } == ["1", "2"])
    #expect(findings.sorted.isEmpty)
  }

  // MARK: Values

  @Test func `computes with references, once they are known`() {
    let source: MarkedText = ##"""
      {"core": {
        "scale": {"value": "2", "type": "math"}, "neg": {"value": "-4px", "type": "dimension"},
        "xs": {"value": "4px", "type": "dimension"}, "sm": {"value": "{xs} * {scale}", "type": "dimension"},
        "md": {"value": "$sm * {scale} - {neg}", "type": "spacing"}, "rem": {"value": "1rem", "type": "dimension"},
        "calc": {"value": "calc(({md} + 4) / 2)", "type": "sizing"}, "half": {"value": "roundTo({opacity} / 3, 2)", "type": "opacity"},
        "opacity": {"value": "50%", "type": "opacity"}, "leading": {"value": "{xs} * 1.5", "type": "lineHeights"}, "minus": {"value": "-{xs}", "type": "spacing"},
        "shadow": {"value": {"x": "0", "y": "{xs} / 2", "blur": "2 * 3", "spread": "0", "color": "#000"}, "type": "boxShadow"},
        "a": {"value": 1️⃣"{rem} + {xs}", "type": "dimension"}, "b": {"value": 2️⃣"{ink} * 2", "type": "dimension"},
        "c": {"value": 3️⃣"{c} * 2", "type": "dimension"}, "d": {"value": 4️⃣"{nil} * 2", "type": "dimension"},
        "ink": {"value": "#000", "type": "color"}}, "$themes": []}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(
      graph.dump == [
        "scale number 2", "neg dimension -4px", "xs dimension 4px", "sm dimension 8px", "md dimension 20px",
        "rem dimension 1rem",
        "calc dimension 12px", "half number 0.17", "opacity number 0.5", "leading dimension 6px",
        "minus dimension -4px",
        "shadow shadow 0px 2px 6px 0px #000000", "a dimension calc(1rem + 4px)", "ink color #000000",
      ])
    #expect(graph.graph[TokenPath(["md"])]?.primary.references.map(\.description) == ["sm", "scale", "neg"])
    #expect(
      graph.findings.lines(in: source).filter { $0.contains(" error ") } == [
        "2️⃣ error type-mismatch: '{ink}' in '{ink} * 2' is a color, arithmetic needs numbers",
        "3️⃣ error alias-cycle: the aliases 'c' → 'c' never reach a value",
        "4️⃣ error unknown-alias: the alias '{nil}' names no token",
      ])
    #expect(graph.findings.lines(in: source).contains("1️⃣ warning mixed-units: '{rem} + {xs}' puts rem and px together"))
  }

  @Test func `modifies colours after their alias is followed, in every mode`() {
    let modified = { (name: String, modify: String) in
      #""\#(name)": {"value": "{red}", "type": "color", "$extensions": {"studio.tokens": {"modify": \#(modify)}}}"#
    }
    let source = MarkedText(
      stringLiteral: ##"""
        {"core": {"red": {"value": "#f56565", "type": "color"}, "share": {"value": "0.1", "type": "number"},
          "half": {"value": "50%", "type": "opacity"},
          \##(modified("light", #"{"type": "lighten", "value": "0.1", "space": "srgb"}"#)),
          \##(modified("dark", #"{"type": "darken", "value": "{share} * 2 - 0.1", "space": "srgb"}"#)),
          \##(modified("mix", #"{"type": "mix", "value": "{share}", "color": "{blue}", "space": "srgb"}"#)),
          \##(modified("alpha", #"{"type": "alpha", "value": "$half", "space": "srgb"}"#)),
          \##(modified("bad", #"{"type": 1️⃣"tint", "value": "1", "space": "srgb"}"#)),
          \##(modified("lost", #"{"type": "mix", "value": "1", "color": 2️⃣"{nil}", "space": "srgb"}"#)),
          "blue": {"value": "#0000ff", "type": "color"}, "veil": {"value": "rgba({blue}, 50%)", "type": "color"},
          "faint": {"value": "rgba( #f00 , {share})", "type": "color"}, "plain": {"value": "rgba(255, 0, 0, 0.5)", "type": "color"}},
         "$themes": []}
        """##)
    let graph = Graph(tokens: source, profile: .lenient)
    let dump = graph.dump
    // #f56565 is 245, 101, 101: a tenth of the way to 255 is 246, 116.4; to 0 is 220.5, 90.9; to blue is 220.5, 90.9, 116.4.
    #expect(
      dump.filter { $0.contains(" color ") } == [
        "red color #f56565", "light color #f67474", "dark color #dd5b5b", "mix color #dd5b74",
        "alpha color rgb(245 101 101 / 0.5)",
        "bad color #f56565", "lost color #f56565", "blue color #0000ff", "veil color rgb(0 0 255 / 0.5)",
        "faint color rgb(255 0 0 / 0.1)", "plain color rgb(255 0 0 / 0.5)",
      ])
    #expect(graph.graph[TokenPath(["light"])]?.primary.alias == nil)
    #expect(graph.graph[TokenPath(["mix"])]?.primary.references.map(\.description) == ["red", "share", "blue"])
    #expect(
      graph.findings.lines(in: source).filter { $0.contains(" error ") } == [
        "1️⃣ error invalid-value: 'tint' where 'lighten', 'darken', 'mix' or 'alpha' is needed",
        "2️⃣ error unknown-alias: the alias '{nil}' names no token",
      ])
  }
}
