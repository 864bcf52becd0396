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

  @Test func `refuses more values than anybody has`() {
    var sources = SourceFiles()
    var findings = Findings()
    let bytes = Array("[".utf8) + Array(repeating: Array("0,".utf8), count: JSONReader.valueLimit).flatMap { $0 }
    #expect(JSONReader.read(sources.add(path: "long.json", bytes: bytes), into: &findings) == nil)
    #expect(findings.sorted.map(\.text) == ["more than 2000000 values in one file"])
  }

  // MARK: What people add to JSON

  @Test(
    arguments: [
      ("{1️⃣// a\n\"a\": 1, /* b */ \"c\": [1, 2,], }", ##"{ "a": 1, "c": [1, 2] }"##, 4),
      ("[1,1️⃣] // end", "[1]", 2), ("[1] 1️⃣// end", "[1]", 1), ("[1] 1️⃣/**/", "[1]", 1),
    ] as [(MarkedText, String, Int)])
  func `takes comments and trailing commas when asked, with one warning`(source: MarkedText, json: String, count: Int) {
    let (value, lines) = read(source, .commented)
    let text =
      count == 1
      ? "a comment or trailing comma stands" : "\(count) comments and trailing commas stand"
    #expect(value?.json == json)
    #expect(lines == ["1️⃣ warning json-syntax: \(text) in this file, which JSON does not have"])
    #expect(read(source, .json5).value?.json == json)
    #expect(read(source, .json5).lines.isEmpty)
    #expect(read(source, .json).value == nil)
  }

  /// JSON5 1.0, sections 2 to 6.
  @Test(arguments: [
    ("{a: 1, $b_2: 2, 'c d': 3, é: 4}", ##"{ "a": 1, "$b_2": 2, "c d": 3, "é": 4 }"##),
    ("['it\\'s', 'a\"b', \"x\\\ny\", '\\x41\\v\\0\\q']", ##"["it's", "a\"b", "xy", "A\u000b\u0000q"]"##),
    ("[+1, .5, 5., -.5, 0x1F, -0xa, 1e3, +1.5E-2]", "[1, 0.5, 5, -0.5, 31, -10, 1e3, 1.5e-2]"), ("\u{C}[]\u{B}", "[]"),
  ]) func `reads JSON5`(source: String, json: String) {
    let (value, lines) = read(MarkedText(stringLiteral: source), .json5)
    #expect(value?.json == json)
    #expect(lines.isEmpty)
  }

  @Test(
    arguments: [
      ("[1️⃣Infinity]", ["1️⃣ error json-syntax: 'Infinity' where a finite number is needed"]),
      ("[1️⃣-Infinity]", ["1️⃣ error json-syntax: '-Infinity' where a finite number is needed"]),
      ("[1️⃣NaN]", ["1️⃣ error json-syntax: 'NaN' where a finite number is needed"]),
      ("[1️⃣0x]", ["1️⃣ error json-syntax: a hexadecimal number of 1 to 16 digits is needed"]),
      ("[1️⃣012]", ["1️⃣ error json-syntax: a number that begins with 0"]),
      ("[+1️⃣]", ["1️⃣ error json-syntax: ']' where a digit is needed"]),
      ("{1️⃣1: 2}", ["1️⃣ error json-syntax: '1' where a key is needed"]),
      ("[1️⃣, 1]", ["1️⃣ error json-syntax: ',' where a value is needed"]),
      ("[1,1️⃣,]", ["1️⃣ error json-syntax: ',' where a value is needed"]),
      ("[1️⃣/* open", ["1️⃣ error json-syntax: a comment that does not end"]),
      ("[1️⃣'open", ["1️⃣ error json-syntax: a string that does not end"]),
    ] as [(MarkedText, [String])])
  func `says what is wrong in JSON5`(source: MarkedText, expected: [String]) {
    #expect(read(source, .json5).lines == expected)
  }

  @Test func `lets a key stand again with the same value`() {
    let source: MarkedText = ##"{"a": {"b": 1}, 1️⃣"a": {"b":1}, "c": 1, 2️⃣"c": 2}"##
    #expect(
      read(source, .commented).lines == [
        "1️⃣ warning duplicate-key: a key stands twice in one object, with the same value",
        "2️⃣ error duplicate-key: the key 'c' stands twice in one object",
      ])
    #expect(read(source, .json).lines.allSatisfy { $0.contains("error") })
  }

  private func read(_ source: MarkedText, _ syntax: JSONReader.Syntax) -> (value: DataValue?, lines: [String]) {
    var sources = SourceFiles()
    var findings = Findings()
    let value = JSONReader.read(sources.add(path: "a.json", bytes: Array(source.text.utf8)), syntax, into: &findings)
    return (value, findings.lines(in: source))
  }
}
