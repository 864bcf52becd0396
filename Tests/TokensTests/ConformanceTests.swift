import DataFiles
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

/// The DTCG modules rule by rule: `Conformance/<code>-<slug>.json` is a token file or a resolver, and the `.want` file beside it
/// has what must come out of it, its tokens and its findings. Resolvers may name what stands in `Conformance/files`.
///
/// With RECORD=1 in the environment the wants are written anew, and the run fails: what a test wants is to be read before it is
/// believed.
struct ConformanceTests {
  private static let folder = ConformanceTable.folder

  private static let names = files(in: "").filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }

  @Test(arguments: ConformanceTests.names)
  func `reads what the standard says`(name: String) throws {
    let found = try report(name)
    let file = ConformanceTests.folder.appending(path: "\(name).want")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded \(name).want; read it, then run again without RECORD")
      return
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if found != wanted {
      Issue.record("\(name).want\n\(LineDifference.text(wanted: wanted, found: found))")
    }
  }

  /// A line for each token and distinct value, then one for each finding, with what stands under it.
  private func report(_ name: String) throws -> String {
    let text = try String(contentsOf: ConformanceTests.folder.appending(path: "\(name).json"), encoding: .utf8)
    let graph: Graph
    if text.contains("\"resolutionOrder\"") || text.contains("\"version\": \"20") {
      let files = try ConformanceTests.files(in: "files").map { file in
        let url = ConformanceTests.folder.appending(path: "files/\(file)")
        return (name: "files/\(file)", text: try String(contentsOf: url, encoding: .utf8))
      }
      graph = Graph(files: files, resolver: text)
    } else {
      graph = Graph(files: [("\(name).json", text)], resolver: nil)
    }
    let tokens = graph.graph.tokens.flatMap { token in
      token.distinctValues.map { lines(token, $0.token, in: $0.modes, of: graph.graph) }
    }
    return (tokens + graph.findings.sorted.flatMap { lines($0, graph.sources) }).map { $0 + "\n" }.joined()
  }

  /// `path type css in modes ← what it names (deprecated: reason) "description"`, of which most have only the first three.
  private func lines(
    _ token: TokenGraph.Token, _ value: ResolvedToken, in modes: [Int], of graph: TokenGraph
  ) -> String {
    var line = "\(token.path) \(token.type.rawValue) \(value.value.css)"
    if modes.count < graph.modes.count { line += " in " + modes.map { "\(graph.modes[$0])" }.joined(separator: "; ") }
    if !value.references.isEmpty {
      line += value.alias == nil ? " ← parts " : " ← "
      line += value.references.map(\.description).joined(separator: ", ")
    }
    switch value.deprecation {
    case .deprecated(let reason): line += reason.map { " (deprecated: \($0))" } ?? " (deprecated)"
    case .current: line += " (not deprecated)"
    case nil: break
    }
    if let description = value.description { line += " \"\(description)\"" }
    return line
  }

  private func lines(_ finding: Finding, _ sources: SourceFiles) -> [String] {
    let notes = finding.notes.map { "  note: \(place($0.place, sources)): \($0.text)" }
    let help = finding.help.map { ["  help: \($0)"] } ?? []
    let head =
      "\(place(finding.place, sources)): \(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.text)"
    return [head] + notes + help
  }

  private func place(_ place: Place?, _ sources: SourceFiles) -> String {
    guard let place else { return "-" }
    let position = sources.position(of: place)
    let name = position.path.hasPrefix("files/") ? position.path + ":" : ""
    return "\(name)\(position.line):\(position.column)"
  }

  private static func files(in inner: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: inner).path)
    return (names ?? []).sorted()
  }
}
