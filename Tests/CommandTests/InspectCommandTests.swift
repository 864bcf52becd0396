import Foundation
import TestSupport
import Testing

struct InspectCommandTests {
  private func inspect(_ arguments: String...) throws -> Execution {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    return try Execution(["inspect"] + arguments, in: scratch.path)
  }

  @Test(arguments: ["color.text", "{color.text}", "--sea-color-text", "Color.seaText"])
  func `tells all about a token, by whatever name`(name: String) throws {
    let run = try inspect(name)
    #expect(run.error == "")
    #expect(
      run.output == """
        color.text
          type         color
          system       sea
          description  What is read, on whatever ground there is, by everybody who comes along the quay at
                       any hour of day.
          depends on   theme
          CSS          --sea-color-text
          Swift        Color.seaText

        Values
          theme=day, 3 of 6 modes    #000000
          theme=night, 3 of 6 modes  #ffffff

        Aliases
          theme=day, 3 of 6 modes
            → palette.ink  themes/sea/base.tokens.json:2:21
          theme=night, 3 of 6 modes
            → palette.foam  themes/sea/base.tokens.json:3:22

        Used by 1 token
          label.text

        Components
          sign  through label.text

        Documents
          The sea  content/sea/index.md:6:10
                   content/sea/index.md:8:1

        Contrast
          color.text on color.ground, text needs 4.5:1
            every mode  21.00:1, passed

        Places
          themes/sea/base.tokens.json:5:3    theme=day, 3 of 6 modes
          themes/sea/night.tokens.json:1:12  theme=night, 3 of 6 modes

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `tells of several tokens by a pattern`() throws {
    let run = try inspect("palette.*", "--system", "sea")
    #expect(
      run.output == """
        palette.ink
          type        color
          system      sea
          depends on  no modifier
          CSS         --sea-palette-ink

        Values
          every mode  #000000

        Used by 3 tokens, 2 of them directly
          color.text    directly
          color.ground  directly
          label.text

        Components
          sign  through label.text

        Places
          themes/sea/base.tokens.json:2:3  every mode

        palette.foam
          type        color
          system      sea
          deprecated  use color.ground
          depends on  no modifier
          CSS         --sea-palette-foam

        Values
          every mode  #ffffff

        Used by 3 tokens, 2 of them directly
          color.text    directly
          color.ground  directly
          label.text

        Components
          sign  through label.text

        Places
          themes/sea/base.tokens.json:3:3  every mode

        """)
  }

  @Test func `tells programs the same`() throws {
    let run = try inspect("color.ground", "--format", "json")
    #expect(run.error == "")
    let day =
      #"[{"theme": "day", "size": "small"}, {"theme": "day", "size": "middle"}, {"theme": "day", "size": "big"}]"#
    let night = day.replacing("day", with: "night")
    let both = "\(day.dropLast()), \(night.dropFirst())"
    let file = "\"path\": \"themes/sea/base.tokens.json\""
    #expect(
      run.output == """
        {
          "version": 1,
          "tokens": [
            {
              "name": "color.ground",
              "path": ["color", "ground"],
              "system": "sea",
              "type": "color",
              "description": null,
              "deprecated": false,
              "css": "--sea-color-ground",
              "swift": null,
              "dependsOn": ["theme"],
              "values": [{"modes": \(day), "css": {"--sea-color-ground": "#ffffff"}, "reducedMotion": {}}, \
        {"modes": \(night), "css": {"--sea-color-ground": "#000000"}, "reducedMotion": {}}],
              "aliases": [{"modes": \(day), "chain": [{"name": "palette.foam", "place": {\(file), "line": 3, "column": 22, "length": 47}}]}, \
        {"modes": \(night), "chain": [{"name": "palette.ink", "place": {\(file), "line": 2, "column": 21, "length": 47}}]}],
              "usedBy": {"directly": [], "all": []},
              "components": [],
              "documents": [{"title": "The sea", "places": [{"path": "content/sea/index.md", "line": 8, "column": 1, "length": 34}]}],
              "contrast": [{"foreground": "color.text", "background": "color.ground", "backdrop": null, \
        "stack": [], "opacity": null, "requirement": "text", "minimum": 4.5, "outcomes": [{"status": "passed", "ratio": 21.00, "modes": \(both)}]}, \
        {"foreground": "label.text", "background": "color.ground", "backdrop": null, \
        "stack": [], "opacity": null, "requirement": "text", "minimum": 4.5, "outcomes": [{"status": "passed", "ratio": 21.00, "modes": \(both)}]}],
              "places": [{\(file), "line": 7, "column": 3, "length": 8, "modes": \(day)}, \
        {"path": "themes/sea/night.tokens.json", "line": 1, "column": 50, "length": 8, "modes": \(night)}]
            }
          ]
        }

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `names the nearest token where there is none, and ends with 2`() throws {
    let run = try inspect("color.txt")
    #expect(
      run.error == """
        error: 'color.txt' names no token [unknown-token]
          help: did you mean 'color.text'?
        1 error

        """)
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test func `tells why a token cannot be read, and what can be told in spite of faults`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["a.tokens.json": #"{"$type": "number", "good": {"$value": 1}, "bad": {"$value": "x"}}"#])
    let bad = try Execution(["inspect", "bad"], in: scratch.path)
    #expect(bad.error.hasPrefix("a.tokens.json:1:62: error: 'x' where a number is needed [invalid-value]\n"))
    #expect(bad.exitCode == 2)
    let good = try Execution(["inspect", "good"], in: scratch.path)
    #expect(good.output.hasPrefix("good\n  type        number\n"))
    #expect(good.error == "note: the project has 1 error; 'specimen check' tells them\n")
    #expect(good.exitCode == 0)
  }

  @Test func `asks which system is meant where several have the token`() throws {
    let scratch = try ScratchFolder()
    let tokens = #"{"n": {"$type": "number", "$value": 1}}"#
    try scratch.write(["themes/a/a.tokens.json": tokens, "themes/b/b.tokens.json": tokens])
    let run = try Execution(["inspect", "n"], in: scratch.path)
    #expect(
      run.error == """
        error: 'n' names tokens of 2 systems: a, b [ambiguous-system]
          help: name one with --system
        1 error

        """)
    #expect(run.exitCode == 2)
    let chosen = try Execution(["inspect", "n", "--system", "b"], in: scratch.path)
    #expect(chosen.output.contains("\n  CSS         --b-n\n"))
    let unknown = try Execution(["inspect", "n", "--system", "c"], in: scratch.path)
    #expect(unknown.error.hasPrefix("error: 'c' is no system of this project [unknown-system]\n"))
    #expect(unknown.exitCode == 2)
  }

