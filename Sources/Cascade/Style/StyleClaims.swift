import Diagnostics

/// The declarations of a rule, made ready.
struct StyleClaims: Sendable {
  struct Custom: Sendable {
    let name: String
    let value: [ComponentValue]
    let isImportant: Bool
  }

  private(set) var normal: [Claim] = []
  private(set) var important: [Claim] = []
  private(set) var customs: [Custom] = []

  /// - Parameters:
  ///   - customs: the custom properties that the component itself declares.
  ///   - isPlaced: false for declarations that nobody can look up.
  init(_ declarations: [Declaration], _ expander: Expander, customs own: Set<String>, isPlaced: Bool = true) {
    for declaration in declarations {
      let name = declaration.property
      if name.hasPrefix("--") {
        customs.append(Custom(name: name, value: declaration.value, isImportant: declaration.isImportant))
        continue
      }
      let place = isPlaced ? declaration.valuePlace : nil
      for (property, value) in StyleClaims.values(name, declaration.value, expander, own) {
        let claim = Claim(property: property, value: value, place: place)
        if declaration.isImportant { important.append(claim) } else { normal.append(claim) }
      }
    }
  }

  private static func values(
    _ name: String, _ values: [ComponentValue], _ expander: Expander, _ own: Set<String>
  ) -> [(Property, Claim.Value)] {
    if let standard = values.standard {
      return properties(of: name).map { ($0, .standard(standard)) }
    }
    if values.contains(where: { $0.names(own, or: expander.types.tokens) }) {
      return properties(of: name).map { ($0, .pending(name, values)) }
    }
    switch expander.expansion(of: name, values) {
    case .longhands(let longhands): return longhands.map { ($0.0, .values($0.1)) }
    case .unknown(let properties, let reason): return properties.map { ($0, .unknown(reason)) }
    case .unset(let properties): return properties.map { ($0, .standard(.unset)) }
    case .invalid, nil: return []
    }
  }

  /// The longhands that a property sets, whatever it says.
  static func properties(of name: String) -> [Property] {
    if let longhand = Property(name) { return [longhand] }
    return name == "all" ? Property.allCases : Expander.longhands[name] ?? []
  }
}

extension ComponentValue {
  /// True where it names a custom property that the component declares, or one that is no token's.
  fileprivate func names(_ own: Set<String>, or tokens: TokenProperties) -> Bool {
    switch kind {
    case .function("var", let arguments):
      guard let (name, _) = reference else { return true }
      return own.contains(name) || tokens[name] == nil || arguments.contains { $0.names(own, or: tokens) }
    case .function(_, let values), .block(_, let values): return values.contains { $0.names(own, or: tokens) }
    default: return false
    }
  }
}
