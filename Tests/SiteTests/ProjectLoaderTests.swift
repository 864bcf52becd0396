import Cascade
import Diagnostics
import Site
import TestSupport
import Testing
import Tokens

/// Projects whose files are all inline.
struct ProjectLoaderTests {
  /// Loads files and returns the project with its findings, one line each: `path:line:column severity rule: text`.
  private func load(_ files: [(String, String)], name: String = "folder") -> (project: Project, lines: [String]) {
    var findings = Findings()
    let files = ProjectFiles(name: name, files: files.map { ($0.0, Array($0.1.utf8)) })
    let project = ProjectLoader.load(files, into: &findings)
    let lines = findings.sorted.map { finding in
      let position = finding.place.map { "\(project.sources.position(of: $0)) " } ?? ""
      return "\(position)\(finding.rule.rawValue): \(finding.text)"
    }
    return (project, lines)
  }

  private let tokens = "{\"a\": {\"$type\": \"number\", \"$value\": 1}}"

  // MARK: Structure

  @Test func `makes a system of each folder under themes and content, sorted`() {
    let (project, lines) = load([
      ("content/sea/index.md", "# Sea"), ("content/air/a/b.md", "# Air"), ("content/air/picture.png", "\u{FFFD}"),
      ("themes/sea/t.tokens.json", tokens), ("themes/fire/t.tokens.json", tokens),
    ])
    #expect(lines == [])
    #expect(project.systems.map(\.name) == ["air", "fire", "sea"])
    #expect(project.systems.map { $0.theme != nil } == [false, true, true])
    #expect(project.systems.map { $0.documents.map(\.path) } == [["a/b.md"], [], ["index.md"]])
  }

  @Test func `takes the systems and their order from specimen_yaml`() {
    let files = [("content/a/x.md", ""), ("content/b/x.md", ""), ("content/c/x.md", "")]
    let (project, lines) = load(files + [("specimen.yaml", "systems: [c, aa, b]")])
    #expect(project.systems.map(\.name) == ["c", "b"])
    #expect(lines == ["specimen.yaml:1:14 unknown-system: 'aa' is no folder under themes or content"])
  }

  @Test func `takes a folder of token files for a theme of its name`() {
    let (project, lines) = load([("colors.tokens.json", tokens), ("icons/x.svg", "<svg/>")], name: "sea")
    #expect(project.systems.map(\.name) == ["sea"])
    #expect(project.systems.first?.theme?.configuration.prefix == "sea")
    #expect(lines == ["icons/x.svg:1:1 invalid-icon: the icon 'x' needs a viewBox and an element <g id=\"icon\">"])
  }

  @Test(arguments: ["a.tokens", "a.tokens.json", "tokens/a.tokens"])
  func `takes every name that the standard recommends`(name: String) throws {
    #expect(ProjectFiles.isThemeFile(name.split(separator: "/").first.map(String.init) ?? name))
    let (project, lines) = load([(name, tokens)], name: "sea")
    #expect(lines == [])
    let document = try #require(project.systems.first?.theme?.document)
    var findings = Findings()
    #expect(TokenGraph(document, profile: .strict, into: &findings).tokens.map(\.path.description) == ["a"])
  }

