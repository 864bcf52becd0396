import Diagnostics
import Markup
import Tokens

/// A component's page: every variant in every state, then what a document says about it, code, tokens and accessibility.
struct ComponentPage {
  let context: PageContext
  let theme: ResolvedTheme
  let component: ResolvedComponent
  /// Nil when nobody has written about the component yet.
  let document: ResolvedDocument?

  var html: HTML {
    let facts = component.component
    let body = document.map { DocumentBody(context: context, document: $0) }
    let title = document?.title ?? facts.title
    let description = document?.description ?? facts.description
    let ownIcons = Set(component.variants.flatMap(\.mockup.icons) + (body?.icons.map(\.name) ?? []))
    let shell = PageShell(
      context: context, document: document, title: title, description: description,
      icons: context.system.icons(named: ownIcons),
      neighbors: context.system.neighbors(of: context.path), isWide: true)
    let head = PageHead(title: title, description: description, status: document?.status ?? facts.status)
    let drawing = ComponentDrawing(view: view, component: component, number: 0)
    let contrast = theme.audit.flatMap { ComponentContrastPanel(view: view, component: component, audit: $0).html }
    return shell.html(
      """
      \(head.html)\(jumps(body, hasContrast: contrast != nil).html)<section class="panel" aria-labelledby="states">
      <h2 id="states">Variants and states</h2>
      \(drawing.matrix)</section>
      \(contrast)\(body?.html)<section class="panel" aria-labelledby="code">
      <h2 id="code">Code</h2>
      \(each: listings)</section>
      \(tokens)\(accessibility)
      """)
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private func jumps(_ body: DocumentBody?, hasContrast: Bool) -> JumpList {
    let written = body?.contents.filter { $0.level == 2 }.map { ($0.id, $0.text) } ?? []
    let contrast = hasContrast ? [("contrast", "Contrast")] : []
    let all =
      [("states", "Variants and states")] + contrast + written
      + [("code", "Code"), ("tokens", "Tokens")]
      + (accessibility == nil ? [] : [("voiceover", "VoiceOver and Dynamic Type")])
    return JumpList(label: "On this page", entries: all.map { .init(id: $0.0, title: HTML(text: $0.1)) })
  }

  // MARK: Code

  private var listings: [HTML] {
    let files =
      [("SwiftUI", "swift", component.component.swift), ("CSS", "css", component.component.css)]
      + component.variants.map { ("HTML, \($0.variant.title)", "html", Optional($0.variant.html)) }
    return files.enumerated().compactMap { index, entry in
      guard let file = entry.2 else { return nil }
      let code = String(decoding: file.bytes, as: UTF8.self)
      return """
        <details class="code"\(attribute: "open", if: index == 0)>
        <summary>\(entry.0)</summary>
        \(CodeListing(code, language: entry.1).html)</details>

        """
    }
  }

  // MARK: Tokens

  private var tokens: HTML {
    let used = component.tokens.compactMap { theme.graph[$0] }
    return """
      <section class="panel" aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      \(TokenTable(view: view, tokens: used).html)</section>

      """
  }

  // MARK: Accessibility

  /// Nil where component.yaml says nothing.
  private var accessibility: HTML? {
    let facts = component.component.accessibility
    let rows = [
      ("Label", facts.label), ("Traits", facts.traits.isEmpty ? nil : facts.traits.joined(separator: ", ")),
      ("Hint", facts.hint), ("Dynamic Type", facts.dynamicType),
    ]
    let list = rows.compactMap { name, value in value.map { "<div><dt>\(name)</dt><dd>\($0)</dd></div>\n" as HTML } }
    let notes = facts.notes.map { "<li>\($0)</li>\n" as HTML }
    guard !list.isEmpty || !notes.isEmpty else { return nil }
    let listing = list.isEmpty ? nil : "<dl class=\"facts\">\n\(each: list)</dl>\n" as HTML
    let remarks = notes.isEmpty ? nil : "<ul class=\"notes\">\n\(each: notes)</ul>\n" as HTML
    return """
      <section class="panel" aria-labelledby="voiceover">
      <h2 id="voiceover">VoiceOver and Dynamic Type</h2>
      \(listing)\(remarks)</section>

      """
  }
}
