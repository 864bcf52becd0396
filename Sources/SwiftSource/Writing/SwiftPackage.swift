import Tokens

/// A package of its own whose constants are the main actor's: a namespace, extensions, and the roles of its type.
struct SwiftPackage {
  private let title: String
  private let module: String
  private let tree: ExportedNamespace
  private let roles: [SwiftRoles]

  init(_ tokens: SwiftTokens, title: String) {
    self.title = title
    let roots = Set(tokens.graph.tokens.compactMap { tokens.naming[$0.path]?.parts.first })
    let name = SwiftIdentifier.upperCamel([title])
    module = SwiftIdentifier.isValid(name) && !roots.contains(name) ? name : name + "Tokens"
    var tokens = tokens
    let namespaces = SwiftRoles.namespaces(of: tokens)
    for namespace in namespaces { tokens.suffixes[namespace] = ".font" }
    let whole = ExportedTree(tokens, module: module, gradients: .constant).root
    roles = namespaces.compactMap { SwiftRoles($0, in: whole) }
    tree = whole.without(namespaces)
  }

  var files: [SwiftExport.File] {
    var files = [SwiftExport.File(path: "Package.swift", text: manifest)]
    for root in tree.children where !root.isEmpty { files.append(file(name(root), root.lines(access: "public "))) }
    if !tree.constants.isEmpty {
      files.append(file("Constants", tree.constants.flatMap { $0.lines(access: "public ", keyword: "") }))
    }
    for role in roles { files.append(file(role.namespace.joined(), role.lines)) }
    if files.contains(where: { $0.text.contains("ShadowStyle(") }) {
      files.append(file("ShadowStyle", SwiftSupport.shadowStyle(access: "public ")))
    }
    if files.contains(where: { $0.text.contains("Color(light: ") }) {
      let lines = SwiftSupport.adaptiveColor(access: "public ")
      files.append(file("Color+Appearance", lines, imports: SwiftSupport.adaptiveImports))
    }
    return files
  }

  /// `DS.swift`, `Color+DS.swift`
  private func name(_ root: ExportedNamespace) -> String {
    guard root.isExtension else { return root.path.joined() }
    let inner = root.constants.isEmpty && root.children.count == 1 ? root.children[0].path.last : nil
    return "\(root.path.joined())+\(inner ?? module)"
  }

  private func file(_ name: String, _ body: [String], imports: [String] = ["import SwiftUI"]) -> SwiftExport.File {
    let lines = [SwiftExport.head(title), ""] + imports + [""] + body + [""]
    return SwiftExport.File(path: "Sources/\(module)/\(name).swift", text: lines.joined(separator: "\n"))
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    \(SwiftExport.head(title))

    import PackageDescription

    let package = Package(
      name: \(SwiftLiteral.text(module)),
      platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
      products: [.library(name: \(SwiftLiteral.text(module)), targets: [\(SwiftLiteral.text(module))])],
      targets: [
        .target(
          name: \(SwiftLiteral.text(module)),
          swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)])
      ]
    )

    """
  }
}
