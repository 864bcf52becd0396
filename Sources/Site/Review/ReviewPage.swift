import Markup
import Review

/// The report of one system.
struct ReviewPage {
  let context: ReviewContext
  let comparison: Comparison

  var html: HTML {
    let title = context.title(of: comparison)
    return ReviewShell(context: context, title: "\(title): \(names)").html(
      """
      \(PageHead(title: title, description: names).html)\(ChangeSections(
        comparison: comparison, words: context.words, links: links).html)
      """)
  }

  private var names: String { "\(context.report.old.name) → \(context.report.new.name)" }

  private var links: ChangeLinks { ChangeLinks() }
}
