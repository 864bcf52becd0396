import Tokens

/// Which tokens decide what a text says.
extension TokenProperties {
  /// The tokens, by index, that a text names, also in what it falls back to; and those that their texts name.
  func tokens(in values: [ComponentValue]) -> Set<Int> {
    var found: Set<Int> = []
    collect(values, into: &found)
    return deciding(found)
  }

  /// Some tokens, by index, and all that they name where they are kept as CSS.
  func deciding(_ tokens: Set<Int>) -> Set<Int> {
    if named.isEmpty { return tokens }
    var found = tokens
    var open = Array(tokens)
    while let token = open.popLast() {
      for inner in named[token] ?? [] where found.insert(inner).inserted { open.append(inner) }
    }
    return found
  }

  /// By index, for each token that is kept as CSS in some mode: those that its texts name.
  func namedInTexts() -> [Int: Set<Int>] {
    var named: [Int: Set<Int>] = [:]
    for (index, token) in graph.tokens.enumerated() {
      var last: ResolvedToken?
      for case let resolved? in token.byMode where resolved !== last {
        last = resolved
        guard case .opaque(let text) = resolved.value else { continue }
        collect(ComponentValue.parse(text.css), into: &named[index, default: []])
      }
    }
    return named
  }

  private func collect(_ values: [ComponentValue], into found: inout Set<Int>) {
    for value in values {
      switch value.kind {
      case .ident(let name) where name.hasPrefix("--"):
        if let property = self[name] { found.insert(property.token) }
      case .function(_, let content), .block(_, let content): collect(content, into: &found)
      default: break
      }
    }
  }
}
