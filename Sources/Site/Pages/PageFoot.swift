import Markup

/// The last lines of a page: what the author wants to stand there, and where else to go with it.
struct PageFoot {
  let context: PageContext
  /// The document that the page shows.
  let document: ResolvedDocument?

  /// Nil when there is nothing to say.
  var html: HTML? {
    let links = links
    let own = context.project.parts.footer.map { context.ownHTML($0) }
    guard own != nil || !links.isEmpty else { return nil }
    return "<footer class=\"foot\">\n\(own)\(links.isEmpty ? nil : list(links))</footer>\n"
  }

  private func list(_ links: [(title: String, href: Href)]) -> HTML {
    """
    <ul class="foot__links">
    \(each: links.map { "<li><a href=\"\($0.href)\">\($0.title)</a></li>\n" })</ul>

    """
  }

  private var links: [(title: String, href: Href)] {
    var links: [(title: String, href: Href)] = []
    if let document, let edit = context.project.editing?.address(of: document.source) {
      links.append((context.words[.editThisPage], edit))
    }
    return links
  }
}
