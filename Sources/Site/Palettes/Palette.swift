import Colorimetry
import Tokens

/// The opaque colours of a theme in one mode, as programs for drawing take them: names and 8-bit sRGB.
struct Palette {
  struct Entry {
    let name: String
    let paint: Paint

    /// Red, green and blue.
    var channels: [UInt8] {
      let (red, green, blue) = paint.bytes
      return [red, green, blue]
    }
  }

  /// Tokens whose paths differ only in the last segment.
  struct Group {
    let name: String
    var entries: [Entry]
  }

  let name: String
  private(set) var groups: [Group] = []
  /// Colours that no palette can hold: they let through what lies behind them.
  private(set) var translucent: [TokenPath] = []

  /// - Parameter mode: the index of a mode of the graph.
  init(_ graph: TokenGraph, mode: Int, name: String) {
    self.name = name
    var indices: [String: Int] = [:]
    for token in graph.tokens {
      guard case .color(let color)? = token.byMode[mode]?.value else { continue }
      guard color.alpha == 1 else {
        translucent.append(token.path)
        continue
      }
      let parent = token.path.parent.description
      let index = indices[parent] ?? groups.count
      if index == groups.count {
        indices[parent] = index
        groups.append(Group(name: parent, entries: []))
      }
      groups[index].entries.append(Entry(name: token.path.description, paint: Paint(color)))
    }
  }

  /// Named after the theme and, where there are several, the mode.
  init(_ theme: ResolvedTheme, mode: Int) {
    let words = theme.graph.modes[mode].choices.map(\.context)
    self.init(theme.graph, mode: mode, name: ([theme.configuration.name] + words).joined(separator: " "))
  }
}
