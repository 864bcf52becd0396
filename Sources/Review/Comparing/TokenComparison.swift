import Tokens

/// Tells what was changed of two tokens that are the same.
struct TokenComparison {
  let modes: ModeAlignment
  /// What became of the paths that are called another way now.
  let renames: [TokenPath: TokenPath]

  /// Nil where nothing was changed.
  func change(_ old: SnapshotToken, _ new: SnapshotToken, basis: TokenMatching.Basis) -> TokenChange? {
    var kinds: Set<TokenChange.Kind> = []
    if old.path != new.path {
      kinds.insert(old.path.segments.last == new.path.segments.last ? .moved : .renamed)
    }
    if old.type != new.type { kinds.insert(.retyped) }
    if old.description != new.description { kinds.insert(.description) }
    if old.isDeprecated != new.isDeprecated {
      kinds.insert(new.isDeprecated ? .deprecated : .undeprecated)
    } else if old.deprecation != new.deprecation {
      kinds.insert(.description)
    }
    let values = values(old, new)
    kinds.formUnion(values.map(\.kind))
    return kinds.isEmpty ? nil : TokenChange(kinds, old: old, new: new, basis: basis, values: values)
  }

  /// Those that differ, in the modes that both sides have.
  private func values(_ old: SnapshotToken, _ new: SnapshotToken) -> [TokenChange.ValuePair] {
    var pairs: [TokenChange.ValuePair] = []
    // By the combination of both values: nil where it has not been met, -1 where it is no change.
    var known = [Int?](repeating: nil, count: (old.values.count + 1) * (new.values.count + 1))
    for mode in modes.pairs {
      let (a, b) = (old.valueByMode[mode.old], new.valueByMode[mode.new])
      let key = (a.map { $0 + 1 } ?? 0) * (new.values.count + 1) + (b.map { $0 + 1 } ?? 0)
      if let index = known[key] {
        if index >= 0 { pairs[index].modes.append(mode.new) }
      } else if let pair = pair(a.map { old.values[$0] }, b.map { new.values[$0] }, in: mode.new) {
        known[key] = pairs.count
        pairs.append(pair)
      } else {
        known[key] = -1
      }
    }
    return pairs
  }

  /// Nil where both are the same.
  private func pair(_ old: SnapshotToken.Value?, _ new: SnapshotToken.Value?, in mode: Int) -> TokenChange.ValuePair? {
    guard let old, let new else {
      return old == nil && new == nil
        ? nil : TokenChange.ValuePair(old: old, new: new, kind: .value, difference: .other, modes: [mode])
    }
    let difference = ValueDifference(old, new)
    return kind(old, new, isVisible: difference != nil).map {
      TokenChange.ValuePair(old: old, new: new, kind: $0, difference: difference, modes: [mode])
    }
  }

  private func kind(_ old: SnapshotToken.Value, _ new: SnapshotToken.Value, isVisible: Bool) -> TokenChange.Kind? {
    // A name that leads nowhere now is no other name.
    if old.written == new.written { return isVisible ? .derived : nil }
    guard old.alias.map(renamed) == new.alias, old.references.map(renamed) == new.references else { return .retargeted }
    let isRenamed = old.references.contains { renames[$0] != nil }
    if isRenamed, old.written.withoutNames == new.written.withoutNames { return isVisible ? .derived : nil }
    // What a reference led to may have changed as well: then the edit is told, and the cause with it.
    return isVisible ? .value : .notation
  }

  private func renamed(_ path: TokenPath) -> TokenPath { renames[path] ?? path }
}

extension String {
  /// What is written, whatever the tokens are called that it names: `{color.ink}`, `"$ref": "#/color/ink/$value"`.
  fileprivate var withoutNames: String {
    var text = ""
    var last: Character?
    var end: Character?
    var isInText = false
    for character in self {
      if let wanted = end, character != wanted { continue }
      end = nil
      text.append(character)
      if character == "\"", last != "\\" { isInText.toggle() }
      if isInText, character == "{" { end = "}" }
      if isInText, character == "/", last == "#" { end = "\"" }
      last = character
    }
    return text
  }
}
