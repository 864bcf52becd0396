/// Lists of values, as the grammars of properties take them apart.
extension [ComponentValue] {
  /// Without white space at its ends.
  var trimmed: [ComponentValue] {
    guard let first = firstIndex(where: { $0.kind != .whitespace }),
      let last = lastIndex(where: { $0.kind != .whitespace })
    else { return [] }
    return Array(self[first...last])
  }

  /// The parts between separators: one more than there are separators.
  func split(at separator: ComponentValue.Kind) -> [[ComponentValue]] {
    split(omittingEmptySubsequences: false) { $0.kind == separator }.map(Array.init)
  }

  /// The items between commas, trimmed.
  var items: [[ComponentValue]] { split(at: .comma).map(\.trimmed) }

  /// What stands between white space.
  var words: [ComponentValue] { filter { $0.kind != .whitespace } }

  /// The name of a value that is one identifier, in lower case.
  var keyword: String? { count == 1 ? self[0].keyword : nil }

  /// True where it is wrong for a reason that is reported already.
  var holdsStrayBracket: Bool {
    contains { value in
      if case .closing = value.kind { true } else { false }
    }
  }

  /// Takes `!important` from the end; true where it stood there.
  mutating func removeImportant() -> Bool {
    guard let last, last.kind.isIdent("important") else { return false }
    var bang = count - 2
    while bang >= 0, self[bang].kind == .whitespace { bang -= 1 }
    guard bang >= 0, self[bang].kind == .delimiter("!") else { return false }
    self = Array(self[..<bang]).trimmed
    return true
  }
}

extension ComponentValue {
  /// An identifier in lower case.
  var keyword: String? {
    if case .ident(let name) = kind { name.lowercased() } else { nil }
  }

  func isBlock(_ bracket: ComponentValue.Bracket) -> Bool {
    if case .block(bracket, _) = kind { true } else { false }
  }

  /// The name of a custom property, where it is one.
  var customProperty: String? {
    if case .ident(let name) = kind, name.hasPrefix("--") { name } else { nil }
  }

  /// True where a custom property stands in it.
  var holdsReference: Bool {
    switch kind {
    case .function("var", _): true
    case .function(_, let values), .block(_, let values): values.contains(where: \.holdsReference)
    default: false
    }
  }

  /// The name of a function and what stands in its parentheses.
  var call: (name: String, arguments: [ComponentValue])? {
    if case .function(let name, let arguments) = kind { (name, arguments) } else { nil }
  }

  /// The custom property that `var()` names, and what it falls back to; nil for anything else, also for a broken `var()`.
  var reference: (name: String, fallback: [ComponentValue]?)? {
    guard case .function("var", let arguments) = kind else { return nil }
    let name = arguments.prefix { $0.kind != .comma }
    guard case .ident(let property) = Array(name).trimmed.first?.kind, Array(name).trimmed.count == 1,
      property.hasPrefix("--"), property.utf8.count > 2
    else { return nil }
    return (property, name.count < arguments.count ? Array(arguments[(name.endIndex + 1)...]).trimmed : nil)
  }
}

extension ComponentValue.Kind {
  /// True for that word, however its letters are cased.
  func isIdent(_ word: String) -> Bool {
    if case .ident(let name) = self { name.lowercased() == word } else { false }
  }
}
