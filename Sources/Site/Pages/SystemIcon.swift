import Colorimetry
import Tokens

/// The icon of a site whose author has drawn none: a swatch of the system's most telling colour.
struct SystemIcon {
  /// Relative to the system.
  static let path = "assets/icon.svg"

  /// Nil for a system without such a colour: the swatch is then of the page's text, light or dark.
  let color: Color?

  /// - Parameter theme: of the system; or of another one of the site, for pages that have none.
  init(_ theme: ResolvedTheme?) {
    color = theme.flatMap(SystemIcon.color)
  }

  var svg: String {
    let fill = color.map { Paint($0).hex } ?? "#000"
    let dark = color == nil ? " @media (prefers-color-scheme: dark) { circle { fill: #fff } }" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <style>circle { fill: \(fill) }\(dark)</style>
      <circle cx="16" cy="16" r="14"/>
      </svg>

      """
  }

  /// What is called a brand's or an accent first; else the first semantic colour that has a hue.
  private static func color(of theme: ResolvedTheme) -> Color? {
    let colors = theme.graph.tokens.compactMap { token -> (path: TokenPath, color: Color)? in
      guard case .color(let color) = token.primary.value, color.alpha == 1, color.isVivid else { return nil }
      return (token.path, color)
    }
    let telling = colors.first {
      $0.path.segments.contains { ["accent", "brand", "primary"].contains($0.lowercased()) }
    }
    let semantic = colors.first { theme.configuration.tier(of: $0.path) == .semantic }
    return (telling ?? semantic ?? colors.first)?.color
  }
}

extension Color {
  /// By its chroma in OKLCH: greys have next to none.
  var isVivid: Bool { (converted(to: .oklch).second ?? 0) > 0.06 }
}
