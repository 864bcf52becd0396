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
  /// Whether each page has a twin in Markdown.
  let hasMarkdown: Bool
  /// Where the site will be on the web.
  let address: WebAddress?
  /// Where it is on its host, `/styleguide/`: what a page starts its links with that is shown at any address. Nil where nobody knows.
  private(set) var folderOnHost: String?
  let editing: EditAddress?
  let parts: SiteParts
  package private(set) var systems: [ResolvedSystem]
  /// The frame of the pages that belong to no system; nil when the site has only one system.
  package let portal: ResolvedSystem?
  package let sources: SourceFiles

  /// - Parameters:
  ///   - isReviewed: whether systems will have a page of what changed.
  ///   - advises: whether it is told what would mend failures of contrast.
  package init(
    _ project: Project, fonts: FontCollection, today: CalendarDate?, isReviewed: Bool = false, advises: Bool = true,
    into findings: inout Findings
  ) {
    // A lone system is the site; several share a portal and stand in folders of their own.
    let isAlone = project.systems.count == 1
    let configuration = project.configuration
    let words = Words(language: configuration.language.text)
    self.words = words
    let targets = LinkTargets(
      systems: project.systems.map { source in
        let theme = source.theme.map {
          ResolvedTheme($0, fonts: fonts, today: today, advises: advises, into: &findings)
        }
        let own = isAlone ? project.parts.files.map(\.path) : []
        let map = SiteMap(source, theme: theme, beside: own, isReviewed: isReviewed, into: &findings)
        return .init(name: source.name, folder: isAlone ? "" : source.name + "/", map: map, theme: theme)
      })
    systems = zip(project.systems, targets.systems).map { source, system in
      ResolvedSystem(
        source, folder: system.folder, theme: system.theme, targets: targets, words: words, into: &findings)
    }
    title = configuration.title ?? (isAlone ? project.systems[0].displayName : words[.designSystems])
    description = configuration.description
    portal = isAlone ? nil : ResolvedSystem(portalOf: systems, title: title, description: description, words: words)
    language = configuration.language
    allowsRawHTML = configuration.allowsRawHTML
    let size = project.systems.reduce(0) { $0 + $1.documents.count }
    hasMarkdown = configuration.hasMarkdown ?? (size <= ResolvedProject.mostMirrored)
    address = configuration.address
    folderOnHost = configuration.address?.folder
    editing = configuration.editing
    parts = project.parts
    sources = project.sources
    if !findings.hasErrors, systems.allSatisfy(\.isEmpty) { findings.report(ResolvedProject.nothingToBuild) }
  }

  /// More documents than this have no twins in Markdown by themselves: that would be twice the files to write.
  private static let mostMirrored = 500

  /// The same, with the failures of some pairs known.
  func knowing(_ subjects: Set<Finding.Subject>) -> ResolvedProject {
    var project = self
    project.systems = systems.map { $0.knowing(subjects) }
    return project
  }

  /// The same at the root of a host, wherever it belongs.
  var atRoot: ResolvedProject {
    var project = self
    project.folderOnHost = "/"
    return project
  }

  /// The same, with what changed of its systems.
  /// - Parameter reviews: by the name of the system.
  func reviewed(_ reviews: [String: SystemReview]) -> ResolvedProject {
    var project = self
    project.systems = systems.map { system in reviews[system.name].map { system.reviewed($0, words) } ?? system }
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
    help: "put a token file here, e.g. color.tokens.json, or folders themes/ and content/; "
      + "tokens in Swift go into a folder of themes/, e.g. themes/app/")
}
