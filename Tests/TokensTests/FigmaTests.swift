import Diagnostics
import TestSupport
import Testing
import Tokens

/// What Figma and its plugins write.
struct FigmaTests {
  private static let collections = ##"""
    "C:1": {"id": "C:1", "name": "Palette", "defaultModeId": "1:0", "modes": [{"modeId": "1:0", "name": "Mode 1"}]},
    "C:2": {"id": "C:2", "name": "Theme", "defaultModeId": "2:1",
            "modes": [{"modeId": "2:0", "name": "Dark"}, {"modeId": "2:1", "name": "Light"}]}
    """##
  private static let variables = ##"""
    "V:1": {"id": "V:1", "name": "blue/500", "variableCollectionId": "C:1", "resolvedType": "COLOR",
            "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 1, "a": 1}}, "scopes": ["ALL_SCOPES"], "description": "Sky."},
    "V:2": {"id": "V:2", "name": "size/4", "variableCollectionId": "C:1", "resolvedType": "FLOAT",
            "valuesByMode": {"1:0": 4}, "scopes": ["ALL_SCOPES"], "description": ""},
    "V:3": {"id": "V:3", "name": "text/link", "variableCollectionId": "C:2", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"2:0": {"r": 1, "g": 1, "b": 1, "a": 0.5}, "2:1": {"type": "VARIABLE_ALIAS", "id": "V:1"}}},
    "V:4": {"id": "V:4", "name": "text/link/hover", "variableCollectionId": "C:2", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:3"}, "2:1": {"type": "VARIABLE_ALIAS", "id": "V:3"}}},
    "V:5": {"id": "V:5", "name": "gap", "variableCollectionId": "C:2", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {"2:0": 8, "2:1": {"type": "VARIABLE_ALIAS", "id": "V:2"}}},
    "V:6": {"id": "V:6", "name": "font", "variableCollectionId": "C:1", "resolvedType": "STRING",
            "valuesByMode": {"1:0": "Inter"}, "scopes": ["FONT_FAMILY"]},
    "V:7": {"id": "V:7", "name": "weight", "variableCollectionId": "C:1", "resolvedType": "FLOAT",
            "valuesByMode": {"1:0": 600}, "scopes": ["FONT_WEIGHT"]}
    """##
  private static let dump = [
    "blue.500 color #0000ff", "size.4 number 4", "text.link.$root color #0000ff in Theme=Light",
    "text.link.$root color rgb(255 255 255 / 0.5) in Theme=Dark", "text.link.hover color #0000ff in Theme=Light",
    "text.link.hover color rgb(255 255 255 / 0.5) in Theme=Dark", "gap dimension 4px in Theme=Light",
    "gap dimension 8px in Theme=Dark", "font fontFamily \"Inter\"", "weight fontWeight 600",
  ]

  private static func values(_ members: String) -> String {
    let lines = members.split(separator: "\n")
    return lines.map { $0.hasPrefix("\"") ? $0.drop { $0 != "{" } : $0 }.joined(separator: "\n")
  }

  @Test(arguments: [
    ##"{"status": 200, "meta": {"variableCollections": {\##(collections)}, "variables": {\##(variables)}}}"##,
    // As the plugin API has it.
    ##"{"collections": [\##(values(collections))], "variables": [\##(values(variables))]}"##,
  ])
  func `variables are tokens, and collections of several modes modifiers`(text: String) {
    let graph = Graph(files: [("variables.json", text)], resolver: nil, profile: .lenient)
    #expect(graph.document.modifiers == [Modifier(name: "Theme", contexts: ["Light", "Dark"])])
    #expect(graph.dump == FigmaTests.dump)
    #expect(graph.graph.aliasChain(of: TokenPath(["text", "link", "hover"]), mode: 0).count == 2)
    #expect(graph.graph.tokens.map(\.description) == ["Sky."] + Array(repeating: nil, count: 6))
    #expect(
      graph.findings.sorted.map(\.text) == [
        "7 variables as Figma has them, where DTCG 2025.10 has tokens in groups"
      ])
  }

  @Test func `one collection may be a file`() {
    let text = ##"""
      {"id": "C:1", "name": "Theme", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [
        {"id": "V:1", "name": "a/b", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 1, "1:1": 2}}]}
      """##
    let graph = Graph(files: [("Theme.json", text)], resolver: nil, profile: .lenient)
    #expect(graph.dump == ["a.b number 1 in Theme=Light", "a.b number 2 in Theme=Dark"])
  }

  @Test func `variables of one name in several collections stand in groups`() {
    func variable(_ id: String, _ collection: String, _ value: Int) -> String {
      ##"{"id": "\##(id)", "name": "a", "variableCollectionId": "\##(collection)", "resolvedType": "FLOAT", "##
        + ##""valuesByMode": {"m": \##(value)}}"##
    }
    func collection(_ id: String, remote: Bool) -> String {
      ##"{"id": "\##(id)", "name": "Base", "remote": \##(remote), "modes": [{"modeId": "m", "name": "M"}]}"##
    }
    let text = MarkedText(
      stringLiteral: ##"""
        1️⃣{"collections": [\##(collection("1", remote: true)), \##(collection("2", remote: false)),
          \##(collection("3", remote: true))],
         "variables": [\##(variable("V:1", "1", 1)), \##(variable("V:2", "2", 2)), \##(variable("V:3", "3", 3))]}
        """##)
    let graph = Graph(tokens: text, profile: .lenient)
    #expect(graph.dump == ["Base.a number 1", "a number 2", "Base 2.a number 3"])
    #expect(
      graph.findings.lines(in: text).sorted() == [
        "1️⃣ warning name-collision: 2 collections have variables of the same names as another",
        "1️⃣ warning other-format: 3 variables as Figma has them, where DTCG 2025.10 has tokens in groups",
      ])
  }

  @Test(
    arguments: [
      (
        ##"{"meta": {"variables": {"V:1": 1️⃣{"id": "V:1", "name": "a", "resolvedDataType": "FLOAT", "variableCollectionId": "C"}}}}"##,
        "1️⃣ error missing-value: a variable has no collection or no value by mode"
      ),
      (
        ##"""
        {"id": "C", "name": "T", "modes": {"m": "M"}, "variables": [{"id": "V:1", "name": "a", "resolvedType": "COLOR",
          "valuesByMode": {"m": 1️⃣{"type": "VARIABLE_ALIAS", "id": "V:9"}}}]}
        """##,
        "1️⃣ error unknown-alias: an alias names a variable that the file does not hold"
      ),
    ] as [(MarkedText, String)])
  func `variables without a value are faults`(text: MarkedText, finding: String) {
    let graph = Graph(tokens: text, profile: .lenient)
    #expect(graph.findings.lines(in: text).contains(finding))
    #expect(graph.findings.hasErrors)
  }

  @Test func `collections with too many modes together lose their modes, not their tokens`() {
    let collections = (0..<13).map { index in
      ##"{"id": "\##(index)", "name": "C\##(index)", "modes": {"a": "A", "b": "B"}}"##
    }
    let variables = (0..<13).map { index in
      ##"{"id": "V\##(index)", "name": "v\##(index)", "variableCollectionId": "\##(index)", "resolvedType": "FLOAT", "##
        + ##""valuesByMode": {"a": 1, "b": 2}}"##
    }
    let text =
      ##"{"collections": [\##(collections.joined(separator: ","))], "##
      + ##""variables": [\##(variables.joined(separator: ","))]}"##
    let graph = Graph(files: [("a.json", text)], resolver: nil, profile: .lenient)
    #expect(graph.graph.tokens.count == 13)
    #expect(graph.document.modifiers.isEmpty)
    let sizes = (0..<13).map { "C\($0) 2" }.joined(separator: ", ")
    #expect(
      graph.findings.sorted.filter { $0.severity == .error }.map { "\($0.rule.rawValue): \($0.text)" } == [
        "too-many-modes: the modifiers have more than 4096 modes together (\(sizes))"
      ])
  }

  // MARK: Figma's own export

  private func mode(_ name: String, _ tokens: String) -> String {
    ##"{\##(tokens), "$extensions": {"com.figma.modeName": "\##(name)"}}"##
  }

  private func color(_ hex: String, alias: String? = nil) -> String {
    let data = alias.map {
      ##", "com.figma.aliasData": {"targetVariableId": "V:1", "targetVariableName": "\##($0)", "targetVariableSetName": "P"}"##
    }
    return ##"{"$type": "color", "$value": "\##(hex)", "$extensions": {"com.figma.scopes": []\##(data ?? "")}}"##
  }

  @Test func `files of the modes of a collection are one modifier, and name tokens of other collections`() {
    let graph = Graph(
      files: [
        (
          "Palette/Mode 1.tokens.json",
          mode("Mode 1", ##""ink": {"900": \##(color("#000000")), "100": \##(color("#eeeeee"))}"##)
        ),
        (
          "Theme/Dark.tokens.json",
          mode(
            "Dark", ##""text": \##(color("#eeeeee", alias: "ink/100")), "x": \##(color("#123456", alias: "gone/1"))"##)
        ),
        (
          "Theme/Light.tokens.json",
          mode(
            "Light", ##""text": \##(color("#000000", alias: "ink/900")), "x": \##(color("#123456", alias: "gone/1"))"##)
        ),
      ], resolver: nil, profile: .lenient)
    #expect(graph.document.modifiers == [Modifier(name: "Theme", contexts: ["Light", "Dark"])])
    #expect(
      graph.dump == [
        "ink.900 color #000000", "ink.100 color #eeeeee", "text color #000000 in Theme=Light",
        "text color #eeeeee in Theme=Dark", "x color #123456",
      ])
    #expect(graph.graph.aliasChain(of: TokenPath(["text"]), mode: 0) == [TokenPath(["ink", "900"])])
    #expect(graph.graph.aliasChain(of: TokenPath(["text"]), mode: 1) == [TokenPath(["ink", "100"])])
    #expect(
      graph.findings.sorted.filter { $0.rule != "legacy-value" }.map { "\($0.rule.rawValue): \($0.text)" } == [
        "legacy-alias: 2 tokens of this file name others under $extensions['com.figma.aliasData'], where DTCG 2025.10 has an alias",
        "legacy-alias: 2 tokens of this file name others under $extensions['com.figma.aliasData'], where DTCG 2025.10 has an alias",
        "legacy-modes: 2 files are the modes of a collection, 'Theme/Dark.tokens.json', 'Theme/Light.tokens.json', where DTCG 2025.10 has a resolver",
      ])
  }

  @Test(arguments: [
    (["Color-Light.json", "Color-Dark.json"], "Color"), (["Light.json", "Dark.json"], "mode"),
    (["tokens/Light.json", "tokens/Dark.json"], "mode"), (["a/Brand/x.json", "a/Brand/y.json"], "Brand"),
  ])
  func `the modifier is named after the files, or their folder`(paths: [String], name: String) {
    let files = zip(paths, ["Light", "Dark"]).map { path, mode in
      (name: path, text: self.mode(mode, ##""a": {"$type": "number", "$value": \##(mode.count)}"##))
    }
    let graph = Graph(files: files, resolver: nil, profile: .lenient)
    #expect(graph.document.modifiers.map(\.name) == [name])
  }

  @Test func `files of Figma are files like others where the profile is strict`() {
    let files = ["Light", "Dark"].map { name in
      (
        name: "\(name).json",
        text: mode(
          name, ##""a": {"$type": "number", "$value": \##(name.count), "$extensions": {"com.figma.scopes": ["GAP"]}}"##)
      )
    }
    let graph = Graph(files: files, resolver: nil, profile: .strict)
    #expect(graph.document.modifiers.isEmpty)
    #expect(graph.dump == ["a number 4"])
    #expect(graph.findings.sorted.map(\.rule.rawValue) == ["redefined-token"])
  }

  @Test func `numbers are lengths or weights where their scopes say so`() {
    func number(_ value: String, _ scopes: String, _ more: String = "") -> String {
      ##"{"$type": "number", "$value": \##(value), "$extensions": {"com.figma.scopes": [\##(scopes)]\##(more)}}"##
    }
    let graph = Graph(
      files: [
        (
          "a.json",
          ##"""
          {"plain": \##(number("4", ##""ALL_SCOPES""##)), "gap": \##(number("8", ##""GAP", "WIDTH_HEIGHT""##)),
           "weight": \##(number("700", ##""FONT_WEIGHT""##)), "opacity": \##(number("50", ##""OPACITY""##)),
           "both": \##(number("1", ##""GAP", "OPACITY""##)),
           "own": \##(number(##""{plain}""##, ##""CORNER_RADIUS""##)), "other": \##(number(##""{gap}""##, ##""ALL_SCOPES""##)),
           "data": \##(number("4", ##""GAP""##, ##", "com.figma.aliasData": {"targetVariableName": "plain"}"##)),
           "action": {"$type": "number", "$value": 2, "$extensions": {"com.figma": {"scopes": ["GAP"]}}}}
          """##
        )
      ], resolver: nil, profile: .lenient)
    #expect(
      graph.dump == [
        "plain number 4", "gap dimension 8px", "weight fontWeight 700", "opacity number 50", "both number 1",
        "own dimension 4px", "other dimension 8px", "data dimension 4px", "action dimension 2px",
      ])
    #expect(graph.graph.users(of: TokenPath(["plain"])).map(\.description) == ["own", "data"])
    #expect(
      graph.findings.sorted.map(\.text) == [
        "4 numbers of this file are lengths or weights by Figma's scopes, where DTCG 2025.10 has a $type",
        "a token names another under $extensions['com.figma.aliasData'], where DTCG 2025.10 has an alias",
      ])
  }
}
