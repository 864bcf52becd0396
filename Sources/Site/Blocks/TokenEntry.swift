import Diagnostics
import Markup
import Tokens

/// All that is known of a token, under an anchor of its own: its picture, what it means, its values, names, and who uses it.
struct TokenEntry {
  let view: TokenView
  let token: TokenGraph.Token

  var html: HTML {
    """
    <article class="\(TokenFigure.isWide(token) ? "token token--wide" : "token")" id="\(TokenView.id(token.path))">
    \(TokenFigure.isDrawn(token) ? TokenFigure(view: view, token: token).html : nil)<div class="token__body">
    <h3><code data-copy="" data-copy-label="the name">\(TokenView.name(token.path))</code></h3>
    \(token.description.map { "<p>\($0)</p>\n" })\(deprecation)\(FontNotice(view).line(token))\(TokenFigure(view: view, token: token).metrics)<dl class="token__facts">
    \(each: values + facts)</dl>
    </div>
    </article>

    """
  }

  private var deprecation: HTML? {
    guard let reason = token.deprecationReason else { return nil }
    return "<p class=\"badge badge--deprecated\">deprecated\(reason.map { ": " + $0 } ?? "")</p>\n"
  }

  // MARK: Values

  /// Each distinct value in all its spellings, under the modes that have it when there are several.
  private var values: [HTML] {
    let graph = view.theme.graph
    let modifiers = token.modifiers(of: graph)
    guard !modifiers.isEmpty || token.type != .typography else { return [] }
    return token.distinctValues.map { value, modes in
      """
      <div class="token__value"><dt>\(modifiers.isEmpty ? "Value" : graph.title(of: modes, in: modifiers))</dt>\(
        each: TokenText.spellings(value.value).map(spelling))</div>

      """
    }
  }

  private func spelling(_ text: String) -> HTML {
    text.isEmpty ? "<dd class=\"value\">empty</dd>" : "<dd><code data-copy=\"\">\(text)</code></dd>"
  }

  // MARK: Facts

  private var facts: [HTML] {
    let graph = view.theme.graph
    let components = view.theme.components
    let users = graph.users(of: token.path).map(view.link)
    let usingComponents = components.users(of: token.path).compactMap { components[$0].map(view.link) }
    let names = [
      fact("CSS", "<code data-copy=\"\">\(view.theme.cssName(token.path))</code>"),
      fact("Swift", "<code data-copy=\"\">\(view.theme.swiftName(token.path))</code>"),
    ]
    let relations = [
      reducedMotion, list("Used by", users), list("Components", usingComponents), list("Source", positions),
    ]
    let type = token.type == .other ? [fact("Type", "\(token.typeName)")] : []
    return type + names + aliases + relations.compactMap { $0 }
  }

  /// The chain of aliases down to the token with the value; under the modes that have it where modes differ.
  private var aliases: [HTML] {
    let graph = view.theme.graph
    let paths = graph.modes.indices.map { graph.aliasChain(of: token.path, mode: $0) }
    let modifiers = graph.modifiers { paths[$0] }
    var chains: [(path: [TokenPath], modes: [Int])] = []
    for (mode, path) in paths.enumerated() {
      if let index = chains.firstIndex(where: { $0.path == path }) {
        chains[index].modes.append(mode)
      } else {
        chains.append((path, [mode]))
      }
    }
    return chains.compactMap { chain in
      let name = modifiers.isEmpty ? "Alias of" : "Alias in \(graph.title(of: chain.modes, in: modifiers))"
      return list(name, chain.path.map(view.link))
    }
  }

  private func fact(_ name: String, _ value: HTML) -> HTML {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n"
  }

  private func list(_ name: String, _ links: [HTML]) -> HTML? {
    links.isEmpty ? nil : fact(name, "<ul class=\"links\">\(each: links.map { "<li>\($0)</li>" })</ul>")
  }

  private var reducedMotion: HTML? {
    guard case .transition(let transition) = token.primary.value else { return nil }
    return transition.reduced.map { fact("Reduced", view.link($0.path)) }
  }

  /// `themes/vero/tokens/semantic.tokens.json:12`, for each place where a mode takes its value from.
  private var positions: [HTML] {
    var lines: [String] = []
    for place in token.byMode.compactMap({ $0?.place }) {
      let position = view.context.project.sources.position(of: place)
      let line = "\(position.path):\(position.line)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.map { "<span class=\"value\">\(HTML($0, breakingAfter: "/"))</span>" }
  }
}

extension TokenView {
  /// A component's title, linked to its page.
  func link(_ component: ResolvedComponent) -> HTML {
    let page = context.system.componentPage(component.component.name)
    return "<a href=\"\(context.href(page))\">\(component.component.title)</a>"
  }
}
