import DataFiles
import Diagnostics
import TestSupport
import Testing

/// The 318 files of JSONTestSuite: what starts with `y_` is JSON, with `n_` is not, with `i_` is left to the reader.
struct JSONTestSuiteTests {
  @Test(.enabled(if: SharedData.isPresent, "needs ../shared/data")) func `has all 318 files`() {
    #expect(SharedData.names(in: "json").count == 318)
  }

  @Test(.enabled(if: SharedData.isPresent, "needs ../shared/data"), arguments: SharedData.names(in: "json"))
  func `accepts what is JSON and refuses the rest with a place`(name: String) throws {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: name, bytes: try SharedData.bytes("json/\(name)"))
    let value = JSONReader.read(file, into: &findings)
    let found = findings.sorted
    switch name.prefix(2) {
    case "y_":
      #expect(value != nil)
      // RFC 8259 lets a reader decide about duplicate keys; ours reports them.
      #expect(found.allSatisfy { $0.rule == "duplicate-key" })
      #expect(found.isEmpty || name.contains("duplicated_key"))
    case "n_":
      #expect(value == nil)
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.place != nil && !$0.text.isEmpty })
    default:
      #expect((value == nil) == findings.hasErrors)
    }
  }
}
