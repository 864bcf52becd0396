import Diagnostics

/// Something that the standard has in another way, told of in one warning for each file.
enum ModeLeniency: Hashable {
  case modes(TokenModes.Origin, modifier: String)
  case figmaScopes
  case figmaAliases

  func finding(_ places: [Place]) -> Finding {
    let first = places.min()
    switch self {
    case .modes(.map(let origin), let modifier):
      let tokens = places.count == 1 ? "a token keeps its" : "\(places.count) tokens of this file keep their"
      return Finding(
        .warning, "legacy-modes", "\(tokens) modes under \(origin), where DTCG 2025.10 has a resolver", at: first,
        help: help("they are contexts of", modifier))
    case .modes(.pair, let modifier):
      let colors = places.count == 1 ? "a colour is a pair" : "\(places.count) colours of this file are pairs"
      return Finding(
        .warning, "legacy-modes", "\(colors) for light and dark, where DTCG 2025.10 has a resolver", at: first,
        help: help("light and dark are contexts of", modifier))
    case .modes(.list, let modifier):
      let colors = places.count == 1 ? "a colour is a list" : "\(places.count) colours of this file are lists"
      return Finding(
        .warning, "legacy-modes", "\(colors) of more than two aliases, where DTCG 2025.10 has a resolver", at: first,
        help:
          "the first counts for light and the last for dark, contexts of the modifier '\(modifier)'; the others are left "
          + "out")
    case .figmaScopes:
      let numbers =
        places.count == 1
        ? "a number is a length or a weight" : "\(places.count) numbers of this file are lengths or weights"
      return Finding(
        .warning, "legacy-value", "\(numbers) by Figma's scopes, where DTCG 2025.10 has a $type", at: first,
        help: "lengths are taken for px; 'profile: strict' in theme.yaml leaves them numbers")
    case .figmaAliases:
      let tokens = places.count == 1 ? "a token names another" : "\(places.count) tokens of this file name others"
      return Finding(
        .warning, "legacy-alias",
        "\(tokens) under $extensions['com.figma.aliasData'], where DTCG 2025.10 has an alias", at: first,
        help: "it is an alias where the theme has such a token, else the value is taken as it stands")
    }
  }

  private func help(_ sentence: String, _ modifier: String) -> String {
    "\(sentence) the modifier '\(modifier)', or of one that the resolver has for them; 'profile: strict' in theme.yaml "
      + "does not read them"
  }
}
