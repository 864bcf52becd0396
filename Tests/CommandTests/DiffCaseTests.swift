import Foundation
import TestSupport
import Testing

/// One folder under Diffs for each kind of change: `old` and `new` are compared.
///
/// `want.txt` is all that is printed, then the exit code; `want.json` is the report for programs. With RECORD=1 in the environment
/// both are written anew, and the run fails.
struct DiffCaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Diffs")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func `there are cases`() {
    #expect(DiffCaseTests.names.count > 38)
  }

  /// The conformance cases of Adobe's semantic diff (spectrum-design-data, `design-data-spec/conformance/diff`) and ours.
  private static let ofAdobe = [
    "cross-format": "across-formats",
    "deprecated-new-token": "added-deprecated",
    "deprecated-set-level": "deprecated-in-every-mode",
    "identical-tokens": "identical",
    "matched-gaining-deprecated": "deprecated",
    "property-nested-change": "value-of-a-part-in-a-mode",
    "property-value-update": "value",
    "rename-by-uuid": "renamed-by-identity",
    "rename-with-property-changes": "renamed-by-identity-with-another-value",
    "replaced-by-pairing": "renamed-by-successor",
    "reverted-token": "undeprecated",
    "simple-add-delete": "added-and-removed",
    "uuid-backfill": "identity-added",
  ]

  @Test(arguments: DiffCaseTests.ofAdobe.sorted { $0.key < $1.key })
  func `each of Adobe's cases has one of ours`(theirs: String, ours: String) {
    #expect(DiffCaseTests.names.contains(ours), "\(theirs)")
  }

  @Test(arguments: DiffCaseTests.names)
  func `tells what was changed, all of it and nothing else`(name: String) throws {
    let folder = DiffCaseTests.folder.appending(path: name)
    let scratch = try ScratchFolder()
    for side in ["old", "new"] {
      try FileManager.default.copyItem(at: folder.appending(path: side), to: scratch.url.appending(path: side))
    }
    let run = try Execution(["diff", "old", "new", "--json", "report.json"], in: scratch.path)
    let found = [
      "want.txt": "\(run.error)\(run.output)exit \(run.exitCode)\n", "want.json": try scratch.text("report.json"),
    ]
    for (file, text) in found.sorted(by: { $0.key < $1.key }) {
      let url = folder.appending(path: file)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try Data(text.utf8).write(to: url)
        Issue.record("recorded \(name)/\(file); read it, then run again without RECORD")
        continue
      }
      let wanted = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      if text != wanted { Issue.record("\(name)/\(file)\n\(LineDifference.text(wanted: wanted, found: text))") }
    }
  }
}
