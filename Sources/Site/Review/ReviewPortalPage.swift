import Markup
import Review

/// The first page of a report of several systems: what became of each, and the way to its report.
struct ReviewPortalPage {
  let context: ReviewContext

  var html: HTML {
    let report = context.report
    let names = "\(report.old.name) → \(report.new.name)"
    let items = report.comparisons.map { comparison -> HTML in
      """
      <li><a href="\(context.href(report.folder(of: comparison) + "index.html"))">\(context.title(of: comparison))</a></li>

      """
    }
    return ReviewShell(context: context, title: names).html(
      """
      \(PageHead(title: context.words[.changes], description: names).html)<ul class="reviews">
      \(each: items)</ul>

      """)
  }
}
