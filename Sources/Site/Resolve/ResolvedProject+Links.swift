import Diagnostics
import Markup

extension ResolvedProject {
  /// The links to places that are not there, on pages that the site makes: a component's page, the contrast page and the like.
  ///
  /// Only the page itself knows its ids, so each page that such a link names is made and searched. What a document has, and which
  /// tokens a page shows, was looked up before.
  var brokenAnchors: Findings {
    var findings = Findings()
    let links = systems.flatMap { $0.documents.flatMap(\.unprovenLinks) }
    guard !links.isEmpty else { return findings }
    let pages = Dictionary(SiteRenderer(project: self).files.map { ($0.path, $0) }) { first, _ in first }
    var anchors: [String: Set<String>] = [:]
    for link in links {
      let ids = anchors[link.page] ?? pages[link.page]?.ids ?? []
      anchors[link.page] = ids
      guard !ids.contains(link.anchor) else { continue }
      findings.report(
        Finding(
          .error, "broken-link", "'\(link.destination.prefix { $0 != "#" })' has nothing named '#\(link.anchor)'",
          at: link.place, help: NearestName.help(link.anchor, in: ids.sorted())))
    }
    return findings
  }
}

extension OutputFile {
  /// The values of all `id` attributes.
  fileprivate var ids: Set<String> {
    var ids: Set<String> = []
    let opening = Array(" id=\"".utf8)
    var rest = bytes[...]
    while let found = rest.firstRange(of: opening) {
      rest = rest[found.upperBound...]
      ids.insert(String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
    }
    return ids
  }
}
