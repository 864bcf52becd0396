import Audit
import Foundation
import TestSupport
import Testing

struct RuleCatalogTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page = root.appending(path: "content/guide/reference/findings.md")

  /// The rules that findings have, from the calls that make them.
  private static func rules() throws -> [String] {
    let sources = root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    let call = /(?:\.error|\.warning|severity|Refusal\(|Failure\(|report\()\s*,?\s*"([a-z]+(?:-[a-z0-9]+)*)"\s*,/
    var rules: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      rules.formUnion(text.matches(of: call).map { String($0.1) })
    }
    return rules.sorted()
  }

  @Test func `explains every rule that findings have`() throws {
    let rules = try RuleCatalogTests.rules()
    #expect(rules.count > 80)
    #expect(rules.filter { !RuleCatalog.isKnown($0) } == [])
  }

  /// RECORD=1 writes the page.
  @Test func `the page of the guide has every rule`() throws {
    let rows = RuleCatalog.rules.map { rule in
      let text = RuleCatalog.text(of: rule)
      let cells = ["`\(rule)`", text.title, text.help].map {
        $0.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
      }
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    let expected = """
      ---
      title: Findings
      description: Every rule, what is wrong where it is told of, and how that is mended.
      order: 5
      ---

      A finding ends with the name of its rule, in brackets. [`rules`](../site.md) in `specimen.yaml` turns a rule off by this name, or makes it a
      warning or an error; programs find it in every [report](reports.md). A test makes this page from what specimen says of its rules itself.

      | rule | what is wrong | what mends it |
      |---|---|---|
      \(rows.joined())
      """
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(expected.utf8).write(to: RuleCatalogTests.page)
      Issue.record("recorded the page; read it, then run again without RECORD")
      return
    }
    let page = (try? String(contentsOf: RuleCatalogTests.page, encoding: .utf8)) ?? ""
    if page != expected { Issue.record("\(LineDifference.text(wanted: page, found: expected))") }
  }

  @Test func `names a rule that it does not know by its words`() {
    #expect(RuleCatalog.text(of: "no-such-rule").title == "no such rule")
  }
}
