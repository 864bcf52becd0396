import Markup
import Tokens

/// Widths in one another, to scale: breakpoints and size classes.
struct WidthNest {
  let view: TokenView
  /// The widest first.
  private let widths: [(token: TokenGraph.Token, pixels: Double)]
  /// Of the widest that is known, in pixels.
  private let whole: Double

  /// - Parameter tokens: lengths or numbers; one that depends on the page is as wide as the page.
  init(_ tokens: [TokenGraph.Token], view: TokenView) {
    self.view = view
    widths = tokens.map { (token: $0, pixels: WidthNest.pixels($0) ?? .infinity) }.sorted { $0.pixels > $1.pixels }
    whole = widths.first { $0.pixels.isFinite }?.pixels ?? 1
  }

  var list: HTML {
    let items = widths.enumerated().map { index, width -> HTML in
      """
      <li style="--n:\(widths.count - index);inline-size:\(share(width.pixels))"><span class="caption">\(view.link(width.token))<span class="value">\(
        view.value(width.token))</span></span></li>

      """
    }
    return "<ul class=\"drawing widths\">\n\(each: items)</ul>\n"
  }

  /// Those about one of them, without names, and it filled.
  func figure(of token: TokenGraph.Token) -> HTML {
    let near = widths.neighborhood(of: widths.firstIndex { $0.token.path == token.path } ?? 0)
    let frames = near.enumerated().map { index, width -> HTML in
      """
      <span\(attribute: "class", width.token.path == token.path ? "is-chosen" : nil) style="--n:\(near.count - index);inline-size:\(
        share(width.pixels))"></span>
      """
    }
    return "<span class=\"widths widths--small\">\(each: frames)</span>"
  }

  private func share(_ pixels: Double) -> CSSValue {
    pixels.isFinite && whole > 0 ? CSSValue.share(pixels / whole) : "100%"
  }

  private static func pixels(_ token: TokenGraph.Token) -> Double? {
    switch token.primary.value {
    case .dimension(let length): length.pixels
    case .number(let number): number
    default: nil
    }
  }
}
