import Audit
import Markup
import Tokens

/// A system on the page of all systems: its colours, what it is, how much of it there is, and whether it can be read; without colours,
/// the first of its pages. All of it leads to the system, and each number to what it counts.
struct SystemCard {
  let context: PageContext
  let system: ResolvedSystem

  var html: HTML {
    let strip = SystemStrip(system: system).html
    return """
      <section class="tile system\(strip == nil ? " system--wide" : "")">
      \(strip)<h2>\(link(system.title, "index.html"))</h2>
      \(StatusBadge.unlessStable(system.home?.status, words).map { "<p class=\"system__status\">\($0)</p>\n" })\(
        system.description.map { "<p>\($0)</p>\n" })\(strip == nil ? firstPages : nil)<ul class="counts">
      \(each: counts.map { "<li>\($0)</li>\n" })</ul>
      \(verdict)</section>

      """
  }

  private static let mostPages = 6

  private var words: Words { context.words }

  /// - Parameter path: in the system.
  private func link(_ text: String, _ path: String) -> HTML {
    "<a href=\"\(context.siteHref(system.folder + path))\">\(text)</a>"
  }

  /// For a system without colours: where reading begins.
  private var firstPages: HTML? {
    let items = system.navigation.readingOrder.dropFirst().prefix(SystemCard.mostPages)
    guard !items.isEmpty else { return nil }
    return "<ol class=\"system__pages\">\n\(each: items.map { "<li>\(link($0.title, $0.path))</li>\n" })</ol>\n"
  }

  private var counts: [HTML] {
    let tokens = system.theme?.graph.tokens.count ?? 0
    let modes = system.theme?.graph.modes.count ?? 0
    let components = system.theme?.components.all ?? []
    let counts: [HTML?] = [
      tokens == 0 ? nil : link(words[.tokens(tokens)], "tokens/index.html"),
      tokens == 0 || modes < 2 ? nil : link(words[.modes(modes)], ModesPage.path),
      components.isEmpty ? nil : link(words[.componentCount(components.count)], ComponentIndexPage.path),
      system.review.flatMap { review in
        review.count == 0
          ? nil : link(words[.changes(review.count, since: review.since)], ChangesPage.path)
      },
      system.documents.isEmpty ? nil : link(words[.pageCount(system.documents.count)], AllPagesPage.path),
    ]
    return counts.compactMap { $0 }
  }

  /// The worst is said first; nil for a system without colours.
  private var verdict: HTML? {
    guard let theme = system.theme, theme.graph.types.contains(.color) else { return nil }
    guard let audit = theme.audit else {
      return "<p class=\"status verdict--unknown\">\(words[.contrast]): \(words[.notMeasured])</p>\n"
    }
    let order: [ContrastAudit.Status] = [.failed, .unknown, .known, .accepted, .passed]
    let found = order.map { (status: $0, count: audit.count($0)) }.filter { $0.count > 0 }
    guard let worst = found.first?.status else { return nil }
    let text =
      worst == .passed
      ? words[.pass(audit.count(.passed))]
      : found.map { words[.judged($0.count, $0.status)] }.joined(separator: ", ")
    return """
      <p class="status verdict--\(worst.rawValue)">\(link("\(words[.contrast]): \(text)", "contrast.html"))</p>

      """
  }
}
