import Cascade
import Tokens

extension TokenGraph {
  /// By the index of the mode: the scheme of its page. A theme that has but one appearance is light.
  var colorSchemes: [ColorScheme] {
    guard let index = modifiers.firstIndex(where: \.isAppearance) else { return modes.map { _ in .light } }
    return modes.map { Modifier.isLight($0.choices[index].context) ? .light : .dark }
  }
}
