/// Lists of values, as the grammars of properties take them apart.
extension [ComponentValue] {
  /// The items between commas, trimmed.
  var items: [[ComponentValue]] {
    split(separator: ComponentValue(.comma, 0..<0), omittingEmptySubsequences: false).map { Array($0).trimmed }
  }

  /// What stands between white space.
  var words: [ComponentValue] { filter { $0.kind != .whitespace } }

  /// The name of a value that is one identifier, in lower case.
  var keyword: String? { count == 1 ? self[0].keyword : nil }
}

extension ComponentValue {
  /// An identifier in lower case.
  var keyword: String? {
    if case .ident(let name) = kind { name.lowercased() } else { nil }
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
