import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

/// Files that are no token files of DTCG.
struct DialectTests {
  @Test(
    arguments: [
      (##"{"a": {"b": {"$value": 1}}}"##, .dtcg),
      // The type of the tokens of other files.
      (##"{"color": {"$type": "color"}}"##, .dtcg),
      (##"{"resolutionOrder": []}"##, .resolver),
      // Groups may have these names.
      (##"{"sets": {"a": {"$value": 1}}, "modifiers": {"b": {"$value": 1}}, "name": {"$value": 1}}"##, .dtcg),
      (##"{"resolutionOrder": {"$type": "number", "a": {"$value": 1}}}"##, .dtcg),
      (##"{"sets": [{"name": "base", "values": ["a.json"]}], "resolutionOrder": ["base"]}"##, .resolverDraft),
      (##"{"modifiers": [{"name": "theme", "type": "enumerated", "values": []}]}"##, .resolverDraft),
      (##"{"meta": {"variableCollections": {}, "variables": {"1": {"resolvedType": "COLOR"}}}}"##, .figmaVariables),
      (##"{"collections": [], "variables": [{"valuesByMode": {}}]}"##, .figmaVariables),
      (##"{"meta": {"version": 1}, "data": [{"$name": "a", "$value": 1}]}"##, .tokenListing),
      (##"{"data": {"$type": "number", "a": {"$value": 1}}}"##, .dtcg),
      (##"{"a": {"$schema": "https://x.y/alias.json", "value": "{b}", "uuid": "1"}}"##, .spectrum),
      (##"{"a": {"sets": {"light": {"value": "1"}}, "uuid": "1"}}"##, .spectrum),
      (##"[{"name": {"property": "color"}, "value": "rgb(0, 0, 0)", "uuid": "1"}]"##, .spectrum),
      (##"{"name": "x", "version": "1.0.0", "dependencies": {"a": "1"}}"##, nil),
      (##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"$value": {}}}"##, nil),
      (##"{"compilerOptions": {"types": ["a"]}}"##, nil), ("[]", nil), ("1", nil), (##"[{"name": "x"}]"##, nil),
      (##"{"color": {"alias": {"aqua": ["05", "10"]}}}"##, nil),
    ] as [(String, Dialect?)])
  func `are told apart by what stands in them`(text: String, dialect: Dialect?) throws {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "a.json", bytes: Array(text.utf8))
    #expect(Dialect.of(try #require(JSONReader.read(file, into: &findings))) == dialect)
  }

  @Test func `of an old draft of resolvers get one answer, which says what to write`() {
    let text: MarkedText = ##"{"sets": 1️⃣[{"name": "base", "values": ["a.json"]}], "resolutionOrder": ["base"]}"##
    for profile in TokenProfile.allCases {
      let graph = Graph(files: [], resolver: text.text, profile: profile)
      #expect(
        graph.findings.lines(in: text) == [
          "1️⃣ error invalid-resolver: the resolver is of an old draft: its sets is an array, objects by name are needed"
        ])
    }
  }

  // MARK: Token Listing

  @Test func `of Token Listings are tokens by name, with their modes`() {
    let text: MarkedText = ##"""
      {"meta": {"version": 1, "modes": [{"name": "scheme", "values": ["Light", "Dark"]}]}, "data": 1️⃣[
        {"$name": "c.a", "$type": "number", "$value": 1, "$extensions": {"app.terrazzo.listing": {"names": {"css": "--c-a"}}}},
        {"$name": "c.a", "$type": "number", "$value": 1, "$extensions": {"app.terrazzo.listing": {"mode": "Light"}}},
        {"$name": "c.a", "$type": "number", "$value": 2, "$extensions": {"app.terrazzo.listing": {"mode": "Dark"}}},
        {"$name": "c.b", "$type": "number", "$value": 3, "$extensions": {"app.terrazzo.listing": {"mode": "."}}},
        {2️⃣"$name": 3️⃣"c.b", "$type": "number", "$value": 4}]}
      """##
    let graph = Graph(tokens: text, profile: .lenient)
    #expect(graph.document.modifiers == [Modifier(name: "scheme", contexts: ["Light", "Dark"])])
    #expect(graph.dump == ["c.a number 1 in scheme=Light", "c.a number 2 in scheme=Dark", "c.b number 3"])
    #expect(
      graph.findings.lines(in: text) == [
        "1️⃣ warning other-format: 5 entries of a Token Listing, where DTCG 2025.10 has tokens in groups",
        "3️⃣ error duplicate-token: 'c.b' is listed twice without a mode",
      ])
  }

  // MARK: Spectrum

  @Test func `of Spectrum are tokens by name, and sets are modes`() {
    let graph = Graph(
      files: [
        (
          "palette.json",
          ##"""
          {"blue-100": {"$schema": "https://x.y/token-types/color-set.json", "uuid": "1", "private": true, "sets": {
             "light": {"$schema": "https://x.y/token-types/color.json", "value": "rgb(0, 0, 255)", "uuid": "2"},
             "dark": {"$schema": "https://x.y/token-types/color.json", "value": "rgb(0, 0, 128)", "uuid": "3"}}},
           "accent": {"$schema": "https://x.y/token-types/alias.json", "value": "{blue-100}", "uuid": "4",
             "deprecated": true, "deprecated_comment": "use blue"}}
          """##
        ),
        (
          "layout.json",
          ##"""
          {"gap": {"$schema": "https://x.y/token-types/scale-set.json", "uuid": "5", "sets": {
             "desktop": {"$schema": "https://x.y/token-types/dimension.json", "value": "8px", "uuid": "6"},
             "mobile": {"$schema": "https://x.y/token-types/dimension.json", "value": "10px", "uuid": "7"}}},
           "half": {"$schema": "https://x.y/token-types/opacity.json", "value": "0.5", "uuid": "8"},
           "drop": {"$schema": "https://x.y/token-types/drop-shadow.json", "uuid": "9", "value":
             [{"x": "0px", "y": "1px", "blur": "2px", "spread": "0px", "color": "{blue-100}"}]}}
          """##
        ),
      ], resolver: nil, profile: .lenient)
    #expect(
      graph.document.modifiers == [
        Modifier(name: "theme", contexts: ["light", "dark"]), Modifier(name: "scale", contexts: ["desktop", "mobile"]),
      ])
    #expect(
      graph.graph.tokens.map { token in
        "\(token.path): \(token.distinctValues.map(\.token.value.css).joined(separator: ", "))"
      } == [
        "blue-100: #0000ff, #000080", "accent: #0000ff, #000080", "gap: 8px, 10px", "half: 0.5",
        "drop: 0px 1px 2px 0px #0000ff, 0px 1px 2px 0px #000080",
      ])
    let blue = graph.graph.tokens.first?.primary
    #expect(blue?.extensions?.json == ##"{ "com.adobe.spectrum": { "uuid": "2", "set_uuid": "1", "private": true } }"##)
    #expect(graph.graph.tokens.map(\.deprecationReason) == [nil, "use blue", nil, nil, nil])
    #expect(
      graph.findings.sorted.filter { $0.rule == "other-format" }.map(\.text) == [
        "2 entries as Spectrum has them, where DTCG 2025.10 has tokens in groups",
        "3 entries as Spectrum has them, where DTCG 2025.10 has tokens in groups",
      ])
    #expect(!graph.findings.hasErrors)
  }

  @Test func `of Spectrum since 2026 name each other by uuid, across files`() {
    let graph = Graph(
      files: [
        (
          "alias.json",
          ##"""
          [{"name": {"property": "color", "colorRole": "accent", "colorScheme": "light", "legacyKey": "accent-color"},
            "$schema": "https://x.y/token-types/alias.json", "$ref": "s1", "uuid": "4", "set_uuid": "s2"},
           {"name": {"property": "color", "colorRole": "accent", "colorScheme": "dark", "legacyKey": "accent-color"},
            "$schema": "https://x.y/token-types/alias.json", "$ref": "3", "uuid": "5", "set_uuid": "s2"}]
          """##
        ),
        (
          "palette.json",
          ##"""
          [{"name": {"property": "color", "colorFamily": "blue", "scaleIndex": 100, "colorScheme": "light"},
            "$schema": "https://x.y/token-types/color.json", "value": "rgb(0, 0, 255)", "uuid": "1", "set_uuid": "s1"},
           {"name": {"property": "color", "colorFamily": "blue", "scaleIndex": 100, "colorScheme": "dark"},
            "$schema": "https://x.y/token-types/color.json", "value": "rgb(0, 0, 128)", "uuid": "2", "set_uuid": "s1"},
           {"name": {"property": "color", "colorFamily": "black"}, "$schema": "https://x.y/token-types/color.json",
            "value": "rgb(0, 0, 0)", "uuid": "3", "lifecycle": {"deprecatedIn": "14", "deprecatedComment": "too dark"}},
           {"name": {"property": "font-weight", "weight": "bold"}, "$schema": "https://x.y/token-types/font-weight.json",
            "value": "bold", "uuid": "6"}]
          """##
        ),
      ], resolver: nil, profile: .lenient)
    #expect(
      graph.dump == [
        "accent-color color #0000ff in theme=light", "accent-color color #000000 in theme=dark",
        "blue-100 color #0000ff in theme=light", "blue-100 color #000080 in theme=dark",
        "black color #000000", "bold-font-weight fontWeight 700",
      ])
    #expect(graph.graph.aliasChain(of: TokenPath(["accent-color"]), mode: 0) == [TokenPath(["blue-100"])])
    #expect(!graph.findings.hasErrors)
  }
}
