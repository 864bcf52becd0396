import Tokens

/// The values that Swift has which cannot choose a mode: those of one mode, except that colours follow light and dark by themselves.
package struct SwiftModes: Sendable {
  /// The index of the mode.
  package let base: Int
  /// The modifiers, by index, of which somebody has chosen the context.
  package let chosen: Set<Int>

  package init(base: Int = 0, chosen: Set<Int> = []) {
    self.base = base
    self.chosen = chosen
  }

  /// The modes of light and of dark, and the modifier that they are contexts of; nil where there are none, or one of them was chosen.
  func appearance(of graph: TokenGraph) -> (modifier: Int, light: Int, dark: Int)? {
    guard
      let modifier = graph.modifiers.firstIndex(where: {
        $0.contexts.contains("light") && $0.contexts.contains("dark")
      }), !chosen.contains(modifier)
    else { return nil }
    let mode = { (context: String) in
      graph.modes.firstIndex { mode in
        zip(mode.choices, graph.modes[base].choices).enumerated().allSatisfy { index, choice in
          index == modifier ? choice.0.context == context : choice.0 == choice.1
        }
      }
    }
    guard let light = mode("light"), let dark = mode("dark") else { return nil }
    return (modifier, light, dark)
  }
}