  // MARK: Components

  @Test(arguments: ["sign", "components/sign"])
  func `tells what the mock-ups of a component paint`(name: String) throws {
    let run = try inspect(name)
    #expect(run.error == "")
    #expect(
      run.output == """
        sign
          title   Sign
          system  sea

        default, rest
          .sign "Here"
            theme=day, 3 of 6 modes
              text     label.text, #000000
              on       color.ground, #ffffff
              font     16px at weight 400
              ratio    #000000 on #ffffff is 21.00:1, text needs 4.5:1
              verdict  passed
            theme=night, 3 of 6 modes
              text     label.text, #ffffff
              on       color.ground, #000000
              font     16px at weight 400
              ratio    #ffffff on #000000 is 21.00:1, text needs 4.5:1
              verdict  passed

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `tells programs of a component, too`() throws {
    let run = try inspect("sign", "--format", "json")
    let contents = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let component = try #require((contents["components"] as? [[String: Any]])?.first)
    #expect((component["modes"] as? [[String: String]])?.count == 6)
    let part = try #require((component["parts"] as? [[String: Any]])?.first)
    #expect(part["path"] as? String == "p.sign")
    #expect(part["place"] as? String == "themes/sea/components/sign/default.html:1:17")
    let outcomes = try #require(part["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["modes"] as? [Int] } == [[0, 1, 2], [3, 4, 5]])
    #expect(outcomes.map { ($0["painted"] as? [String: String])?["foreground"] } == ["#000000", "#ffffff"])
    #expect(outcomes.map { $0["status"] as? String } == ["passed", "passed"])
  }

  @Test func `names the nearest component where there is none`() throws {
    let run = try inspect("components/sing")
    #expect(run.error.hasPrefix("error: 'sing' names no component [unknown-component]\n  help: did you mean 'sign'?\n"))
    #expect(run.exitCode == 2)
  }

  // MARK: Pairs

  private static let glass = [
    "a.tokens.json": #"""
    {"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "smoke": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}},
     "mist": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}},
     "gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
    """#,
    "theme.yaml": """
    prefix: g
    canvas: paper
    contrast: {pairs: [{requirement: non-text, foreground: mist, background: smoke, over: paper}]}
    """,
  ]

  @Test func `tells how a colour is painted on another, in every group of modes`() throws {
    let run = try inspect("color.text", "--sea-color-ground")
    #expect(run.error == "")
    #expect(
      run.output == """
        color.text on color.ground
          system  sea
          needs   4.5:1 for text, declared in themes/sea/theme.yaml:4:20

