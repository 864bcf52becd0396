import Audit
import Colorimetry
import DataFiles
import Diagnostics
import Testing
import Tokens

@testable import Site

struct ChromeTests {
  /// The site asks contrast of others; its own colours are held to the same policy, in both modes.
  @Test func `passes its own contrast audit`() throws {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "chrome.yaml", bytes: Array(Chrome.contrastPolicy.utf8))
    let data = try #require(YAMLReader.read(file, into: &findings))
    let policy = try #require(ContrastPolicy(data, into: &findings))
    var failures = Findings()
    let audit = ContrastAudit(
      Chrome.graph(appearance: Chrome.appearance), policy: policy, waivers: [],
      today: CalendarDate(year: 2026, month: 11, day: 30), faults: &findings, into: &failures)
    findings.report(failures)
    #expect(TextPrinter(sources: sources).text(findings) == "")
    #expect(audit.modes.count == 2)
    #expect(audit.count(.passed) == audit.results.count)
  }

  @Test func `tells browsers the colours of its canvas`() throws {
    let graph = Chrome.graph(appearance: Chrome.appearance)
    let path = try #require(TokenPath(printed: "color.canvas"))
    let colors = graph[path]?.byMode.compactMap { token -> String? in
      if case .color(let color) = token?.value { Paint(color).hex } else { nil }
    }
    #expect(colors == [Chrome.canvas.light, Chrome.canvas.dark])
  }

  @Test func `follows the default of the system's own modifier`() {
    let graph = Chrome.graph(appearance: Modifier(name: "theme", contexts: ["dark", "light", "sepia"]))
    #expect(graph.modes.map(\.description) == ["theme=dark", "theme=light", "theme=sepia"])
  }
}
