import DataFiles
import Diagnostics

/// What a token is in the contexts of a modifier, as its own object has it.
struct TokenModes {
  let modifier: String
  /// Where it keeps them, for messages.
  let origin: Origin
  let place: Place
  /// What `$value` is called, where the format has a name for it.
  let defaultContext: String?
  let contexts: [(name: String, token: AuthoredToken)]

  enum Origin: Hashable {
    /// A map under `$extensions`.
    case map(String)
    /// Two aliases in place of a colour.
    case pair
    /// More than two.
    case list
  }

  var leniency: Leniency {
    switch origin {
    case .map(let path): .modeMap(path, modifier: modifier)
    case .pair: .lightDarkPair(modifier: modifier)
    case .list: .aliasList(modifier: modifier)
    }
  }

  /// Where two maps have a context of one modifier, the first counts.
  static func all(of token: AuthoredToken, _ type: AuthoredType?) -> [TokenModes] {
    var all = pair(token, type).map { [$0] } ?? []
    for member in token.extensions?.members ?? [] {
      guard let modes = modes(member, of: token, type) else { continue }
      let known = Set(all.filter { $0.modifier == modes.modifier }.flatMap(\.contexts).map(\.name))
      let contexts = modes.contexts.filter { !known.contains($0.name) }
      if !contexts.isEmpty { all.append(modes.with(contexts)) }
    }
    return all
  }

  private func with(_ contexts: [(name: String, token: AuthoredToken)]) -> TokenModes {
    TokenModes(
      modifier: modifier, origin: origin, place: place, defaultContext: defaultContext, contexts: contexts)
  }

  /// The modes in a member of a token's `$extensions`.
  private static func modes(
    _ member: DataValue.Member, of token: AuthoredToken, _ type: AuthoredType?
  ) -> TokenModes? {
    switch member.key {
    case "mode", "modes": map(member.value, "mode", "$extensions.\(member.key)", token, type)
    case "org.primer.overrides":
      map(member.value, "theme", "$extensions['\(member.key)']", defaultContext: "light", token, type)
    default:
      member.value["modes"].flatMap { map($0, "mode", "$extensions['\(member.key)'].modes", token, type) }
    }
  }

  /// A colour that is two aliases, for light and for dark, as Red Hat has it; of more, which go from light to dark, the outer two.
  static func pair(_ token: AuthoredToken, _ type: AuthoredType?) -> TokenModes? {
    guard let items = token.value.array, let dark = items.last, items.count > 1, (token.type ?? type)?.type == .color,
      items.allSatisfy(AliasResolver.isReference)
    else { return nil }
    return TokenModes(
      modifier: "theme", origin: items.count == 2 ? .pair : .list, place: token.value.place, defaultContext: "light",
      contexts: [("dark", token.with(dark, type: token.type))])
  }

  /// A map of values by context; `.` is the default, where `$value` stands again.
  private static func map(
    _ data: DataValue, _ modifier: String, _ origin: String, defaultContext: String? = nil, _ token: AuthoredToken,
    _ type: AuthoredType?
  ) -> TokenModes? {
    let members = (data.members ?? []).filter { $0.key != "." || $0.value.json != token.value.json }
    guard !members.isEmpty else { return nil }
    return TokenModes(
      modifier: modifier, origin: .map(origin), place: data.place, defaultContext: defaultContext,
      contexts: members.map { ($0.key, alternative($0.value, to: token, type)) })
  }

  /// The token with what a context says instead: a value, or an object with `$value` and other properties. A composite value may
  /// have only the parts that differ.
  private static func alternative(
    _ data: DataValue, to token: AuthoredToken, _ type: AuthoredType?
  ) -> AuthoredToken {
    if let members = data.members, data["$value"] != nil || members.allSatisfy({ $0.key == "alpha" }) {
      return token.replacing(members, type: token.type)
    }
    if let parts = data.members, let base = token.value.members, let type = (token.type ?? type)?.type,
      [.typography, .border, .transition, .shadow].contains(type)
    {
      let kept = base.filter { part in !parts.contains { $0.key == part.key } }
      return token.with(DataValue(.object(kept + parts), at: data.place), type: token.type)
    }
    return token.with(data, type: token.type)
  }
}
