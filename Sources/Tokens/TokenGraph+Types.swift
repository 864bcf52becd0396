extension TokenGraph.Token {
  /// The type as its file names it, also where the standard does not have it; `other` where it has none.
  package var typeName: String {
    guard type == .other, case .opaque(let value) = primary.value else { return type.rawValue }
    return value.typeName ?? type.rawValue
  }
}

extension TokenGraph.Token {
  /// What its custom properties have behind its name, in any mode.
  package var suffixes: [String] {
    guard type.hasParts else { return noSuffix }
    var suffixes: [String] = []
    var last: ResolvedToken?
    for case let token? in byMode where token !== last {
      suffixes += token.value.suffixes.filter { !suffixes.contains($0) }
      last = token
    }
    return suffixes
  }
}

extension TokenGraph {
  /// The type of a token across its modes, and the values of two modes that differ in it, if any do. What is kept as text for want of a known type is of
  /// the type that other modes have.
  static func type(_ byMode: [ResolvedToken?], primary: ResolvedToken) -> (
    type: TokenType, clash: (ResolvedToken, ResolvedToken)?
  ) {
    let known = byMode.lazy.compactMap { $0 }.filter { $0.value.type != .other }
    guard let first = known.first else { return (primary.value.type, nil) }
    return (first.value.type, known.first { $0.value.type != first.value.type }.map { (first, $0) })
  }
}

/// Of all types without parts; one list for all.
private let noSuffix = [""]