        theme=day, 3 of 6 modes
          background  color.ground, #ffffff
          foreground  color.text, #000000
          ratio       21.00:1
          verdict     passed

        theme=night, 3 of 6 modes
          background  color.ground, #000000
          foreground  color.text, #ffffff
          ratio       21.00:1
          verdict     passed

        """)
    #expect(run.exitCode == 0)
  }

  /// The levels are those of source-over, the ratio that of WCAG's formula on them: 2.1477.
  @Test func `tells every step of what is translucent`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(InspectCommandTests.glass)
    let run = try Execution(["inspect", "mist", "smoke"], in: scratch.path)
    #expect(
      run.output == """
        mist on smoke over paper
          system  \(scratch.url.lastPathComponent)
          needs   3:1 for a non-text part, declared in theme.yaml:3:20

        the only mode
          backdrop    paper, #ffffff
          background  smoke, rgb(0 0 0 / 0.5), laid on #ffffff is #808080
          foreground  mist, rgb(255 255 255 / 0.5), laid on #808080 is #bfbfbf
          ratio       2.14:1
          verdict     failed

        """)
    #expect(run.exitCode == 0)
    let json = try Execution(["inspect", "mist", "smoke", "--format", "json"], in: scratch.path).output
    #expect(json.contains(##""token": "smoke", "value": "rgb(0 0 0 / 0.5)", "painted": "#808080""##))
    #expect(json.contains(#""ratio": 2.14, "status": "failed", "reason": null"#))
    let undeclared = try Execution(["inspect", "paper", "smoke"], in: scratch.path).output
    #expect(undeclared.contains("needs   nothing, for nobody has declared the pair"))
    // 1.05 to 0.2659.
    #expect(undeclared.contains("ratio       3.94:1\n  verdict     enough for large text and for what is no text"))
  }

  @Test(
    arguments: [
      (["mist", "smok"], "'smok' names no token [unknown-token]\n  help: did you mean 'smoke'?"),
      (["gap", "smoke"], "'gap' is a dimension, a color or a gradient is needed [no-color]"),
      (["*", "smoke"], "'*' names 4 tokens, one color or gradient is needed [ambiguous-token]"),
    ] as [([String], String)])
  func `refuses what is no pair, and ends with 2`(names: [String], message: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(InspectCommandTests.glass)
    let run = try Execution(["inspect"] + names, in: scratch.path)
    #expect(run.error == "error: \(message)\n1 error\n")
    #expect(run.exitCode == 2)
  }
}
