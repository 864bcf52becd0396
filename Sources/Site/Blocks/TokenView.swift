import Audit
import Cascade
import Colorimetry
import Markup
import Tokens

/// The parts from which every drawing of a token is put together: its value in words, its picture, its chip.
///
/// A class, since each of the drawings of a page holds it.
final class TokenView: Sendable {
  let context: PageContext
  let theme: ResolvedTheme
  /// The mode, by index, of a part of the page that has one of its own; nil for the mode of the page.
  let mode: Int?
  /// A token whose value is written where its custom property would be named.
  private let literal: (path: TokenPath, value: CSSValue)?

  init(context: PageContext, theme: ResolvedTheme) {
    self.context = context
    self.theme = theme
    mode = nil
    literal = nil
  }

  private init(_ view: TokenView, mode: Int?, literal: (path: TokenPath, value: CSSValue)?) {
    context = view.context
    theme = view.theme
    self.mode = mode
    self.literal = literal
  }

  /// The same for a part of the page in a mode of its own, by its index.
  func inMode(_ mode: Int) -> TokenView { TokenView(self, mode: mode, literal: literal) }

  /// The same with a value in place of a custom property's name.
  func writing(_ path: TokenPath, as value: CSSValue) -> TokenView {
    TokenView(self, mode: mode, literal: (path, value))
  }

  /// The page and anchor of a token.
  func href(_ token: TokenGraph.Token) -> Href {
    guard let index = theme.graph.index(of: token.path) else { preconditionFailure("a token is one of its graph") }
    let entry = context.tokens.entry(index)
    return context.href("\(entry.page)#\(entry.anchor)")
  }

  /// A reference to the token's custom property, for a style attribute.
  func variable(_ path: TokenPath, _ suffix: String = "") -> CSSValue {
    if suffix.isEmpty, let literal, literal.path == path { return literal.value }
    guard let value = CSSValue.variable(theme.cssName(path).dropFirst(2) + suffix) else {
      preconditionFailure("the name of a custom property is an identifier")
    }
    return value
  }

  // MARK: Names

  /// The path, which may go on in the next line after each of its dots and nowhere else.
  static func name(_ path: TokenPath) -> HTML {
    HTML(path.description, breakingAfter: ".")
  }

  /// The token's path, linked to its entry.
  func link(_ token: TokenGraph.Token) -> HTML {
    "<a class=\"token-name\" href=\"\(href(token))\">\(TokenView.name(token.path))</a>"
  }

  /// The path, linked if it is that of a token.
  func link(_ path: TokenPath) -> HTML {
    theme.graph[path].map(link) ?? TokenView.name(path)
  }

  /// A token's path, linked; any other text of CSS as it is.
  func link(_ source: PaintSource) -> HTML {
    switch source {
    case .token(let path): link(path)
    case .css(let text): "<code>\(text)</code>"
    }
  }

  /// What it is painted with, for a style attribute.
  func value(_ source: PaintSource) -> CSSValue {
    switch source {
    case .token(let path): variable(path)
    case .css(let text): CSSValue(text) ?? "transparent"
    }
  }

  func isGradient(_ source: PaintSource) -> Bool {
    switch source {
    case .token(let path): theme.graph[path]?.type == .gradient
    case .css(let text): text.contains("gradient(")
    }
  }

  /// What lies behind the background of a pair, and how much of both shows: ` over canvas at opacity 0.5`, or nothing.
  func behind(_ pair: ContrastPair) -> HTML {
    let words = context.words
    let over = pair.beneath.reversed().map { layer -> HTML in
      " \(words[.isOver]) \(link(layer.source))\(layer.isWhole ? "" : " \(words[.inPart])")"
    }
    let opacities = pair.groups.map { group -> HTML in
      let opacity: HTML =
        switch group.opacity {
        case .number(let number): "\(CSSNumber.text(number))"
        case .token(let path): link(path)
        case .css(let text): "<code>\(text)</code>"
        }
      return " \(words[.atOpacity]) \(opacity)\(pair.phrase(of: group).map { " \(words[$0])" })"
    }
    let part: HTML = pair.isBackgroundWhole ? "" : " \(words[.inPart])"
    return part + over.joined() + opacities.joined(separator: " \(words[.and])")
  }

