import Audit
import Colorimetry

/// How a report in Markdown shows a colour.
package enum MarkdownSwatch: String, CaseIterable, Sendable {
  /// As code, beside which GitHub, GitLab and Gitea draw a dot of that colour in comments. They show no pictures inside of the text:
  /// what sanitizes it takes `data:` away.
  case code
  /// As a picture inside of the text, for what shows such: editors.
  case svg

  /// A value, with the colour that it is.
  func text(_ css: String) -> String {
    guard let color = CSSColorParser.color(css) else { return MarkdownText.code(css) }
    let paint = Paint(color)
    switch self {
    case .code:
      let dot = "`\(MarkdownSwatch.notation(paint))`"
      return css.lowercased() == paint.hex || !paint.isOpaque && css.hasPrefix("rgb")
        ? dot : "\(dot) \(MarkdownText.code(css))"
    case .svg:
      return "\(MarkdownSwatch.picture(paint)) \(MarkdownText.code(css))"
    }
  }

  /// Only the colour, where there is one.
  func mark(_ css: String) -> String? {
    CSSColorParser.color(css).map { color in
      switch self {
      case .code: "`\(MarkdownSwatch.notation(Paint(color)))`"
      case .svg: MarkdownSwatch.picture(Paint(color))
      }
    }
  }

  /// What all of them know: six digits, and commas where it is translucent.
  private static func notation(_ paint: Paint) -> String {
    guard !paint.isOpaque else { return paint.hex }
    let (red, green, blue) = paint.bytes
    return "rgba(\(red), \(green), \(blue), \(CSSNumber.text(paint.alpha, decimals: 3)))"
  }

  /// 16 px on a checkerboard, outlined so that a pale one has an edge.
  private static func picture(_ paint: Paint) -> String {
    let board = paint.isOpaque ? "" : "<path fill='#ccc' d='M0 0h8v16h8V8H0z'/>"
    let opacity = paint.isOpaque ? "" : " fill-opacity='\(CSSNumber.text(paint.alpha, decimals: 3))'"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>\(board)"
      + "<rect x='.5' y='.5' width='15' height='15' rx='3' stroke='#888' fill='\(paint.hex)'\(opacity)/></svg>"
    return "<img alt=\"\" width=\"16\" height=\"16\" src=\"data:image/svg+xml,\(encoded(svg))\">"
  }

  private static func encoded(_ svg: String) -> String {
    String(
      svg.flatMap { character -> String in
        switch character {
        case "<": "%3C"
        case ">": "%3E"
        case "#": "%23"
        case " ": "%20"
        default: String(character)
        }
      })
  }
}
