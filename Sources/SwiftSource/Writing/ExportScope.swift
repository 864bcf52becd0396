/// Where code stands, and so what a name means there: in `extension Color { enum DS { … } }`, `DS` is not the one outside.
struct ExportScope {
  /// The types around the code, the outermost first.
  let enclosing: [String]
  /// All that the export declares, by their names in full.
  let namespaces: Set<[String]>
  /// By which what is outside can be named; nil for files that go into somebody's own module.
  let module: String?

  func inside(_ enclosing: [String]) -> ExportScope {
    ExportScope(enclosing: enclosing, namespaces: namespaces, module: module)
  }

  /// A type of SwiftUI.
  func framework(_ name: String) -> String { isShadowed(name) ? "SwiftUI.\(name)" : name }

  /// A type of the standard library.
  func standard(_ name: String) -> String { isShadowed(name) ? "Swift.\(name)" : name }

  /// A constant of the export; nil where its name means something else.
  func own(_ name: SwiftName) -> String? {
    let code = SwiftIdentifier.path(name.parts)
    guard let first = name.parts.first, isShadowed(first) else { return code }
    return SwiftType.extended.contains(first) ? "SwiftUI.\(code)" : module.map { "\($0).\(code)" }
  }

  private func isShadowed(_ name: String) -> Bool {
    enclosing.indices.contains { namespaces.contains(enclosing[...$0] + [name]) }
  }
}
