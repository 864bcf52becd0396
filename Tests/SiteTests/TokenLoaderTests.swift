import Diagnostics
import Site
import TestSupport
import Testing
import Tokens

/// Which files of a theme are read for its tokens.
struct TokenLoaderTests {
  private func load(_ files: [(String, String)]) -> (tokens: [String], lines: [String]) {
    var findings = Findings()
    let project = ProjectLoader.load(
      ProjectFiles(name: "sea", files: files.map { ($0.0, Array($0.1.utf8)) }), into: &findings)
    let tokens = project.systems.compactMap(\.theme).flatMap { theme in
      TokenGraph(theme.document, profile: theme.configuration.profile, into: &findings).tokens
    }
    let lines = findings.sorted.map { finding in
      let position = finding.place.map { "\(project.sources.position(of: $0)) " } ?? ""
      return "\(position)\(finding.rule.rawValue): \(finding.text)"
    }
    return (tokens.map { "\($0.path) \($0.primary.value.css)" }, lines)
  }

  private func number(_ name: String, _ value: Int = 1) -> String {
    ##"{"\##(name)": {"$type": "number", "$value": \##(value)}}"##
  }

  private let resolver = ##"""
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "x/a.json"}, {"$ref": "x/b.yml"}]}},
     "resolutionOrder": [{"$ref": "#/sets/base"}]}
    """##

  @Test(
    arguments: [
      // What is named as the standard has it is all there is.
      (["a.tokens.json", "b.json"], ["a"]), (["a.tokens", "b.json", "c.tokens.yml"], ["a", "c"]),
      // Else whatever holds tokens.
      (["a.json", "b/c/d.json", "e.jsonc"], ["a", "d", "e"]), (["tokens/components/a.json"], ["a"]),
      // But not what is there for something else.
      (["a.json", "icons/b.json", "components/c/d.json"], ["a"]),
    ])
  func `are those with standard names, else all that hold tokens`(names: [String], tokens: [String]) {
    let component = "components/c/component.yaml"
    let files = names.map { name -> (String, String) in
      let stem = String(name.split(separator: "/").last?.prefix(1) ?? "")
      return (name, name.hasSuffix("yml") ? "\(stem): {$type: number, $value: 1}" : number(stem))
    }
    for folder in ["", "themes/sea/"] {
      let (found, lines) = load(files.map { (folder + $0.0, $0.1) })
      #expect(found == tokens.map { "\($0) 1" }, "\(folder)")
      #expect(lines.allSatisfy { $0.contains(component) || $0.contains("components/c") }, "\(lines)")
    }
  }

  @Test func `leave other data alone`() {
    let (tokens, lines) = load([
      ("a.json", number("a")), ("package.json", #"{"name": "x", "version": "1.0.0"}"#), ("list.json", "[1, 2]"),
      ("theme.yaml", "name: Sea"), ("contrast.waivers.yaml", "[]"), ("ci.yml", "on: push"),
      ("schema.json", ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"$value": {}}}"##),
    ])
    #expect(tokens == ["a 1"])
    #expect(lines == [])
  }

  @Test func `that cannot be read are faults, for they may have been tokens`() {
    let (_, lines) = load([("a.json", number("a")), ("b.json", "{")])
    #expect(lines == ["b.json:1:2 json-syntax: the file ends where a key in double quotes is needed"])
  }

  @Test func `named by a resolver are read, and no others`() {
    let files = [
      ("x.resolver.json", resolver), ("x/a.json", number("a")), ("x/b.yml", "b: {$type: number, $value: 2}"),
      ("x/c.json", "{"), ("c.json", number("c")),
    ]
    for folder in ["", "themes/sea/"] {
      let (tokens, lines) = load(files.map { (folder + $0.0, $0.1) })
      #expect(tokens == ["a 1", "b 2"])
      #expect(lines == [])
    }
  }

  @Test func `may be named by a resolver of any name`() {
    let files = [("x/a.json", number("a")), ("x/b.yml", "b: {$type: number, $value: 2}"), ("c.json", number("c"))]
    let (tokens, lines) = load(files + [("main.json", resolver)])
    #expect(tokens == ["a 1", "b 2"])
    #expect(lines == [])
    let (_, many) = load(files + [("main.json", resolver), ("other.json", resolver)])
    #expect(many == ["main.json:1:1 ambiguous-resolver: there are 2 resolvers: main.json, other.json"])
  }

  @Test func `of Spectrum may be empty lists`() {
    let entry = ##"[{"name": {"property": "x"}, "$schema": "multiplier.json", "value": 2, "uuid": "1"}]"##
    let (tokens, lines) = load([("a.tokens.json", "[]"), ("b.tokens.json", entry)])
    #expect(tokens == ["x 2"])
    #expect(
      lines == [
        "b.tokens.json:1:1 other-format: an entry as Spectrum has it, where DTCG 2025.10 has tokens in groups"
      ])
  }

  // MARK: theme.yaml

  @Test func `may be listed in theme_yaml, in the order in which they cover each other`() {
    let files = [("a.json", number("a")), ("b.json", number("a", 2)), ("c.tokens.json", number("c"))]
    #expect(load(files + [("theme.yaml", "tokens: [b.json, a.json]")]).tokens == ["a 1"])
    #expect(load(files + [("theme.yaml", "tokens: [b.json, a.json]")]).lines == [])
    #expect(load(files + [("theme.yaml", "tokens: b.json")]).tokens == ["a 2"])
  }

  @Test(arguments: [
    ("[a.json, x.json]", "theme.yaml:1:18 missing-file: 'x.json' is no token file of this theme"),
    (
      "[a.json, r.resolver.json]",
      "theme.yaml:1:18 ambiguous-resolver: 'r.resolver.json' is a resolver, and stands beside other files"
    ), ("[1]", "theme.yaml:1:10 invalid-configuration: 'tokens' is 1, strings is needed"),
  ])
  func `listed wrongly are faults`(list: String, line: String) {
    let files = [("a.json", number("a")), ("r.resolver.json", resolver), ("theme.yaml", "tokens: \(list)")]
    #expect(load(files).lines.contains(line))
  }

  // MARK: Several definitions

  @Test func `that define a token twice are told of`() {
    let (tokens, lines) = load([("themes/sea/a.json", number("a")), ("themes/sea/b/c.json", number("a", 2))])
    #expect(tokens == ["a 2"])
    #expect(
      lines == [
        "themes/sea/b/c.json:1:2 redefined-token: a token of a.json is defined again in b/c.json; "
          + "the last file's values are shown"
      ])
  }

  // MARK: YAML

  @Test(arguments: ["a.yml", "a.yaml", "a.tokens.yml", "a.tokens.yaml"])
  func `in YAML keep their names as they are written`(name: String) {
    let (tokens, lines) = load([
      (
        name,
        """
        red:
          $type: number
          05: {$value: 1}
          10: {$value: 2}
          0x1F: {$value: 3}
          1e3: {$value: 4}
          "07": {$value: 5}
          true: {$value: 6}
          ~: {$value: 7}
          2xl: {$value: '{red.05}'}
        """
      )
    ])
    #expect(
      tokens == [
        "red.05 1", "red.10 2", "red.0x1F 3", "red.1e3 4", "red.07 5", "red.true 6", "red.~ 7", "red.2xl 1",
      ])
    #expect(lines == [])
  }

  // MARK: - Swift

  @Test func `Swift counts where no data has tokens, without that of components`() {
    let swift = ("DS.swift", "enum DS { static let gap: CGFloat = 4 }")
    let component = ("components/card/card.swift", "enum Card { static let gap: CGFloat = 8 }")
    let folder = { (files: [(String, String)]) in files.map { ("themes/sea/" + $0.0, $0.1) } }
    #expect(load(folder([swift, component])).tokens == ["DS.gap 4px"])
    #expect(load(folder([swift, ("a.json", number("a"))])).tokens == ["a 1"])
  }

  @Test func `Swift that theme.yaml names is one module, beside other files`() {
    let (tokens, lines) = load([
      ("themes/sea/theme.yaml", "tokens: [a.tokens.json, B.swift, c.md]"),
      ("themes/sea/a.tokens.json", number("a")),
      ("themes/sea/B.swift", "enum B { static let b: CGFloat = 2 * C.c }"),
      ("themes/sea/c.md", "# C\n\n- In a list:\n\n  ```swift\n  enum C { static let c: CGFloat = 4 }\n  ```\n"),
      ("themes/sea/D.swift", "enum D { static let d: CGFloat = 4 }"),
    ])
    #expect(tokens == ["a 1", "B.b 8px", "C.c 4px"])
    #expect(lines == [])
  }
}
