import Markup
import Tokens

/// How a text style grows in each mode: folded, under a line with the least size and the largest.
struct DynamicTypeRamps {
  let view: TokenView
  let token: TokenGraph.Token
  let all: [(thing: DynamicTypeRamp, modes: [Int])]
  /// Whether only that of the page's mode is shown.
  let isFollowing: Bool

  var html: HTML {
    let words = view.context.words
    guard isFollowing else {
      let graph = view.theme.graph
      let modifiers = all.count > 1 ? graph.modifiers { mode in all.firstIndex { $0.modes.contains(mode) } } : []
      return all.map { ramp, modes in
        let name = modifiers.isEmpty ? "" : graph.title(of: modes, in: modifiers, words) + ": "
        let ends: HTML = "<span class=\"value\">\(name)\(ramp.ends(words))</span>"
        return details(ends, "\(ramp.sizes())\(DynamicTypeRamp.caption(ramp.style, words))")
      }.joined()
    }
    let ends = view.apart(all.map { (thing: $0.thing.ends(words), modes: $0.modes) }).map { ends, only -> HTML in
      "<span class=\"value\"\(attribute: "data-only", only)>\(ends)</span>"
    }
    let sizes = view.apart(all).map { $0.sizes(only: $1) }
    let captions = view.apart(all.map { (thing: $0.thing.style, modes: $0.modes) }).map { style, only in
      DynamicTypeRamp.caption(style, words, only: only)
    }
    return details(ends.joined(), "\(each: sizes)\(each: captions)")
  }

  private func details(_ ends: HTML, _ content: HTML) -> HTML {
    """
    <details class="code ramp" style="--face:\(view.variable(token.path, "-font-family"));--weight:\(
      view.variable(token.path, "-font-weight"))">
    <summary>Dynamic Type \(ends)</summary>
    \(content)</details>

    """
  }
}
