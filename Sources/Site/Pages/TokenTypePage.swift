import Colorimetry
import Diagnostics
import Markup
import Tokens

/// All tokens of one type, with everything that is known of each, under an anchor of its own.
struct TokenTypePage {
  let context: PageContext
  let theme: ResolvedTheme
  let type: TokenType

  var html: HTML {
    let groups = TokenGroups(theme, theme.graph.tokens.filter { $0.type == type })
    let count = groups.all.reduce(0) { $0 + $1.tokens.count }
    let head = PageHead(
      section: "Tokens", title: type.title, description: "\(count) token\(count == 1 ? "" : "s") of type \(type.rawValue).")
    let shell = PageShell(
      context: context, title: "\(type.title) tokens", description: "Every \(type.rawValue) token of \(context.system.title).",
      contents: groups.all.map { (2, $0.id, $0.title) }, neighbors: context.system.neighbors(of: context.path))
    let sections = groups.all.map { group -> HTML in
      """
      <section class="token-group" aria-labelledby="\(group.id)">
      <h2 id="\(group.id)">\(group.title)</h2>
      \(each: group.tokens.map(entry))</section>

      """
    }
    return shell.html(head.html + sections.joined())
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private func entry(_ token: TokenGraph.Token) -> HTML {
    """
    <article class="token" id="\(TokenView.id(token.path))">
    \(picture(token))
    <div class="token__about">
    <h3><code data-copy="" data-copy-label="the name">\(token.path.description)</code></h3>
    \(token.description.map { "<p>\($0)</p>\n" })\(deprecation(token))</div>
    <dl class="token__facts">
    \(each: facts(token))</dl>
    </article>

    """
  }

  private func picture(_ token: TokenGraph.Token) -> HTML {
    guard type == .typography else { return view.preview(token) }
    return """
      <p class="token__specimen" style="font:\(view.variable(token.path));letter-spacing:\(
        view.variable(token.path, "-letter-spacing"))">Ag</p>
      """
  }

  private func deprecation(_ token: TokenGraph.Token) -> HTML? {
    guard let reason = token.deprecationReason else { return nil }
    return "<p class=\"badge badge--deprecated\">deprecated\(reason.map { ": " + $0 } ?? "")</p>\n"
  }

  private func facts(_ token: TokenGraph.Token) -> [HTML] {
    let chain = theme.graph.aliasChain(of: token.path, mode: 0)
    let tokenUsers = theme.graph.users(of: token.path).compactMap { theme.graph[$0] }
    let components = theme.components.users(of: token.path).compactMap { theme.components[$0]?.component }
    return [
      values(token),
      fact("CSS", "<code data-copy=\"\">\(theme.cssName(token.path))</code>"),
      fact("Swift", "<code data-copy=\"\">\(theme.swiftName(token.path))</code>"),
      chain.isEmpty ? nil : fact("Alias of", chain.compactMap { theme.graph[$0] }.map(link).joined(separator: " → ")),
      tokenUsers.isEmpty ? nil : fact("Used by", tokenUsers.map(link).joined(separator: ", ")),
      components.isEmpty ? nil : fact("Components", components.map(link).joined(separator: ", ")),
      fact("Source", "<span class=\"value\">\(position(token))</span>"),
    ].compactMap { $0 }
  }

  private func fact(_ name: String, _ value: HTML) -> HTML {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n"
  }

  /// Every distinct value, with the modes that have it when there are several.
  private func values(_ token: TokenGraph.Token) -> HTML {
    let distinct = token.distinctValues
    let items = distinct.map { value, modes -> HTML in
      let title = distinct.count > 1 ? modes.map { ContrastTable.title(theme.graph.modes[$0]) }.joined(separator: "; ") : nil
      let spellings = TokenText.spellings(value.value).map { "<li><code data-copy=\"\">\($0)</code></li>" as HTML }
      return """
        <li>\(title.map { "<span class=\"token__mode\">\($0)</span>" })<ul>\(each: spellings)</ul></li>

        """
    }
    return fact("Value", "<ul class=\"token__values\">\n\(each: items)</ul>")
  }

  private func link(_ token: TokenGraph.Token) -> HTML {
    "<a class=\"token-name\" href=\"\(view.href(token))\">\(token.path.description)</a>"
  }

  private func link(_ component: Component) -> HTML {
    "<a href=\"\(context.href(context.system.componentPage(component.name)))\">\(component.title)</a>"
  }

  /// `themes/vero/tokens/semantic.tokens.json:12`, for each place where a mode takes its value from.
  private func position(_ token: TokenGraph.Token) -> String {
    var lines: [String] = []
    for place in token.byMode.compactMap({ $0?.place }) {
      let position = context.project.sources.position(of: place)
      let line = "\(position.path):\(position.line)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.joined(separator: ", ")
  }
}
