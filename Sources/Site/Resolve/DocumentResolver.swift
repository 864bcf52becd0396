import Diagnostics
import Markup
import Tokens

/// Follows the references of a document: chips, fences and links.
struct DocumentResolver: Sendable {
  /// The name of the system.
  let system: String
  let theme: ResolvedTheme?
  let targets: LinkTargets

  func resolved(_ sources: [DocumentSource], into findings: inout Findings) -> [ResolvedDocument] {
    let resolved = sources.parallelMap(resolved)
    for document in resolved { findings.report(document.findings) }
    return resolved.map(\.document)
  }

  private func resolved(_ source: DocumentSource) -> (document: ResolvedDocument, findings: Findings) {
    var walk = DocumentWalk(resolver: self, source: source)
    walk.links.reserveCapacity(source.markdown.links.count)
    walk.visit(source.markdown)
    if source.frontMatter.title == nil, source.frontMatter.isReadable {
      walk.findings.report(
        Finding(
          .warning, "missing-title", "the document has no title", at: source.file.place(at: 0),
          help: "begin it with '---', a line 'title: …', and '---'"))
    }
    let document = ResolvedDocument(
      source, drawings: walk.drawings, drawingModes: walk.drawingModes, chips: walk.chips, links: walk.links,
      unprovenLinks: walk.unproven)
    return (document, walk.findings)
  }
}

/// The walk over what one document refers to, which gathers what its references lead to.
private struct DocumentWalk {
  let resolver: DocumentResolver
  let source: DocumentSource
  var drawings: [Place: Drawing] = [:]
  var drawingModes: [Place: Int] = [:]
  var chips: [Place: TokenPath] = [:]
  var links: [Place: String] = [:]
  var unproven: [UnprovenLink] = []
  var findings = Findings()

  mutating func visit(_ markdown: MarkdownDocument) {
    if resolver.theme != nil {
      for code in markdown.codeSpans { visitCode(code.literal, code.place) }
    }
    for code in markdown.codeBlocks { visit(code) }
    for link in markdown.links { visitLink(link.destination, link.place) }
    for image in markdown.images { visitImage(image) }
  }

  // MARK: Chips

  /// `{color.text.primary}` alone in a code span names a token; anything else is code.
  private mutating func visitCode(_ text: String, _ place: Place) {
    guard let theme = resolver.theme, let reference = TokenReference(text), !reference.isPadded,
      !text.contains(where: \.isWhitespace)
    else { return }
    guard theme.graph[reference.path] != nil else {
      if theme.graph.isUnsure(of: reference.path) { return }
      let isDesign = source.frontMatter.isDesign
      // A component of DESIGN.md is a group of tokens.
      if isDesign, theme.graph.tokens.contains(where: { $0.path.parent == reference.path }) { return }
      findings.report(
        Finding(
          isDesign ? .warning : .error, "unknown-token", "'\(text)' names no token", at: place,
          help: theme.graph.helpNaming(reference.path.description)))
      return
    }
    chips[place] = reference.path
  }

  // MARK: Fences

  private mutating func visit(_ code: CodeBlock) {
    guard code.language == "specimen", code.isFenced else { return }
    let reader = FenceReader(theme: resolver.theme, code: code, file: source.file)
    guard let (drawing, mode) = reader.drawing(into: &findings) else { return }
    drawings[code.place] = drawing
    drawingModes[code.place] = mode
  }

  // MARK: Links

  /// The document's own path, from the folder of all content.
  lazy var path = "\(resolver.system)/\(source.path)"

  private mutating func visitLink(_ destination: String, _ place: Place) {
    guard let address = LocalAddress(destination, from: path) else { return }
    follow(address, destination, place)
  }

  private mutating func visitImage(_ image: Image) {
    guard let address = LocalAddress(image.destination, from: path) else { return }
    if image.alternative.isEmpty {
      findings.report(
        Finding(
          .warning, "missing-alternative", "the picture has no alternative text", at: image.place,
          help: "say in the brackets what it shows: ![…](\(image.destination))"))
    }
    follow(address, image.destination, image.place)
  }

  private mutating func follow(_ address: LocalAddress, _ destination: String, _ place: Place) {
    switch resolver.targets[address] {
    case .found(let target): links[place] = target
    case .unproven(let page, let anchor):
      links[place] = "\(page)#\(anchor)"
      unproven.append(UnprovenLink(place: place, destination: destination, page: page, anchor: anchor))
    case .noHeading(let headings):
      let anchor = address.anchor ?? ""
      let file = destination.hasPrefix("#") ? "this document" : "'\(destination.prefix { $0 != "#" })'"
      findings.report(
        Finding(
          .error, "broken-link", "\(file) has no heading '#\(anchor)'", at: place,
          help: NearestName.help(anchor, in: headings)))
    case .draft:
      findings.report(
        Finding(
          .error, "broken-link", "'\(destination)' leads to a draft, which is left out of the site", at: place,
          help: "give it another status, or build with --drafts"))
    case .noFile:
      let nearest = NearestName.of(address.path, in: resolver.targets.names)
      findings.report(
        Finding(
          .error, "broken-link", "'\(destination)' leads to no file of the site", at: place,
          help: nearest.map { "did you mean '\(LocalAddress.written(to: $0, from: path))'?" }))
    }
  }
}
