import Diagnostics
import Markup
import Tokens

/// All that is known of a token, under an anchor of its own: its picture, what it means, its values and names, what it takes and who
/// takes it.
struct TokenEntry {
  let view: TokenView
  let token: TokenGraph.Token
  /// In the graph.
  let index: Int

  var html: HTML {
    """
    <article class="\(TokenFigure.isWide(token) ? "token token--wide" : "token")" id="\(view.context.tokens.entry(index).anchor)">
    \(TokenFigure.isDrawn(token) ? TokenFigure(view: view, token: token).html : nil)<div class="token__body">
    <h3>\(TokenView.name(token.path))</h3>
    \(view.context.badge(of: token.path).map { "\($0)\n" })\(token.description.map { "<p>\($0)</p>\n" })\(deprecation)\(FontNotice(view).line(token))\(TokenFigure(view: view, token: token).metrics)<dl class="token__facts">
    \(TokenValues(view: view, token: token, isSaid: token.type == .typography).html)\(each: facts)</dl>
    </div>
    </article>

    """
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  private var deprecation: HTML? {
    guard let reason = token.deprecationReason else { return nil }
    let replacement = TokenReplacement.path(for: token, in: view.theme)
    let link = replacement.map { "<p>\(words[.useInstead]): \(view.link($0))</p>\n" as HTML }
    return "<p class=\"badge badge--deprecated\">\(words[.deprecated])\(reason.map { ": " + $0 } ?? "")</p>\n\(link)"
  }

  // MARK: Facts

  private var facts: [HTML] {
    let type = token.type == .other ? view.fact(words[.type], "\(token.typeName)") : nil
    let names = [
      view.fact("CSS", "<code>\(view.theme.cssName(token.path))</code>"),
      view.theme.swiftName(token.path).map { view.fact("Swift", "<code data-swift=\"\">\($0)</code>") },
    ]
    let users = graph.users(of: token.path).map(view.plainLink)
    let relations = [
      aliases, parts, reducedMotion, view.list(words[.usedBy], users), components, documents,
      TokenContrast(view: view, token: token, index: index).html, TokenSources(view: view, token: token).html,
    ]
    return ([type] + names + relations).compactMap(\.self)
  }

  /// The chain of aliases down to the token with the value. Where modes part, what they share is told once, and then how each goes on.
  private var aliases: HTML? {
    guard token.byMode.contains(where: { $0?.alias != nil }) else { return nil }
    let chains = graph.modes { graph.aliasChain(of: token.path, mode: $0) }
    let modifiers =
      chains.count > 1 ? graph.modifiers { mode in chains.firstIndex { $0.modes.contains(mode) } } : []
    let shared = chains.dropFirst().reduce(chains.first?.key ?? []) { shared, chain in
      Array(zip(shared, chain.key).prefix { $0 == $1 }.map(\.0))
    }
    let ways = chains.filter { $0.key.count > shared.count }.map { path, modes -> HTML in
      let title = modifiers.isEmpty ? nil : "<small>\(graph.title(of: modes, in: modifiers, words))</small>" as HTML?
      return "<dd>\(title)\(chain(path[shared.count...]))"
    }
    let start = shared.isEmpty ? nil : "<dd>\(chain(shared[...]))" as HTML?
    return "<div><dt>\(words[.aliasOf])\(start)\(each: ways)</div>\n"
  }

  private func chain(_ path: ArraySlice<TokenPath>) -> HTML {
    "<ol>\(each: path.map { "<li>\(view.plainLink($0))" })</ol>"
  }

  /// What it is made of: its parts, each with the token that it takes, or the tokens that stand in its value.
  private var parts: HTML? {
    var seen: Set<TokenPath> = []
    let values = token.distinctValues
    let modifiers = values.count > 1 ? token.modifiers(of: graph) : []
    let lists = values.compactMap { value, modes -> HTML? in
      let all = TokenParts(value).all.filter { token.type != .typography || $0.source != nil }
      guard !all.isEmpty else { return nil }
      seen.formUnion(all.compactMap(\.source))
      let title = modifiers.isEmpty ? nil : "<small>\(graph.title(of: modes, in: modifiers, words))</small>" as HTML?
      let rows = all.map { part -> HTML in
        "<li>\(part.name) <span class=\"value\">\(part.text)</span>\(part.source.map { " \(view.plainLink($0))" })"
      }
      return "\(title)<ul class=\"parts\">\(each: rows)</ul>"
    }
    guard lists.isEmpty else { return view.fact(words[.parts], lists.joined()) }
    let sources = token.byMode.compactMap(\.self).filter { $0.alias == nil }.flatMap(\.references)
    return view.list(words[.madeFrom], sources.filter { seen.insert($0).inserted }.map(view.plainLink))
  }

  private var reducedMotion: HTML? {
    guard case .transition(let transition) = token.primary.value else { return nil }
    return transition.reduced.map { view.fact(words[.reduced], view.plainLink($0.path)) }
  }

  private var components: HTML? {
    let uses = view.context.tokens.usage.components(index)
    return view.list(
      words[.inComponents],
      uses.compactMap { use in
        view.theme.components[use.name].map { component in
          let through = use.through.first.map { " <small>\(words[.through]) \($0.description)</small>" as HTML }
          return "\(view.link(component))\(through)"
        }
      })
  }

  private var documents: HTML? {
    let system = view.context.system
    let pages = view.context.tokens.usage.documents(index).map { system.documents[$0.index] }
    return view.list(
      words[.inDocuments], pages.map { "<a href=\"\(view.context.href($0.path))\">\($0.title)</a>" })
  }
}

extension TokenView {
  /// A component's title, linked to its page.
  func link(_ component: ResolvedComponent) -> HTML {
    let page = context.system.componentPage(component.component.name)
    return "<a href=\"\(context.href(page))\">\(component.component.title)</a>"
  }

  /// The path, linked if it is that of a token; for long lists of them.
  func plainLink(_ path: TokenPath) -> HTML {
    theme.graph[path].map { "<a href=\"\(href($0))\">\(path.description)</a>" } ?? HTML(text: path.description)
  }

  func fact(_ name: String, _ value: HTML) -> HTML {
    "<div><dt>\(name)<dd>\(value)</div>\n"
  }

  /// Nil for an empty list; a long one is closed.
  func list(_ name: String, _ links: [HTML]) -> HTML? {
    guard !links.isEmpty else { return nil }
    let items = links.map { "<li>\($0)" as HTML }
    let most = 12
    guard links.count > most + 2 else { return fact(name, "<ul>\(each: items)</ul>") }
    return fact(
      name,
      """
      <ul>\(each: items.prefix(most))</ul><details><summary>\(context.words[.more(links.count - most)])</summary><ul>\(
        each: items.dropFirst(most))</ul></details>
      """)
  }
}
