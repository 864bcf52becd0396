import Markup
import Tokens

/// The tiles under the title: colours, type, a gradient, motion, and components at work.
struct Poster {
  let context: PageContext
  let theme: ResolvedTheme

  var html: HTML {
    "<div class=\"poster\">\n\(each: [colors, type, gradient, motion, large].compactMap { $0 })\(small)</div>\n"
  }

  var iconNames: [String] {
    (smallComponents + largeComponents).compactMap(\.variants.first).flatMap(\.mockup.icons)
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private func tile(_ name: String, _ links: HTML, _ content: HTML) -> HTML {
    """
    <section class="tile tile--\(name)">
    \(content)
    <h2 class="tile__title">\(links)</h2>
    </section>

    """
  }

  private func tile(_ name: String, _ title: Phrase, note: Phrase? = nil, _ type: TokenType, _ content: HTML) -> HTML {
    let note = note.map { " <span class=\"count\">\(context.words[$0])</span>" as HTML }
    return tile(
      name, "<a href=\"\(context.href(Navigation.page(of: type)))\">\(context.words[title])</a>\(note)", content)
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
    return tile(
      "colors", TokenType.color.phrase, .color, "<div class=\"bars\" aria-hidden=\"true\">\(each: bars)</div>")
  }

  private var type: HTML? {
    func size(_ token: TokenGraph.Token) -> Double {
      if case .typography(let text) = token.primary.value { text.fontSize?.pixels ?? 0 } else { 0 }
    }
    guard let largest = tokens(.typography).max(by: { size($0) < size($1) }) else { return nil }
    guard case .typography(let text) = largest.primary.value else { return nil }
    let family = view.variable(largest.path, "-font-family")
    return tile(
      "type", text.fontFamily?.first.map(Poster.familyName) ?? TokenType.typography.phrase,
      note: FontNotice(view).isFallback(largest) ? .inFallback : nil, .typography,
      """
      <div class="letters" aria-hidden="true" style="font-family:\(family)"><span class="letters__big" style="font-weight:\(
        view.variable(largest.path, "-font-weight"))">Aa</span><span class="letters__all">\(Poster.alphabet)</span></div>
      """)
  }

  /// What CSS calls the font of the reader's system is no name for people.
  private static func familyName(_ family: String) -> Phrase {
    FontNotice.isOfSystem(family) ? .systemFont : Phrase(family, de: family)
  }

  private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789"

  private var gradient: HTML? {
    guard let token = tokens(.gradient).first else { return nil }
    return tile(
      "gradient", TokenType.gradient.phrase, .gradient,
      "<div class=\"wash\" aria-hidden=\"true\" style=\"background:\(view.variable(token.path))\"></div>")
  }

  private var motion: HTML? {
    let transitions = tokens(.transition)
    let spring = transitions.first { token in
      if case .transition(let transition) = token.primary.value { transition.spring != nil } else { false }
    }
    guard let token = spring ?? transitions.first, let plot = EasingPlot(token.primary.value) else { return nil }
    return tile(
      "motion", .motion, .transition,
      "<div class=\"curve\" aria-hidden=\"true\">\(plot.svg)</div>")
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

  /// All in one tile, under each other.
  private var large: HTML? {
    guard !largeComponents.isEmpty else { return nil }
    let links = largeComponents.map(view.link).joined()
    return tile("large", links, "<div class=\"exhibit\">\n\(each: largeComponents.map(picture))</div>")
  }

  /// A tile each, in a column beside the large one.
  private var small: HTML? {
    guard !smallComponents.isEmpty else { return nil }
    let tiles = smallComponents.map { component in
      tile("small", view.link(component), "<div class=\"exhibit\">\n\(picture(component))</div>")
    }
    return "<div class=\"poster__column\">\n\(each: tiles)</div>\n"
  }

  private func picture(_ component: ResolvedComponent) -> HTML {
    guard let variant = component.variants.first else { return HTML() }
    let drawing = ComponentDrawing(view: view, component: component)
    return drawing.poster(variant, id: "poster-\(component.component.name)")
  }
}
