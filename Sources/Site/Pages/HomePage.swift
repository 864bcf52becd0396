import Colorimetry
import Markup
import Tokens

/// A system's first page: what it is, a poster put together from its own tokens and components, and the ways in.
struct HomePage {
  let context: PageContext
  let document: ResolvedDocument?

  var html: HTML {
    let system = context.system
    let body = document.map { DocumentBody(context: context, document: $0) }
    let poster = system.theme.map { Poster(context: context, theme: $0) }
    let icons = Set((body?.icons.map(\.name) ?? []) + (poster?.iconNames ?? []))
    let shell = PageShell(
      context: context, title: system.title, description: system.description,
      icons: system.icons(named: icons), isWide: true)
    return shell.html(
      """
      <header class="hero">
      <h1>\(system.title)</h1>
      \(system.description.map { "<p class=\"lead\">\($0)</p>\n" })</header>
      \(poster?.html)\(body?.html)\(ways)
      """)
  }

  /// The sections of the sidebar with their pages, as cards.
  private var ways: HTML {
    let cards = context.system.navigation.sections.map { section -> HTML in
      let title = section.path.map { "<a href=\"\(context.href($0))\">\(section.title)</a>" as HTML } ?? HTML(text: section.title)
      let items = section.items.map { "<li><a href=\"\(context.href($0.path))\">\($0.title)</a></li>\n" as HTML }
      return """
        <section class="way">
        <h2>\(title)</h2>
        <ul>
        \(each: items)</ul>
        </section>

        """
    }
    return "<div class=\"ways\">\n\(each: cards)</div>\n"
  }
}

/// The tiles under the title: colours, type, a gradient, motion, and components at work.
private struct Poster {
  let context: PageContext
  let theme: ResolvedTheme

  var html: HTML {
    "<div class=\"poster\">\n\(each: [colors, type, gradient, motion, large, small].compactMap { $0 })</div>\n"
  }

  var iconNames: [String] {
    (smallComponents + largeComponents).compactMap(\.variants.first).flatMap(\.mockup.icons)
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private func tile(_ name: String, _ title: String, _ path: String, _ content: HTML) -> HTML {
    """
    <section class="tile tile--\(name)">
    \(content)
    <h2 class="tile__title"><a href="\(context.href(path))">\(title)</a></h2>
    </section>

    """
  }

  /// Tokens of a type, those with a meaning before raw values.
  private func tokens(_ type: TokenType) -> [TokenGraph.Token] {
    let all = theme.graph.tokens.filter { $0.type == type }
    let semantic = all.filter { theme.configuration.tier(of: $0.path) == .semantic }
    return semantic.isEmpty ? all : semantic
  }

  private var colors: HTML? {
    let colors = tokens(.color).prefix(18)
    guard !colors.isEmpty else { return nil }
    let bars = colors.map { token -> HTML in
      "<span class=\"bars__bar\" style=\"background:\(view.variable(token.path))\"></span>"
    }
    return tile("colors", "Colour", Navigation.page(of: .color), "<div class=\"bars\" aria-hidden=\"true\">\(each: bars)</div>")
  }

  private var type: HTML? {
    func size(_ token: TokenGraph.Token) -> Double {
      if case .typography(let text) = token.primary.value { text.fontSize.pixels } else { 0 }
    }
    let styles = tokens(.typography).sorted { size($0) > size($1) }
    guard let largest = styles.first, case .typography(let text) = largest.primary.value else { return nil }
    let lines = styles.prefix(4).map { token -> HTML in
      "<span style=\"font:\(view.variable(token.path))\">\(text.fontFamily.first ?? "")</span>"
    }
    return tile(
      "type", "Typography", Navigation.page(of: .typography),
      """
      <div class="letters" aria-hidden="true"><span class="letters__big" style="font-family:\(
        view.variable(largest.path, "-font-family"));font-weight:\(view.variable(largest.path, "-font-weight"))">Aa</span><span class="letters__lines">\(
        each: lines)</span></div>
      """)
  }

  private var gradient: HTML? {
    guard let token = tokens(.gradient).first else { return nil }
    return tile(
      "gradient", "Gradient", Navigation.page(of: .gradient),
      "<div class=\"wash\" aria-hidden=\"true\" style=\"background:\(view.variable(token.path))\"></div>")
  }

  private var motion: HTML? {
    let transitions = tokens(.transition)
    let spring = transitions.first { token in
      if case .transition(let transition) = token.primary.value { transition.spring != nil } else { false }
    }
    guard let token = spring ?? transitions.first else { return nil }
    return tile(
      "motion", "Motion", Navigation.page(of: .transition),
      "<div class=\"curve\" aria-hidden=\"true\">\(EasingPlot(token.primary.value).svg)</div>")
  }

  // MARK: Components

  /// Those as wide as their content; up to four.
  private var smallComponents: [ResolvedComponent] {
    Array(theme.components.all.filter { $0.component.width == nil }.prefix(4))
  }

  /// The first two that need room.
  private var largeComponents: [ResolvedComponent] {
    Array(theme.components.all.filter { $0.component.width != nil }.prefix(2))
  }

  private var large: HTML? { components("large", largeComponents) }
  private var small: HTML? { components("small", smallComponents) }

  private func components(_ name: String, _ components: [ResolvedComponent]) -> HTML? {
    guard !components.isEmpty else { return nil }
    let stages = components.compactMap { component in
      component.variants.first.map { variant in
        ComponentDrawing(view: view, component: component, number: 0).poster(variant, id: "\(name)-\(component.component.name)")
      }
    }
    let page = context.system.navigation.sections.first { $0.path == "components/index.html" }?.path
    let first = context.system.componentPage(components[0].component.name)
    return tile(name, "Components", page ?? first, "<div class=\"exhibit\">\n\(each: stages)</div>")
  }
}
