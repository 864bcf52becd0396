import Colorimetry
import Markup
import Tokens

/// A system in its own colours, for a page that has none of its tokens: in light and dark where the system has both, and a row for each
/// of its brands.
struct SystemStrip {
  let system: ResolvedSystem

  /// The first that are looked at, and of those the ones that are shown.
  private static let (mostTokens, mostVivid, mostColors, mostRows) = (400, 6, 8, 3)
  /// ΔEOK of colours that nobody takes for the same at a glance.
  private static let apart = 0.06

  /// Nil for a system without opaque colours.
  var html: HTML? {
    guard let graph = system.theme?.graph, graph.types.contains(.color) else { return nil }
    guard let appearance = graph.modifiers.first(where: \.isAppearance) else {
      return strip(Array(graph.modes.indices), only: nil)
    }
    let strips = ["light", "dark"].compactMap { context -> HTML? in
      let modes = graph.modes.indices.filter { graph.modes[$0][appearance.name] == context }
      let choice = Mode.Choice(modifier: Chrome.appearance.name, context: context)
      return strip(modes, only: ModeSelectors.word(choice))
    }
    return strips.isEmpty ? nil : strips.joined()
  }

  private func strip(_ modes: [Int], only mode: String?) -> HTML? {
    let candidates = candidates
    var rows: [[Paint]] = []
    for mode in modes where rows.count < SystemStrip.mostRows {
      let colors = colors(of: candidates, in: mode)
      if !colors.isEmpty, !rows.contains(colors) { rows.append(colors) }
    }
    guard !rows.isEmpty else { return nil }
    let fields = rows.map { row -> HTML in
      "<div>\(each: row.map { "<span style=\"background:\(CSSValue($0))\"></span>" as HTML })</div>"
    }
    return "<div class=\"strip\" aria-hidden=\"true\"\(attribute: "data-only", mode)>\(each: fields)</div>\n"
  }

  /// What mock-ups stand on, then colours with a meaning, then the others.
  private var candidates: [TokenGraph.Token] {
    guard let theme = system.theme else { return [] }
    let colors = theme.graph.tokens.filter { $0.type == .color }
    let canvas = theme.configuration.canvas.flatMap { theme.graph[$0.path] }
    let semantic = colors.filter { theme.configuration.tier(of: $0.path) == .semantic }
    return Array(([canvas].compactMap { $0 } + semantic + colors).prefix(SystemStrip.mostTokens))
  }

  /// The ground, what stands out from it most, and the first colours with a hue; greys where there are few of those.
  private func colors(of tokens: [TokenGraph.Token], in mode: Int) -> [Paint] {
    let colors = tokens.compactMap { token -> Color? in
      guard case .color(let color)? = token.byMode[mode]?.value, color.alpha == 1 else { return nil }
      return color
    }
    guard let ground = colors.first else { return [] }
    var shown = [ground]
    func add(_ colors: [Color], upTo count: Int) {
      for color in colors where shown.count < count {
        if shown.allSatisfy({ ColorDifference.ok($0, color) > SystemStrip.apart }) { shown.append(color) }
      }
    }
    let greys = colors.filter { !$0.isVivid }
    if let ink = greys.max(by: { ColorDifference.ok(ground, $0) < ColorDifference.ok(ground, $1) }) {
      add([ink], upTo: 2)
    }
    add(colors.filter(\.isVivid), upTo: shown.count + SystemStrip.mostVivid)
    add(greys, upTo: SystemStrip.mostColors)
    return shown.map { Paint($0) }
  }
}
