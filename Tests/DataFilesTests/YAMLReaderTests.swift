import DataFiles
import Diagnostics
import TestSupport
import Testing

struct YAMLReaderTests {
  @Test(
    arguments: [
      ("a: 1\nb: 2\n1️⃣a: 3\n", ["1️⃣ error duplicate-key: the key 'a' stands twice in one mapping"]),
      ("a: 1️⃣*none\n", ["1️⃣ error yaml-syntax: the alias '*none' names no anchor before it"]),
      ("a: 1️⃣!!set {}\n", ["1️⃣ error yaml-syntax: the tag 'tag:yaml.org,2002:set', which is not supported"]),
      ("a: 1️⃣!mine [1]\n", ["1️⃣ error yaml-syntax: the tag '!mine', which is not supported"]),
      ("a: !!map {b: !!seq [!!str 1, ! 2]}\n", []),
      ("a: 1️⃣!mine x\n", ["1️⃣ error yaml-syntax: the tag '!mine', which is not supported"]),
      (
        "é: [1, 2\nb1️⃣: 3\n",
        ["1️⃣ error yaml-syntax: invalid YAML: while parsing a flow sequence, did not find expected ',' or ']'"]
      ),
      ("a: 1\n1️⃣---\nb: 2\n", ["1️⃣ error yaml-syntax: a second document, but one is needed"]),
    ] as [(MarkedText, [String])])
  func `says what was found and where`(source: MarkedText, expected: [String]) {
    var sources = SourceFiles()
    var findings = Findings()
    _ = YAMLReader.read(sources.add(path: "a.yaml", bytes: Array(source.text.utf8)), into: &findings)
    #expect(findings.lines(in: source) == expected)
  }

  @Test(
    arguments: [
      ("~", .null), ("", .null), ("true", .bool(true)), ("no", .string("no")), ("'1'", .string("1")),
      ("012", .number("12")), ("+1.50", .number("1.50")), (".5", .number("0.5")), ("0x1F", .number("31")),
      ("0x+1", .string("0x+1")),
      ("-0", .number("-0")), ("1e3", .number("1e3")), (".inf", .string(".inf")), ("1.2.3", .string("1.2.3")),
      ("2027-06-30", .string("2027-06-30")), ("12px", .string("12px")), ("e5", .string("e5")),
      ("-", .array([])),
    ] as [(String, DataValue.Content)])
  func `reads scalars by the core schema`(text: String, expected: DataValue.Content) {
    var sources = SourceFiles()
    var findings = Findings()
    let value = YAMLReader.read(sources.add(path: "a.yaml", bytes: Array(text.utf8)), into: &findings)
    if case .array = expected {
      #expect(value?.array?.count == 1)
    } else {
      #expect(value?.content == expected)
    }
    #expect(findings.isEmpty)
  }

  @Test func `keeps places in a part of a file with characters of several bytes`() {
    var sources = SourceFiles()
    var findings = Findings()
    let text = "---\ntitle: Größe ☃\nname: &n {ä: ö}\nagain: *n\n---\n# Body\n"
    let file = sources.add(path: "a.md", bytes: Array(text.utf8))
    let value = YAMLReader.read(file, 4..<text.utf8.count - 11, into: &findings)
    #expect(findings.isEmpty)
    #expect(value?["title"].map { sources.text(at: $0.place) } == "Größe ☃")
    #expect(value?["name"]?["ä"].map { sources.text(at: $0.place) } == "ö")
    #expect(value?["again"]?["ä"]?.string == "ö")
    #expect(value?["again"].map { "\(sources.position(of: $0.place))" } == "a.md:4:8")
  }

  @Test func `refuses aliases that multiply without end`() {
    var sources = SourceFiles()
    var findings = Findings()
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let value = YAMLReader.read(sources.add(path: "a.yaml", bytes: Array(text.utf8)), into: &findings)
    #expect(value == nil)
    #expect(findings.sorted.map(\.text) == ["aliases multiply the file beyond 1000000 values"])
  }

  @Test func `refuses aliases that nest without end`() {
    var sources = SourceFiles()
    var findings = Findings()
    let deep = { (inner: String) in String(repeating: "[", count: 200) + inner + String(repeating: "]", count: 200) }
    let text = "a: &a \(deep("1"))\nb: &b [[*a]]\nc: \(deep("*b"))\n"
    let value = YAMLReader.read(sources.add(path: "a.yaml", bytes: Array(text.utf8)), into: &findings)
    #expect(value == nil)
    #expect(findings.sorted.map(\.text) == ["values nest deeper than 256 levels"])
    #expect(findings.sorted.map { $0.place.map { sources.text(at: $0) } } == ["*b"])
  }

  @Test func `finds places in one long line in linear time`() {
    var sources = SourceFiles()
    var findings = Findings()
    let items = (0..<20_000).map { "é\($0): {$value: \($0)}" }.joined(separator: ", ")
    let file = sources.add(path: "a.yaml", bytes: Array("{\(items)}".utf8))
    let value = YAMLReader.read(file, into: &findings)
    #expect(value?["é19999"]?["$value"].map { sources.text(at: $0.place) } == "19999")
    #expect(findings.isEmpty)
  }

  @Test func `reads blanked ranges as spaces`() {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "a.md", bytes: Array("> - é\n> - b\n".utf8))
    let value = YAMLReader.read(file, 0..<13, blanking: [0..<2, 7..<9], into: &findings)
    #expect(value?.array?.map(\.string) == ["é", "b"])
    #expect(value?.array?.last.map { "\(sources.position(of: $0.place))" } == "a.md:2:5")
  }

  @Test func `refuses deep nesting instead of crashing`() {
    var sources = SourceFiles()
    var findings = Findings()
    let bytes = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(YAMLReader.read(sources.add(path: "a.yaml", bytes: bytes), into: &findings) == nil)
    #expect(findings.hasErrors)
  }
}
