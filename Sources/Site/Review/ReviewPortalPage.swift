import Markup
import Review

/// The first page of a report of several systems, or of none: what became of each, and the way to its report.
struct ReviewPortalPage {
  let context: ReviewContext

  var html: HTML {
    let report = context.report
    let findings = ReviewFindings(report: report).html.map { findings -> HTML in
      """
      <section aria-labelledby="findings">
      <h2 id="findings">\(words[.notCompared])</h2>
      \(findings)</section>

      """
    }
    let nothing: HTML = "<p class=\"outcome verdict--unknown\">\(words[.nothingToCompare])</p>\n"
    let list: HTML = "<ul class=\"reviews\">\n\(each: report.comparisons.map(item))</ul>\n"
    return ReviewShell(context: context, title: "\(words[.changes]): \(report.title)").html(
      """
      \(PageHead(title: words[.changes], description: report.title).html)\(report.comparisons.isEmpty ? nothing : list)\(
        findings)
      """)
  }

  private var words: Words { context.words }

  private func item(_ comparison: Comparison) -> HTML {
    let verdict = ChangeVerdict(comparison: comparison, words: words)
    let page = context.report.folder(of: comparison) + "index.html"
    return """
      <li class="reviews__system">
      <h2><a href="\(context.href(page))">\(context.title(of: comparison))</a></h2>
      \(verdict.html)</li>

      """
  }
}
