import Markup
import Review

/// The report of one system.
struct ReviewPage {
  let context: ReviewContext
  let comparison: Comparison

  var html: HTML {
    let title = context.title(of: comparison)
    let report = context.report
    let sections = ChangeSections(
      comparison: comparison, words: context.words, links: links,
      gaps: report.comparisons.count == 1 ? ReviewFindings(report: report).html : nil)
    return ReviewShell(context: context, title: "\(title): \(report.title)").html(
      "\(PageHead(title: title, description: report.title).html)\(sections.html)")
  }

  private var links: ChangeLinks {
    let reviews = ComponentReviews(report: context.report)
    let names = Set(reviews.names(in: comparison))
    return ChangeLinks(
      component: { [context, comparison] name in
        names.contains(name) ? context.href(reviews.path(of: name, in: comparison)) : nil
      },
      title: { [context, comparison] name in context.title(ofComponent: name, in: comparison) })
  }
}
