import DataFiles
import Diagnostics
import TestSupport
import Testing

@testable import Tokens

struct ResolverInputTests {
  private let document = ResolverDocument(
    steps: [
      .modifier(Modifier(name: "theme", contexts: ["light", "dark"]), sources: [[], []]),
      .modifier(Modifier(name: "size", contexts: ["s", "m"]), sources: [[], []]),
    ], withoutDefault: ["size"])

  @Test(
    arguments: [
      (#"{"theme": "dark", "size": "m"}"#, "theme=dark, size=m", []),
      (#"{"size": "m"}"#, "theme=light, size=m", []),
      (#"{"Theme": "DARK", "size": "s"}"#, "theme=dark, size=s", []),
      (#"1️⃣[]"#, nil, ["1️⃣ error invalid-input: the input is an array, an object of strings is needed"]),
      (
        #"1️⃣{}"#, nil,
        ["1️⃣ error invalid-input: the input does not choose 'size', which has no default"]
      ),
      (
        #"1️⃣{2️⃣"them": "dark", "theme": 3️⃣"drak"}"#, nil,
        [
          "1️⃣ error invalid-input: the input does not choose 'size', which has no default",
          "2️⃣ error invalid-input: 'them' is no modifier of this theme",
          "3️⃣ error invalid-input: 'drak' is no context of 'theme'",
        ]
      ),
      (
        #"{"theme": 1️⃣5, "size": "s", 2️⃣"SIZE": "m"}"#, nil,
        [
          "1️⃣ error invalid-input: the context of 'theme' is a number, a string is needed",
          "2️⃣ error invalid-input: the input chooses 'size' twice",
        ]
      ),
    ] as [(MarkedText, String?, [String])])
  func `chooses a mode, or says all that is wrong`(source: MarkedText, mode: String?, expected: [String]) throws {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "input.json", bytes: Array(source.text.utf8))
    let input = try #require(JSONReader.read(file, into: &findings))
    #expect(document.mode(for: input, into: &findings)?.description == mode)
    #expect(findings.lines(in: source) == expected)
  }
}
