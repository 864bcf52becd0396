import Markup
import Tokens

/// All tokens of one type, with everything that is known of each, under an anchor of its own; or the way to them, where they are so
/// many that they stand on pages of their own.
struct TokenTypePage {
  let context: PageContext
  let theme: ResolvedTheme
  let type: TokenType

  var html: HTML {
    let pages = context.tokens.pages.pages(of: type)
    let tokens = pages.flatMap(\.tokens)
    let note = type.note.map { " \(words[$0])" } ?? ""
    let head = PageHead(
      title: words[type.phrase], description: "\(words[.tokens(tokens.count)]).\(note)")
    let shell = PageShell(
      context: context, title: words[.tokensOfType(words[type.phrase])],
      description: words[.everyToken(of: context.system.title, type: words[type.phrase])],
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.figures, .entries])
    if pages.count == 1, pages[0].group == nil {
      return shell.html("\(head.html)\(vision)\(TokenEntryList(view: view, tokens: tokens).html)")
    }
    return shell.html("\(head.html)\(vision)<ul class=\"token-pages\">\n\(each: pages.map(way))</ul>\n")
  }

  private var words: Words { context.words }
  private var view: TokenView { TokenView(context: context, theme: theme) }

  /// The way to the colours as people with other cones see them, where these are shown.
  private var vision: HTML? {
    guard type == .color, let audit = theme.audit, !VisionGroup.all(audit, theme.graph).isEmpty else { return nil }
    return "<p class=\"muted\"><a href=\"\(context.href("contrast.html#vision"))\">\(words[.otherVision])</a></p>\n"
  }

  /// The colours of a page are shown on the way to it, as many as fit beside each other.
  private func way(to page: TokenPages.Page) -> HTML {
    let dots = page.tokens.prefix(40).compactMap(view.swatch)
    let title = page.group?.title(words) ?? words[type.phrase]
    return """
      <li><a href="\(context.href(page.path))">\(HTML(title, breakingAfter: "."))</a> <span class="count">\(page.tokens.count)</span>\(
        dots.isEmpty ? nil : "<span aria-hidden=\"true\">\(each: dots)</span>" as HTML?)</li>

      """
  }
}

extension TokenType {
  /// How to read the pictures; nil where they need no words.
  fileprivate var note: Phrase? {
    switch self {
    case .dimension: .dimensionNote
    case .duration: .durationNote
    case .typography: .typographyNote
    case .other: .otherNote
    case .transition, .cubicBezier: .easingNote
    default: nil
    }
  }
}
