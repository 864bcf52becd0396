import Cascade
import Diagnostics
import Markup
import Tokens

/// A component's page, in tabs: what it is for, every variant in every state, what it is made of, its code, and who can use it.
struct ComponentPage {
  let context: PageContext
  let theme: ResolvedTheme
  let component: ResolvedComponent
  /// Nil when nobody has written about the component yet.
  let document: ResolvedDocument?

  var html: HTML {
    let facts = component.component
    let title = document?.title ?? facts.title
    let description = document?.description ?? facts.description
    let ownIcons = Set(component.variants.flatMap(\.mockup.icons) + (body?.icons.map(\.name) ?? []))
    let shell = PageShell(
      context: context, document: document, title: title, description: description,
      icons: context.system.icons(named: ownIcons),
      neighbors: context.system.neighbors(of: context.path), isWide: true,
      sheets: (body?.sheets ?? []).union([.component, .verdicts]))
    let status = document?.status ?? facts.status
    let badges = [
      status.map { StatusBadge(status: $0, words: context.words).html }, context.badge(ofComponent: facts.name),
    ].compactMap { $0 }
    let head = PageHead(
      title: title, description: description, badge: badges.isEmpty ? nil : badges.joined(separator: " "))
    return shell.html(head.html + TabbedPanels(label: context.words[.onThisPage], panels: panels).html)
  }

  private var panels: [TabbedPanels.Panel] {
    let words = context.words
    return [
      TabbedPanels.Panel(id: "tab:overview", title: words[.overview], html: overview, isTitled: false),
      TabbedPanels.Panel(
        id: "tab:states", title: words[.variantsAndStates], html: VariantGrid(view: view, component: component).html),
      ComponentSpecs(view: view, component: component).html.map {
        TabbedPanels.Panel(id: "tab:specs", title: words[.specs], html: $0)
      },
      TabbedPanels.Panel(
        id: "tab:code", title: words[.code], html: ComponentCode(context: context, component: component).html),
      ComponentAccessibility(view: view, component: component).html.map {
        TabbedPanels.Panel(id: "tab:accessibility", title: words[.accessibility], html: $0)
      },
    ].compactMap { $0 }
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private var body: DocumentBody? { document.map { DocumentBody(context: context, document: $0) } }

  /// The first variant as it is, and what the document says.
  private var overview: HTML {
    let drawing = ComponentDrawing(view: view, component: component)
    let stage = component.variants.first.map { drawing.stage($0, .rest, id: "overview") }
    return "\(stage.map { "<div class=\"figure\">\n\($0)\n</div>\n" })\(body?.html)"
  }
}