  // MARK: Values

  /// The value in words, in every mode; of several, only that of the page's mode is shown.
  func value(
    _ token: TokenGraph.Token, _ draw: ((TokenValue) -> HTML)? = nil
  ) -> HTML {
    inEachMode(token, draw ?? { HTML(text: TokenText.short($0, self.context.words)) })
  }

  // MARK: Chip

  /// The token as it stands in running text: a small picture, its path and its value, linked to its entry.
  func chip(_ token: TokenGraph.Token) -> HTML {
    """
    <a class="chip" href="\(href(token))"><span class="chip__name">\(swatch(token))<code>\(
      TokenView.name(token.path))</code></span> <span class="chip__value">\(value(token))</span></a>
    """
  }

  /// A chip without the value: of a token that differs from mode to mode, all of its values stand in the page.
  func shortChip(_ token: TokenGraph.Token) -> HTML {
    """
    <a class="chip" href="\(href(token))">\(swatch(token))<code>\(TokenView.name(token.path))</code></a>
    """
  }

  /// A dot of the colour; nothing for what has no colour.
  func swatch(_ token: TokenGraph.Token) -> HTML? {
    switch token.type {
    case .color, .gradient:
      "<span class=\"\(fillClass("dot", token))\"><span style=\"background:\(variable(token.path))\"></span></span>"
    default: nil
    }
  }

  /// What lets its ground through is shown on a checkerboard.
  func fillClass(_ name: String, _ token: TokenGraph.Token) -> String {
    token.isTranslucent ? name + " is-translucent" : name
  }

  // MARK: Preview

  /// The token drawn in a small box.
  func preview(_ token: TokenGraph.Token) -> HTML {
    let variable = variable(token.path)
    return switch token.type {
    case .color, .gradient:
      "<span class=\"\(fillClass("preview preview--fill", token))\"><span style=\"background:\(variable)\"></span></span>"
    case .dimension:
      "<span class=\"preview\"><span class=\"preview__bar\" style=\"inline-size:\(variable)\"></span></span>"
    case .fontFamily:
      "<span class=\"preview preview__text\" style=\"font-family:\(variable)\">Aa</span>"
    case .fontWeight:
      "<span class=\"preview preview__text\" style=\"font-weight:\(variable)\">Aa</span>"
    case .typography:
      "<span class=\"preview preview__text\" style=\"font-family:\(self.variable(token.path, "-font-family"));font-weight:\(self.variable(token.path, "-font-weight"))\">Aa</span>"
    case .shadow:
      "<span class=\"preview\"><span class=\"preview__box\" style=\"box-shadow:\(variable)\"></span></span>"
    case .border:
      "<span class=\"preview\"><span class=\"preview__box\" style=\"border:\(variable)\"></span></span>"
    case .strokeStyle:
      "<span class=\"preview\"><span class=\"preview__box\" style=\"border-style:\(variable)\"></span></span>"
    case .cubicBezier, .transition:
      "<span class=\"preview\">\(EasingPlot(token.primary.value)?.svg)</span>"
    case .other: "<span class=\"preview\"></span>"
    case .duration, .number: "<span class=\"preview\">\(shareBar(token.primary.value))</span>"
    }
  }

  /// The part of a second or of one that a value is; nothing for what is no part.
  private func shareBar(_ value: TokenValue) -> HTML? {
    let part: Double
    switch value {
    case .duration(let duration): part = duration.milliseconds / 1000
    case .number(let number): part = number
    default: return nil
    }
    guard (0...1).contains(part) else { return nil }
    return "<span class=\"preview__share\"><span style=\"inline-size:\(CSSValue.share(part))\"></span></span>"
  }
}
