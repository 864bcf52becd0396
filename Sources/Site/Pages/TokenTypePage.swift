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
      title: type.title,
      description: "\(count) token\(count == 1 ? "" : "s") of \(kind). \(note)")
    let shell = PageShell(
      context: context, title: "\(type.title) tokens",
      description: "Every \(type.rawValue) token of \(context.system.title).",
      neighbors: context.system.neighbors(of: context.path), isWide: true)
    let jumps = JumpList(
      label: "Groups", entries: groups.all.map { .init(id: $0.id, title: $0.name, count: $0.tokens.count) })
    return shell.html(
      """
      \(head.html)\(FontNotice(view).paragraphs(groups.all.flatMap(\.tokens)))\(jumps.html)\(each: groups.all.map(section))
      """)
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private func section(_ group: TokenGroups.Group) -> HTML {
    """
    <section class="token-group" aria-labelledby="\(group.id)">
    <h2 id="\(group.id)">\(group.name)</h2>
    \(each: group.tokens.map { TokenEntry(view: view, token: $0).html })</section>

    """
  }

  private var kind: String { type == .other ? "other types" : "type \(type.rawValue)" }

  /// How to read the pictures.
  private var note: String {
    switch type {
    case .dimension: "Drawn to scale; the marks are 8 px apart."
    case .duration: "Drawn to scale; the line is a second long, the marks are a tenth apart."
    case .typography: "Each line is set at its real size. A point on Apple's systems is a pixel here."
    case .other: "Types that DTCG 2025.10 does not have; their values are kept as they are written."
    case .transition, .cubicBezier: "Time runs to the right, progress upwards."
    default: ""
    }
  }
}
