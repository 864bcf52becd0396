package import Audit
package import Diagnostics
import Tokens

/// A project with nothing left to look up: every alias, reference, link and fence leads somewhere. Only this can be rendered.
package struct ResolvedProject: Sendable {
  package let title: String
  package let description: String?
  /// The language of the documents.
  let language: LanguageTag
  let words: Words
  package let allowsRawHTML: Bool
  /// Where the site will be on the web.
  let address: WebAddress?
  let editing: EditAddress?
  let parts: SiteParts
  package private(set) var systems: [ResolvedSystem]
  /// The frame of the pages that belong to no system; nil when the site has only one system.
  package let portal: ResolvedSystem?
  package let sources: SourceFiles

  package init(_ project: Project, fonts: FontCollection, today: CalendarDate?, into findings: inout Findings) {
    // A lone system is the site; several share a portal and stand in folders of their own.
    let isAlone = project.systems.count == 1
    let targets = LinkTargets(
      systems: project.systems.map { source in
        let theme = source.theme.map { ResolvedTheme($0, fonts: fonts, today: today, into: &findings) }
        let own = isAlone ? project.parts.files.map(\.path) : []
        let map = SiteMap(source, theme: theme, beside: own, into: &findings)
        return .init(name: source.name, folder: isAlone ? "" : source.name + "/", map: map, theme: theme)
      })
    systems = zip(project.systems, targets.systems).map { source, system in
      ResolvedSystem(source, folder: system.folder, theme: system.theme, targets: targets, into: &findings)
    }
    let configuration = project.configuration
    title = configuration.title ?? (isAlone ? project.systems[0].displayName : "Design systems")
    description = configuration.description
    portal = isAlone ? nil : ResolvedSystem(portalOf: systems, title: title, description: description)
    language = configuration.language
    words = Words(language: configuration.language.text)
    allowsRawHTML = configuration.allowsRawHTML
    address = configuration.address
    editing = configuration.editing
    parts = project.parts
    sources = project.sources
    if !findings.hasErrors, systems.allSatisfy(\.isEmpty) { findings.report(ResolvedProject.nothingToBuild) }
  }

  /// The same, with the failures of some pairs known.
  func knowing(_ subjects: Set<Finding.Subject>) -> ResolvedProject {
    var project = self
    project.systems = systems.map { $0.knowing(subjects) }
    return project
  }

  /// What became of all tokens: `tokens: 356 read, 356 shown, 2 not understood`; nil when there are none.
  package var ledger: String? {
    let ledgers = systems.compactMap { $0.theme?.graph.ledger }
    let sum = { (count: (TokenLedger) -> Int) in ledgers.reduce(0) { $0 + count($1) } }
    guard sum(\.read) > 0 else { return nil }
    return "tokens: \(sum(\.read)) read, \(sum(\.shown)) shown, \(sum(\.notUnderstood.count)) not understood"
  }

  /// The tokens that are not understood, a line each: the place, and the path.
  package var notUnderstood: [String] {
    systems.compactMap { $0.theme?.graph.ledger }.flatMap { ledger in
      ledger.notUnderstood.map { "\(sources.position(of: $0.place)) \($0.path)" }
    }
  }

  private static let nothingToBuild = Finding(
    .error, "nothing-to-build", "there are no tokens and no documents here", at: nil,
    help: "put a token file here, e.g. color.tokens.json, or folders themes/ and content/")
}
