import Colorimetry
import Markup
import Tokens

/// A system in its own colours, for a page that has none of its tokens: in light and dark where the system has both.
struct SystemStrip {
  let system: ResolvedSystem

  private static let mostColors = 9

  /// Empty for a system without colours.
  var html: HTML {
    guard let graph = system.theme?.graph, graph.types.contains(.color) else { return strip([], only: nil) }
    guard let appearance = graph.modifiers.first(where: \.isAppearance) else { return strip(colors(in: 0), only: nil) }
    return ["light", "dark"].compactMap { context -> HTML? in
      guard let mode = graph.modes.firstIndex(where: { $0[appearance.name] == context }) else { return nil }
      let choice = Mode.Choice(modifier: Chrome.appearance.name, context: context)
      return strip(colors(in: mode), only: ModeSelectors.word(choice))
    }.joined()
  }

  private func strip(_ paints: [Paint], only mode: String?) -> HTML {
    let fields = paints.map { "<span style=\"background:\(CSSValue($0))\"></span>" as HTML }
    return "<div class=\"strip\" aria-hidden=\"true\"\(attribute: "data-only", mode)>\(each: fields)</div>\n"
  }

  /// The first opaque colours that differ, those with a meaning before raw values.
  private func colors(in mode: Int) -> [Paint] {
    guard let theme = system.theme else { return [] }
    let semantic = theme.graph.tokens.filter { theme.configuration.tier(of: $0.path) == .semantic }
    var seen: Set<String> = []
    var paints: [Paint] = []
    for token in semantic + theme.graph.tokens where paints.count < SystemStrip.mostColors {
      guard case .color(let color)? = token.byMode[mode]?.value, color.alpha == 1 else { continue }
      let paint = Paint(color)
      if seen.insert(paint.hex).inserted { paints.append(paint) }
    }
    return paints
  }
}