  @Test func `takes JSON with comments and JSON5, unless the profile is strict`() throws {
    let files = [
      ("themes/s/a.json5", "{a: {$type: 'number', $value: .5,},}"),
      ("themes/s/b.tokens.json", "{\"b\": {\"$type\": \"number\", \"$value\": 1}} // one"),
      (
        "themes/s/s.resolver.json",
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json5"}, {"$ref": "b.tokens.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
      ),
    ]
    let (project, lines) = load(files)
    #expect(
      lines == [
        "themes/s/b.tokens.json:1:41 json-syntax: a comment or trailing comma stands in this file, which JSON does not have"
      ])
    let document = try #require(project.systems.first?.theme?.document)
    var findings = Findings()
    let tokens = TokenGraph(document, profile: .lenient, into: &findings).tokens
    #expect(tokens.map { "\($0.path) \($0.primary.value.css)" } == ["a 0.5", "b 1"])
    let strict = load(files + [("themes/s/theme.yaml", "profile: strict")]).lines
    #expect(strict.contains("themes/s/a.json5:1:2 json-syntax: 'a' where a key in double quotes is needed"))
    #expect(strict.contains("themes/s/b.tokens.json:1:41 json-syntax: '/' where the end of the file is needed"))
  }

  @Test func `has a default for everything`() {
    let (project, lines) = load([("specimen.yaml", "")])
    #expect(lines == [])
    #expect(project.configuration.output == "_site")
    #expect(project.configuration.language.text == "en")
    #expect(project.configuration.systems == nil)
    #expect(!project.configuration.allowsRawHTML)
  }

  @Test func `reads specimen_yaml`() {
    let (project, lines) = load([
      (
        "specimen.yaml",
        """
        title: Sea
        description: Of the sea.
        output: public
        language: de
        raw-html: true
        rules: {contrast: warning, unknown-key: "off"}
        """
      )
    ])
    #expect(lines == [])
    #expect(project.configuration.title == "Sea")
    #expect(project.configuration.description == "Of the sea.")
    #expect(project.configuration.output == "public")
    #expect(project.configuration.language.text == "de")
    #expect(project.configuration.allowsRawHTML)
    #expect(project.configuration.severities["contrast"] == .some(.warning))
    #expect(project.configuration.severities["unknown-key"] == .some(nil))
  }

  // MARK: Faults

  @Test(
    arguments: [
      ("specimen.yaml", "[]", "1:1 invalid-configuration: an array where specimen.yaml is needed"),
      ("specimen.yaml", "titel: x", "1:1 unknown-key: specimen.yaml has no 'titel'"),
      ("specimen.yaml", "output: 3", "1:9 invalid-configuration: 'output' is 3, a string is needed"),
      ("specimen.yaml", "rules: x", "1:8 invalid-configuration: 'rules' is a string, a map of rules is needed"),
      (
        "specimen.yaml", "rules: {contrast: x}",
        "1:19 invalid-configuration: 'contrast' needs one of off, warning, error"
      ),
      ("specimen.yaml", "rules: {contrst: warning}", "1:9 unknown-key: 'contrst' is no rule of specimen"),
      ("content/s/x.md", "---\ntitel: x\n---\n", "2:1 unknown-key: front matter has no 'titel'"),
      ("content/s/x.md", "---\n- x\n---\n", "2:1 invalid-configuration: an array where front matter is needed"),
      ("themes/s/theme.yaml", "nam: x", "1:1 unknown-key: theme.yaml has no 'nam'"),
      ("themes/s/theme.yaml", "tokens: x", "1:9 missing-file: 'x' is no token file of this theme"),
      (
        "themes/s/theme.yaml", "fonts: [{family: A, weights: [1e300]}]",
        "1:31 invalid-configuration: 'weights' is 1e300, a whole number from 1 to 1000 is needed"
      ),
      (
        "themes/s/theme.yaml", "fonts: [{family: A, weights: [400.5]}]",
        "1:31 invalid-configuration: 'weights' is 400.5, a whole number from 1 to 1000 is needed"
      ),
      (
        "themes/s/theme.yaml", "contrast: {minimum-checks: 1e300}",
        "1:28 invalid-configuration: 'minimum-checks' is 1e300, a whole number from 0 to 1000000 is needed"
      ),
      (
        "themes/s/contrast.waivers.yaml",
        "[{foreground: a, background: b, requirement: text, minimum: 1e300, reason: r, owner: o, expires: 2030-01-01}]",
        "1:61 invalid-configuration: 'minimum' is 1e300, a number from 1 to 21 is needed"
      ),
      ("themes/s/t.tokens.json", "[]", "1:1 not-a-token-file: an array where an object of tokens and groups is needed"),
      (
        "themes/s/theme.yaml", "swift: 3",
        "1:8 invalid-configuration: 'swift' is a number, a map of Swift names by token is needed"
      ),
      ("themes/s/theme.yaml", "fonts: [{family: A}]", "1:9 invalid-configuration: a font needs 'weights'"),
      (
        "themes/s/components/c/component.yaml", "variants: []",
        "1:11 invalid-configuration: 'variants' is empty, at least one variant is needed"
      ),
      ("themes/s/components/c/x.html", "", "1:1 missing-file: the component 'c' has no component.yaml"),
      ("themes/s/components/c/component.yaml", "title: x", "1:1 invalid-configuration: a component needs 'variants'"),
    ])
  func `reports what is wrong where it stands`(path: String, text: String, wanted: String) {
    #expect(load([(path, text)]).lines == ["\(path):\(wanted)"])
  }

  @Test func `reports the byte that is not UTF-8`() {
    var findings = Findings()
    let files = ProjectFiles(name: "x", files: [("content/s/x.md", Array("# A\n".utf8) + [0x66, 0xFF])])
    let project = ProjectLoader.load(files, into: &findings)
    #expect(findings.sorted.map(\.rule) == ["invalid-utf8"])
    #expect(findings.sorted[0].place.map { "\(project.sources.position(of: $0))" } == "content/s/x.md:2:2")
    #expect(project.systems[0].documents.isEmpty)
  }

  @Test(arguments: ["c.html", "component.css", "c.swift", "../../icons/i.svg"])
  func `refuses bytes that would go into a page and are not UTF-8`(name: String) {
    var findings = Findings()
    let folder = "themes/s/components/c/"
    let path = name.hasPrefix("..") ? "themes/s/icons/i.svg" : folder + name
    let svg = "<svg viewBox=\"0 0 1 1\"><g id=\"icon\"></g></svg>"
    let files = [
      "\(folder)component.yaml": "variants: [{name: c}]", "\(folder)c.html": "", "themes/s/icons/i.svg": svg,
    ].filter { $0.key != path }.map { ($0.key, Array($0.value.utf8)) }
    _ = ProjectLoader.load(ProjectFiles(name: "x", files: files + [(path, Array(svg.utf8) + [0xFF])]), into: &findings)
    #expect(findings.sorted.filter { $0.rule == "invalid-utf8" }.count == 1)
  }

  @Test func `refuses NUL characters that would go into a page`() {
    let files = [
      ("themes/s/components/c/component.yaml", "variants: [{name: c}]"), ("themes/s/components/c/c.html", "<i>\0</i>"),
    ]
    #expect(
      load(files).lines == ["themes/s/components/c/c.html:1:4 nul-character: a NUL character, which no page may hold"])
  }

  @Test func `keeps names whose first character joins the slash before it`() {
    let (project, lines) = load([
      ("content/s/\u{301}x.md", "---\ntitle: x\n---\n"), ("content/\u{301}/y.md", "---\ntitle: y\n---\n"),
    ])
    #expect(lines == [])
    #expect(project.systems.map { $0.documents.map(\.path) } == [["\u{301}x.md"], ["y.md"]])
  }

  @Test func `takes the first tier of the file that matches`() {
    let (project, lines) = load([("themes/s/theme.yaml", "tiers: {primitive: [palette.**], semantic: [\"**\"]}")])
    #expect(lines == [])
    #expect(project.systems.first?.theme?.configuration.tier(of: TokenPath(["palette", "red"])) == .primitive)
    #expect(project.systems.first?.theme?.configuration.tier(of: TokenPath(["text"])) == .semantic)
  }

  @Test func `has a default for everything in theme_yaml, too`() {
    #expect(load([("themes/s/theme.yaml", "# nothing yet\n")]).lines == [])
  }

  @Test func `draws no component that has no width`() {
    let files = [
      ("themes/s/components/c/component.yaml", "variants: [{name: c}]\nwidth: -5"),
      ("themes/s/components/c/c.html", ""),
    ]
    #expect(
      load(files).lines == [
        "themes/s/components/c/component.yaml:2:8 invalid-configuration: 'width' is -5, a number from 1 to 10000 is needed"
      ])
  }

  @Test func `names a variant or a system that is there twice`() {
    let component = "variants:\n- name: c\n- name: c\n"
    #expect(
      load([("themes/s/components/c/component.yaml", component), ("themes/s/components/c/c.html", "")]).lines
        == ["themes/s/components/c/component.yaml:3:9 duplicate-variant: 'c' has the variant 'c' twice"])
    #expect(
      load([("specimen.yaml", "systems: [a, a]"), ("content/a/x.md", "")]).lines
        == ["specimen.yaml:1:14 duplicate-system: 'a' is listed twice"])
  }

  @Test func `asks which of two resolvers is meant`() {
    let resolver = "{\"version\": \"2025.10\", \"resolutionOrder\": []}"
    let two = [("themes/s/a.resolver.json", resolver), ("themes/s/b.resolver.json", resolver)]
    #expect(
      load(two).lines == [
        "themes/s/a.resolver.json:1:1 ambiguous-resolver: there are 2 resolvers: a.resolver.json, b.resolver.json"
      ])
  }

  // MARK: Front matter

  @Test(arguments: ["\n", "\r\n", "\r", " \n"])
  func `reads front matter, and the body from behind it`(newline: String) throws {
    let lines = ["---", "title: Sea", "order: 2.5", "status: deprecated", "component: buoy", "---", "# Body"]
    let (project, findings) = load([("content/s/x.md", lines.joined(separator: newline))])
    #expect(findings == [])
    let document = try #require(project.systems.first?.documents.first)
    #expect(document.frontMatter.title == "Sea")
    #expect(document.frontMatter.order == 2.5)
    #expect(document.frontMatter.status == .deprecated)
    #expect(document.frontMatter.component?.name == "buoy")
    #expect(document.file.bytes[document.frontMatter.bodyOffset...].elementsEqual("# Body".utf8))
  }

  @Test(arguments: [
    ("", 0), ("# Title", 0), ("---\n---\n# Title", 8), ("---\n---", 7), ("---\n\n---\nx", 9), ("--- \n---\t\nx", 10),
    ("---\r---\rx", 8),
    ("\u{FEFF}---\n---\nx", 11),
    // No front matter: not closed, not at the very top, or with something beside the dashes.
    ("---\ntitle: x\n", 0), ("\n---\ntitle: x\n---\n", 0), ("-- -\ntitle: x\n---\n", 0), ("----\ntitle: x\n----\n", 0),
  ])
  func `knows front matter from a document that has none`(text: String, body: Int) {
    let (project, findings) = load([("content/s/x.md", text)])
    #expect(findings == [])
    #expect(project.systems.first?.documents.first?.frontMatter.bodyOffset == body)
    #expect(project.systems.first?.documents.first?.frontMatter.title == nil)
  }

  // MARK: Components

  @Test func `reads a component`() throws {
    let (project, findings) = load([
      (
        "themes/s/components/buoy/component.yaml",
        """
        title: Buoy
        status: stable
        width: 360
        variants: [{name: lit, title: Lit, states: [rest, hover]}, {name: unlit}]
        accessibility: {label: Buoy, traits: [image], notes: [one, two]}
        """
      ),
      ("themes/s/components/buoy/lit.html", "<p>"), ("themes/s/components/buoy/unlit.html", "<p>"),
      ("themes/s/components/buoy/component.css", ""), ("themes/s/components/buoy/buoy.swift", "Buoy()"),
    ])
    #expect(findings == [])
    let component = try #require(project.systems.first?.theme?.components.first)
    #expect(component.title == "Buoy")
    #expect(component.width == 360)
    #expect(component.variants.map(\.title) == ["Lit", "unlit"])
    #expect(component.variants.map(\.states) == [[.rest, .hover], [.rest]])
    #expect(component.accessibility.label == "Buoy")
    #expect(component.accessibility.notes == ["one", "two"])
    #expect(component.css != nil && component.swift != nil)
  }
}
