import DataFiles
import Diagnostics
import TestSupport
import Testing

struct JSONReaderTests {
  @Test(
    arguments: [
      ("{\"a\": 1, \"b\": 2, 1️⃣\"a\": 3}", ["1️⃣ error duplicate-key: the key 'a' stands twice in one object"]),
      ("{\"a\": 1️⃣// no\n1}", ["1️⃣ error json-syntax: '/' where a value is needed"]),
      ("[1,1️⃣]", ["1️⃣ error json-syntax: ']' where a value is needed"]),
      ("{\"a\" 1️⃣1}", ["1️⃣ error json-syntax: '1' where ':' after the key is needed"]),
      ("[1️⃣\"open", ["1️⃣ error json-syntax: a string that does not end"]),
      ("[\"a1️⃣\\q\"]", ["1️⃣ error json-syntax: an escape that JSON does not know"]),
      ("[\"1️⃣\\uD800\"]", ["1️⃣ error json-syntax: half of a surrogate pair"]),
      ("[011️⃣2]", ["@2 error json-syntax: '1' where ',' or ']' is needed"]),
      ("[1.1️⃣]", ["1️⃣ error json-syntax: ']' where a digit is needed"]),
      ("{\"a\": 11️⃣", ["1️⃣ error json-syntax: the file ends where ',' or '}' is needed"]),
      ("[\"é\", 1️⃣nul]", ["1️⃣ error json-syntax: 'n' where a value is needed"]),
    ] as [(MarkedText, [String])])
  func `says what was found and what is needed`(source: MarkedText, expected: [String]) {
    var sources = SourceFiles()
    var findings = Findings()
    _ = JSONReader.read(sources.add(path: "a.json", bytes: Array(source.text.utf8)), into: &findings)
    #expect(findings.lines(in: source) == expected)
  }

  @Test func `keeps order, exact numbers and places`() throws {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(
      path: "a.json", bytes: Array("{\"z\": 1.50e+2, \"a\": [\"\\u00e9\\ud83d\\ude00\"]}".utf8))
    let value = try #require(JSONReader.read(file, into: &findings))
    #expect(value.members?.map(\.key) == ["z", "a"])
    #expect(value["z"]?.content == .number("1.50e+2"))
    #expect(value["a"]?.array?.first?.string == "é😀")
    #expect(value["z"].map { sources.text(at: $0.place) } == "1.50e+2")
    #expect(value.members?.last.map { sources.text(at: $0.keyPlace) } == "\"a\"")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `refuses a million levels instead of crashing`(opening: String) {
    var sources = SourceFiles()
    var findings = Findings()
    let bytes = Array(repeating: Array(opening.utf8), count: 1_000_000).flatMap { $0 }
    let value = JSONReader.read(sources.add(path: "deep.json", bytes: bytes), into: &findings)
    #expect(value == nil)
    #expect(findings.sorted.map(\.text) == ["values nest deeper than 256 levels"])
  }
}
