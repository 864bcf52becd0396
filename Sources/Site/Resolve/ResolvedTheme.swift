package import Audit
import Cascade
package import Diagnostics
import SwiftSource
package import Tokens

/// A theme, resolved in every mode.
package struct ResolvedTheme: Sendable {
  package let configuration: ThemeConfiguration
  /// The tokens as their files have them.
  let document: ResolverDocument
  package let graph: TokenGraph
  let swiftNames: SwiftNaming
  package let components: ComponentCatalog
  package let icons: [Icon]
  /// What the mock-ups paint.
  let painted: [PaintedMockup]
  /// What colours, fonts and opacities of mock-ups are in each mode.
  let values: ModeValues
  /// The faces that the site brings along.
  package let fonts: [FontFile]
  /// Those that it should, and does not.
  let absentFaces: [AbsentFace]
  /// Nil for a theme that declares nothing about contrast, and where nobody asks.
  package private(set) var audit: ContrastAudit?
  /// The colours that fail only where that has been accepted, on one ground at least.
  private let waived: Set<TokenPath>
  /// False in a run that leaves contrast to others.
  let isContrastJudged: Bool
  /// What the contrast pass found: told apart, because a site with such findings is still written.
  package let auditFindings: Findings

  init(
    _ source: ThemeSource, fonts: FontCollection, today: CalendarDate?, advises: Bool, into findings: inout Findings
  ) {
    configuration = source.configuration
    document = source.document
    graph = TokenGraph(source.document, profile: configuration.profile, into: &findings)
    for name in ModeSelectors.collisions(graph.modifiers) {
      findings.report(ResolvedTheme.modeCollision(name))
    }
    icons = source.icons
    self.fonts = fonts.files(of: configuration)
    absentFaces = fonts.absences(of: configuration)
    let properties = TokenProperties(graph, prefix: configuration.prefix, into: &findings)
    let common = ComponentCatalog.Theme(
      properties: properties, icons: source.icons,
      iconTrees: Dictionary(source.icons.map { ($0.name, $0.tree) }) { first, _ in first }, schemes: graph.colorSchemes,
      isPrimitive: { [configuration] in configuration.tier(of: $0) == .primitive })
    components = ComponentCatalog(source.components, common, into: &findings)
    values = ModeValues(properties, schemes: common.schemes)
    painted = components.all.flatMap(\.painted)
    swiftNames = SwiftNaming(
      configuration.swiftRules, shape: configuration.swiftShape, prefix: configuration.prefix, graph: graph,
      tier: { [configuration] in configuration.tier(of: $0).flatMap { SwiftTier(rawValue: $0.rawValue) } },
      into: &findings)
    for rule in configuration.swiftRules where !graph.isUnsure(of: rule.pattern) {
      guard graph.tokens(matching: rule.pattern).isEmpty else { continue }
      findings.report(ResolvedTheme.unknownPattern(rule, graph))
    }
    if let canvas = configuration.canvas, graph[canvas.path]?.type != .color, !graph.isUnsure(of: canvas.path) {
      findings.report(ResolvedTheme.unknownToken(canvas.path, at: canvas.place, graph))
    }
    var found = Findings()
    isContrastJudged = today != nil
    guard let today else {
      audit = nil
      waived = []
      auditFindings = found
      return
    }
    let measured = ContrastAudit(
      graph, policy: configuration.contrast ?? .byNames, waivers: source.waivers, today: today,
      painted: PaintedTheme(painted, on: configuration.canvas?.path, values), advises: advises, faults: &findings,
      into: &found)
    // A theme that says nothing about contrast, not even by its names, has no audit.
    audit = configuration.contrast == nil && measured.results.isEmpty ? nil : measured
    let accepted = audit?.results.filter { $0.status == .accepted } ?? []
    waived = Set(accepted.compactMap(\.pair.foreground.token))
    guard configuration.isReadable else {
      auditFindings = Findings()
      return
    }
    if audit == nil {
      found = Findings()
      for waiver in source.waivers { found.report(waiver.isIdle) }
    }
    if audit == nil, graph.tokens.count(where: { $0.type == .color }) > 1 {
      found.report(ResolvedTheme.nothingDeclared(configuration.name))
    }
    auditFindings = found
  }

  func knowing(_ subjects: Set<Finding.Subject>) -> ResolvedTheme {
    var theme = self
    theme.audit = audit?.knowing(subjects)
    return theme
  }

  /// A pass that looks at nothing must not look like a pass.
  private static func nothingDeclared(_ name: String) -> Finding {
    Finding(
      .warning, "contrast-undeclared", "the theme '\(name)' declares no contrast pairs, so no contrast was checked",
      at: nil,
      help: "say under 'contrast' in its theme.yaml what must be read on what")
  }

  private static func modeCollision(_ name: String) -> Finding {
    Finding(
      .error, "name-collision", "two modifiers, or two contexts of one, become '\(name)' in the addresses of the site",
      at: nil, help: "rename one of them; 'auto' is taken by the choice that follows the reader's system")
  }

  /// Made anew each time, as only the page of all modes needs it.
  var declarations: ModeDeclarations { ModeDeclarations(document) }

  /// Made anew each time; only a site needs it, and once.
  package var styleSheet: TokenStyleSheet { TokenStyleSheet(graph, prefix: configuration.prefix) }

  package func cssName(_ path: TokenPath) -> String {
    CSSName.property(path, prefix: configuration.prefix)
  }

  /// The PostScript name of a face that is not one of many in its file; nil for one that this machine does not have.
  func face(_ family: String, _ weight: Double) -> String? {
    fonts.first { $0.family == family && $0.weights == Int(weight)...Int(weight) }?.postScriptName
  }

  /// What code calls the token in Swift; nil where theme.yaml names others, and not this one.
  package func swiftName(_ path: TokenPath) -> String? { swiftNames[path]?.description }

  /// The name that theme.yaml gives the token in Swift, or that it came with.
  func chosenSwiftName(_ path: TokenPath) -> String? { swiftNames.isChosen(path) ? swiftName(path) : nil }

  /// True when the contrast of something drawn with these tokens fails and has been accepted, in any mode.
  package func showsWaived(_ tokens: [TokenPath]) -> Bool {
    !waived.isDisjoint(with: tokens)
  }

  private static func unknownPattern(_ rule: SwiftNameRule, _ graph: TokenGraph) -> Finding {
    let what = rule.pattern.isLiteral ? "names" : "matches"
    return Finding(
      .error, "unknown-token", "'\(rule.pattern)' \(what) no token that fits here", at: rule.place,
      help: graph.helpNaming(rule.pattern.description))
  }

  private static func unknownToken(_ path: TokenPath, at place: Place, _ graph: TokenGraph) -> Finding {
    let help = graph[path].map { "'\(path)' is a \($0.type.rawValue)" } ?? graph.helpNaming(path.description)
    return Finding(.error, "unknown-token", "'\(path)' names no token that fits here", at: place, help: help)
  }
}
