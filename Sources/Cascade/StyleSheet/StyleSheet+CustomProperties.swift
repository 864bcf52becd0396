package import Diagnostics

extension StyleSheet {
  /// `--name` in a `var()`.
  package struct CustomPropertyUse: Hashable, Sendable {
    package let name: String
    /// True where it says what to take if there is no such property.
    package let hasFallback: Bool
    package let place: Place
  }

  /// In the order of the file.
  package var customPropertyUses: [CustomPropertyUse] {
    var uses: [CustomPropertyUse] = []
    for declaration in rules.flatMap(\.declarations) + keyframes.flatMap(\.declarations) {
      Self.collect(declaration.value, of: declaration, into: &uses)
    }
    return uses.sorted { $0.place < $1.place }
  }

  /// The custom properties that it declares itself.
  package var ownCustomProperties: Set<String> {
    let declared = (rules.flatMap(\.declarations) + keyframes.flatMap(\.declarations)).map(\.property)
    return Set(declared.filter { $0.hasPrefix("--") } + registeredProperties.map(\.name))
  }

  private static func collect(
    _ values: [ComponentValue], of declaration: Declaration, into uses: inout [CustomPropertyUse]
  ) {
    for value in values {
      switch value.kind {
      case .function("var", let arguments):
        if let first = arguments.first(where: { $0.kind != .whitespace }), let name = first.customProperty {
          let start = declaration.valuePlace.range.lowerBound
          let range = first.range.lowerBound - start..<first.range.upperBound - start
          uses.append(
            CustomPropertyUse(
              name: name, hasFallback: arguments.contains { $0.kind == .comma },
              place: declaration.valuePlace.part(range)))
        }
        collect(arguments, of: declaration, into: &uses)
      case .function(_, let arguments): collect(arguments, of: declaration, into: &uses)
      case .block(_, let inner): collect(inner, of: declaration, into: &uses)
      default: break
      }
    }
  }
}

extension ElementTree {
  /// The custom properties that attributes `style` declare.
  package var ownCustomProperties: Set<String> {
    let styles = elements.compactMap { $0["style"] }
    let starts = styles.flatMap { ComponentValue.parse($0).split(at: .semicolon) }.compactMap(\.trimmed.first)
    return Set(starts.compactMap(\.customProperty))
  }
}
