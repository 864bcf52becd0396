package import Diagnostics
import Markup
package import Review

/// The report of a comparison: a folder of pages that needs nothing else to be read.
package struct ReviewReport: Sendable {
  /// One of the two versions.
  package struct Side: Sendable {
    /// As the reader knows it.
    let name: String
    /// Nil for a lock file, of which nothing but values is known.
    let build: Build?
    /// What keeps parts of it from being compared.
    let findings: Findings
    let sources: SourceFiles

    package init(name: String, build: Build?, findings: Findings, sources: SourceFiles) {
      self.name = name
      self.build = build
      self.findings = findings
      self.sources = sources
    }
  }

  let comparisons: [Comparison]
  let old: Side
  let new: Side
  /// What cannot be compared at all, such as a system that one side alone has.
  let findings: Findings
  let words: Words

  /// - Parameter comparisons: one for each system, in the order of the report.
  package init(_ comparisons: [Comparison], old: Side, new: Side, findings: Findings = Findings()) {
    self.comparisons = comparisons
    self.old = old
    self.new = new
    self.findings = findings
    words = (new.build ?? old.build)?.resolved.words ?? Words(language: "en")
  }

  /// In the order of their paths.
  package var files: [OutputFile] {
    let systems = comparisons.flatMap { comparison -> [OutputFile] in
      guard comparisons.count > 1 else { return [] }
      return [page(folder(of: comparison) + "index.html") { ReviewPage(context: $0, comparison: comparison).html }]
    }
    let index = page("index.html") { context in
      comparisons.count == 1
        ? ReviewPage(context: context, comparison: comparisons[0]).html : ReviewPortalPage(context: context).html
    }
    let components = ComponentReviews(report: self).files
    return (assets + [index] + systems + components).sorted { $0.path.precedesByBytes($1.path) }
  }

  /// Where the pages of a system stand in the report, beside nothing of another name: the empty string for a lone one, or a path that
  /// ends with a slash.
  func folder(of comparison: Comparison) -> String {
    comparisons.count == 1 ? "" : "systems/\(comparison.new.system)/"
  }

  /// `main → HEAD`
  var title: String { "\(title(of: old)) → \(title(of: new))" }

  /// What people call a version: the project itself has no name here.
  func title(of side: Side) -> String { side.name == "." ? words[.now] : side.name }

  private func page(_ path: String, _ html: @escaping @Sendable (ReviewContext) -> HTML) -> OutputFile {
    OutputFile(path: path) { html(ReviewContext(report: self, path: path)).bytes }
  }

  // MARK: Assets

  private var assets: [OutputFile] {
    [
      OutputFile(path: "assets/site.js") { SiteScript.page },
      OutputFile(path: "assets/tokens.css") { Array(ChromeStyleSheet(appearance: Chrome.appearance).css.utf8) },
    ] + [SiteStyle.Sheet.site, .review, .versus].map { sheet in OutputFile(path: sheet.path) { sheet.css } }
  }
}
