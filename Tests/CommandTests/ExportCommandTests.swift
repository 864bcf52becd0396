import Foundation
import TestSupport
import Testing

struct ExportCommandTests {
  @Test func `prints a style sheet of all modes`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export", "css"], in: scratch.path)
    #expect(run.error == "")
    #expect(
      run.output == """
        /* Written by `specimen export css`: Sea. Do not edit.
           data-theme: "day", the default, or "night"
           data-size: "small", the default, or "middle", "big"
        */
        :root {
          --sea-palette-ink: #000000;
          --sea-palette-foam: #ffffff;
        }
        :root, [data-theme] {
          --sea-label-text: var(--sea-color-text);
        }
        :root, [data-theme="day"] {
          --sea-color-text: var(--sea-palette-ink);
          --sea-color-ground: var(--sea-palette-foam);
        }
        [data-theme="night"] {
          --sea-color-text: var(--sea-palette-foam);
          --sea-color-ground: var(--sea-palette-ink);
        }
        :root, [data-size="small"] {
          --sea-gap: 8px;
        }
        [data-size="middle"] {
          --sea-gap: 8px;
        }
        [data-size="big"] {
          --sea-gap: 1rem;
        }

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `prints the colours of one mode as a palette`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export", "gpl", "--mode", "theme=night,size=big"], in: scratch.path)
    #expect(run.error == "")
    #expect(
      run.output == """
        GIMP Palette
        Name: Sea night big
        Columns: 0
        #
          0   0   0\tpalette.ink
        255 255 255\tpalette.foam
        255 255 255\tcolor.text
          0   0   0\tcolor.ground
        255 255 255\tlabel.text

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `writes a palette over an earlier one, and over nothing else`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    for _ in 1...2 {
      #expect(try Execution(["export", "ase", "--output", "sea.ase"], in: scratch.path).exitCode == 0)
    }
    try scratch.write(["other.ase": "mine"])
    #expect(try Execution(["export", "ase", "--output", "other.ase"], in: scratch.path).exitCode == 2)
  }

  @Test func `prints one mode as a token file`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export", "json", "--mode", "size=big, theme=night"], in: scratch.path)
    #expect(run.error == "")
    #expect(
      run.output == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "$extensions": {
            "specimen": {
              "export": { "system": "sea", "mode": { "theme": "night", "size": "big" } }
            }
          },
          "palette": {
            "$type": "color",
            "$description": "Raw.",
            "ink": {
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }
            },
            "foam": {
              "$deprecated": "use color.ground",
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1] }
            }
          },
          "color": {
            "text": {
              "$value": "{palette.foam}"
            },
            "ground": {
              "$value": "{palette.ink}"
            }
          },
          "label": {
            "text": {
              "$value": "{color.text}"
            }
          },
          "gap": {
            "$type": "dimension",
            "$value": { "value": 1, "unit": "rem" }
          }
        }

        """)
    #expect(run.exitCode == 0)
  }

  @Test(
    arguments: [
      (
        ["json", "--mode", "theme=day,size=big,them=night"], "'them' is no modifier of this theme [invalid-input]",
        "'theme'?"
      ),
      (["json", "--mode", "size=big,theme=nigth"], "'nigth' is no context of 'theme' [invalid-input]", "'night'?"),
      (["css", "--system", "see"], "'see' is no system of this project [unknown-system]", "'sea'?"),
    ] as [([String], String, String)])
  func `names the nearest of what is not there, and ends with 2`(
    arguments: [String], message: String, nearest: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export"] + arguments, in: scratch.path)
    #expect(run.error == "error: \(message)\n  help: did you mean \(nearest)\n1 error\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(arguments: ["css", "json"])
  func `exports nothing of a project with errors, but does not judge its contrast`(format: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["a.tokens.json": #"{"n": {"$type": "number", "$value": "x"}}"#])
    let run = try Execution(["export", format, "--output", "out"], in: scratch.path)
    #expect(run.error.contains("'x' where a number is needed"))
    #expect(run.output == "")
    #expect(run.exitCode == 1)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))

    var files = Harbour.files
    files["themes/sea/night.tokens.json"] = #"{"color": {"text": {"$value": "{palette.foam}"}}}"#
    // A document may draw pairs that nobody has measured in such a run.
    files["content/sea/pairs.md"] = "---\ntitle: Pairs\n---\n\n```specimen contrast\n- color.*\n```\n"
    try scratch.write(files)
    #expect(try Execution(["check"], in: scratch.path).exitCode == 1)
    let unreadable = try Execution(["export", format], in: scratch.path)
    #expect(unreadable.error == "")
    #expect(unreadable.exitCode == 0)
  }

  @Test(arguments: ["css", "json"])
  func `writes a file that is absent or an earlier export, and no other`(format: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let export = { (path: String) in try Execution(["export", format, "--output", path], in: scratch.path) }
    let printed = try Execution(["export", format], in: scratch.path).output
    let name = format == "css" ? "out.css" : "out.tokens.json"
    let first = try export(name)
    #expect(first.output == "" && first.error == "" && first.exitCode == 0)
    #expect(try scratch.text(name) == printed)
    // An older one.
    try scratch.write([name: printed.replacingOccurrences(of: "sea", with: "lake")])
    #expect(try export(name).exitCode == 0)
    #expect(try scratch.text(name) == printed)

    try scratch.write(["thesis": "dear", "folder/x": ""])
    try scratch.link("link", to: name)
    for (path, reason) in [
      ("thesis", "is there already, and is no export"), ("folder", "is a folder"), ("folder/", "is no name of a file"),
      ("link", "is a symbolic link, and specimen writes through none"),
      ("missing/x", "cannot be written: no such file or directory"),
    ] {
      let refused = try export(path)
      #expect(refused.error.hasPrefix("error: '\(path)' \(reason) [output]\n"))
      #expect(refused.exitCode == 2)
    }
    #expect(try scratch.text("thesis") == "dear")
    let inside = try export("themes/sea/all.tokens.json")
    #expect(inside.error.hasPrefix("error: the export cannot go to 'themes/sea/all.tokens.json': the project is read"))
    #expect(inside.exitCode == 2)
  }

  @Test(arguments: ["b.json", "out/b.json", "b.yml"])
  func `writes no data into a folder of which it reads all data`(path: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["a.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    try scratch.makeFolder("out")
    let run = try Execution(["export", "json", "--output", path], in: scratch.path)
    #expect(
      run.error == """
        error: the export cannot go to '\(path)': the project would read it as tokens of its own [output]
          help: choose a folder outside of the project
        1 error

        """)
    #expect(run.exitCode == 2)
  }

  @Test(arguments: ["specimen.yaml", "content"])
  func `writes nothing that would become the configuration or the documents of the project`(path: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(["a.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    let run = try Execution(["export", "css", "--output", path], in: scratch.path)
    #expect(
      run.error.hasPrefix("error: the export cannot go to '\(path)': the project is read from '\(path)' [output]\n"))
    #expect(run.exitCode == 2)
    #expect(try scratch.dump().count == 1)
  }

  @Test func `writes no token file beside those that it has read`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(["a.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    let run = try Execution(["export", "json", "--output", "b.tokens.json"], in: scratch.path)
    #expect(
      run.error == """
        error: the export cannot go to 'b.tokens.json': the project would read it as tokens of its own [output]
          help: choose another folder, or a name that does not end with .tokens.json
        1 error

        """)
    #expect(run.exitCode == 2)
    try scratch.makeFolder("out")
    #expect(try Execution(["export", "json", "--output", "out/b.tokens.json"], in: scratch.path).exitCode == 0)
    #expect(try Execution(["export", "json", "--output", "b.json"], in: scratch.path).exitCode == 0)
  }

  @Test func `keeps beside the tokens what the standard cannot say, with what names it, and tells so`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      "a.tokens.json": #"""
      {"$type": "color", "wide": {"$value": "color(srgb 1.5 0 0)"}, "alias": {"$value": "{wide}"}, "red": {"$value": "#f00"}}
      """#
    ])
    let run = try Execution(["export", "json"], in: scratch.path)
    #expect(run.error.contains("warning: DTCG 2025.10 cannot say 'wide', 'alias', which no other program will find"))
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        #"""
              "beyond": {
                "wide": { "$value": "color(srgb 1.5 0 0)" },
                "alias": { "$value": "{wide}" }
              }
        """#))
    #expect(run.output.contains("  \"red\": {\n"))
  }

  @Test func `takes the input of the standard, and tells all that is wrong with it`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let export = { (mode: String) in try Execution(["export", "json", "--mode", mode], in: scratch.path) }
    #expect(try export(#"{"theme": "night", "SIZE": "Big"}"#).output == export("theme=night,size=big").output)
    let wrong = try export(#"{"theme": 5, "sise": "big"}"#)
    #expect(
      wrong.error == """
        error: the input does not choose 'size', which has no default [invalid-input]
          help: contexts: small, middle, big
        error: the context of 'theme' is a number, a string is needed [invalid-input]
        error: 'sise' is no modifier of this theme [invalid-input]
          help: did you mean 'size'?
        3 errors

        """)
    #expect(wrong.exitCode == 2)
    #expect(try export("{").exitCode == 2)
  }

  @Test(
    arguments: [
      ("brand.json", "brand.tokens.json"), ("brand", "brand.tokens.json"), ("brand.tokens", nil),
      ("brand.tokens.json", nil),
    ])
  func `says how a token file should be called`(name: String, recommended: String?) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export", "json", "--output", name], in: scratch.path)
    let warning = recommended.map { recommended in
      """
      warning: '\(name)' is not called as token files are [token-file-name]
        help: the standard recommends '\(recommended)'
      1 warning

      """
    }
    #expect(run.error == warning ?? "")
    #expect(run.exitCode == 0)
    #expect(try Execution(["export", "css", "--output", "x.css"], in: scratch.path).error == "")
  }

  @Test func `asks which system is meant where several have tokens`() throws {
    let scratch = try ScratchFolder()
    let tokens = #"{"n": {"$type": "number", "$value": 1}}"#
    try scratch.write(["themes/a/a.tokens.json": tokens, "themes/b/b.tokens.json": tokens])
    let run = try Execution(["export", "css"], in: scratch.path)
    #expect(
      run.error == """
        error: there are 2 systems with tokens: a, b [ambiguous-system]
          help: name one with --system
        1 error

        """)
    #expect(run.exitCode == 2)
    #expect(try Execution(["export", "css", "--system", "b"], in: scratch.path).output.contains("--b-n: 1;"))
  }
}
