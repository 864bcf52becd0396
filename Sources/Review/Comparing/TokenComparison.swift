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
    let values = TokenChange.values(old, new, modes).filter { pair in
      guard let kind = kind(of: pair) else { return false }
      kinds.insert(kind)
      return true
    }
    return kinds.isEmpty ? nil : TokenChange(kinds, old: old, new: new, basis: basis, values: values)
  }

  /// Nil where both are the same.
  private func kind(of pair: TokenChange.ValuePair) -> TokenChange.Kind? {
    guard let old = pair.old, let new = pair.new else {
      return pair.old == nil && pair.new == nil ? nil : .value
    }
    if old.alias.map(renamed) != new.alias { return .retargeted }
    if old.references.map(renamed) != new.references { return .retargeted }
    let isEdited = old.written != new.written && self.written(old) != new.written
    let isVisible = pair.difference != nil
    if !isEdited { return isVisible ? .derived : old.css == new.css ? nil : .notation }
    // What a reference led to may have changed as well: then the edit is told, and the cause with it.
    return isVisible ? .value : .notation
  }

  private func renamed(_ path: TokenPath) -> TokenPath { renames[path] ?? path }

  /// What is written, with the names that the tokens have now.
  private func written(_ value: SnapshotToken.Value) -> String {
    value.references.reduce(value.written) { text, reference in
      guard let name = renames[reference] else { return text }
      return text.replacingAll("{\(reference)}", with: "{\(name)}")
    }
  }
}

extension String {
  fileprivate func replacingAll(_ text: String, with other: String) -> String {
    var rest = self[...]
    var result = ""
    while let range = rest.firstRange(of: text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
