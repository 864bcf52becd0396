import Audit
import Foundation
import Testing

struct RuleCatalogTests {
  @Test func `explains every rule that findings have`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    let call = /(?:\.error|\.warning|severity|Refusal\(|Failure\(|report\()\s*,?\s*"([a-z]+(?:-[a-z0-9]+)*)"\s*,/
    var rules: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      rules.formUnion(text.matches(of: call).map { String($0.1) })
    }
    #expect(rules.count > 80)
    #expect(rules.filter { !RuleCatalog.isKnown($0) }.sorted() == [])
  }

  @Test func `names a rule that it does not know by its words`() {
    #expect(RuleCatalog.text(of: "no-such-rule").title == "no such rule")
  }
}
