import Foundation
import TestSupport
import Testing

/// Every coded rule has a row, every row a case or a test, every case a row, and the page in the guide says the same.
struct ConformanceTableTests {
  private let table: ConformanceTable

  init() throws { table = try ConformanceTable() }

  /// The rules, by module: format file, tokens, types, properties, `$root`, `$extends`, references, values, colours, resolver
  /// documents, references in them, input, algorithm, bundles.
  private static let codes = [
    ("F", 1...4), ("T", 1...9), ("Y", 1...7), ("P", 1...4), ("R", 1...3), ("E", 1...8), ("A", 1...11), ("V", 1...13),
    ("C", 1...9), ("D", 1...8), ("O", 1...5), ("I", 1...2), ("M", 1...7), ("B", 1...2),
  ].flatMap { letter, numbers in numbers.map { "\(letter)\($0)" } }

  @Test func `every rule has a row`() {
    #expect(table.rules.map(\.code).sorted() == ConformanceTableTests.codes.sorted())
    for rule in table.rules {
      #expect(["must", "should", "may", "decision"].contains(rule.level), "\(rule.code)")
      #expect(rule.text.hasSuffix(".") && !rule.text.contains("|"), "\(rule.code)")
      #expect(rule.level != "decision" || rule.decision != nil, "\(rule.code)")
    }
  }

  @Test func `every row has a case, or a test that is there`() throws {
    let sources = try ConformanceTableTests.testSources()
    for rule in table.rules {
      #expect(!table.cases(of: rule).isEmpty || !rule.proof.isEmpty, "\(rule.code) is shown by nothing")
      for proof in rule.proof {
        guard let colon = proof.range(of: ": ") else {
          #expect(table.cases.contains(proof), "\(rule.code): there is no case '\(proof)'")
          continue
        }
        let source = sources["\(proof[..<colon.lowerBound]).swift"] ?? ""
        #expect(source.contains("func `\(proof[colon.upperBound...])`"), "\(rule.code): there is no test '\(proof)'")
      }
    }
  }

  @Test func `every case has a row`() {
    let codes = Set(table.rules.map(\.code))
    #expect(table.cases.filter { name in !codes.contains(String(name.prefix { $0 != "-" })) } == [])
  }

  @Test func `the page of the guide is up to date`() throws {
    let text = try table.text()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: ConformanceTable.page)
      Issue.record("recorded the page; read it, then run again without RECORD")
      return
    }
    let page = (try? String(contentsOf: ConformanceTable.page, encoding: .utf8)) ?? ""
    if page != text { Issue.record("\(LineDifference.text(wanted: page, found: text))") }
  }

  private static func testSources() throws -> [String: String] {
    let root = ConformanceTable.folder.appending(path: "../..").standardizedFileURL
    var sources: [String: String] = [:]
    for case let url as URL in FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) ?? .init()
    where url.lastPathComponent.hasSuffix("Tests.swift") {
      sources[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    return sources
  }
}
