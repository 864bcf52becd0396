import Tokens

/// The files of a theme with brands to choose from: what all share, and a folder for each brand.
///
/// No two files have one name, since a module takes none twice.
struct DualAxisFiles {
  private let theme: DualAxisTheme
  private let tokens: SwiftTokens
  private let title: String

  init(_ tokens: SwiftTokens, title: String) {
    self.tokens = tokens
    self.title = title
    theme = DualAxisTheme(tokens)
  }

  var files: [SwiftExport.File] {
    let values = theme.schemes.flatMap { scheme in scheme.groups.map { file(of: $0, in: scheme) } }
    let components = theme.components.flatMap { files(of: $0.name, $0.schemes) }
    let own = shared + values + components
    let code = own.map(\.text).joined()
    var support: [SwiftExport.File] = []
    if code.contains("Color(hex: ") { support.append(file("shared/Color+Hex", SwiftSupport.hexNumber)) }
    if code.contains("ShadowStyle") {
      support.append(file("shared/ShadowStyle", SwiftSupport.shadowStyle(access: "public ")))
    }
    if code.contains("TextStyle(") { support.append(file("shared/TextStyle", SwiftSupport.textStyle)) }
    return (own + support).sorted { $0.path < $1.path }
  }

  private func file(_ path: String, _ body: [String]) -> SwiftExport.File {
    let lines = [SwiftExport.head(title), "", "import SwiftUI", ""] + body + [""]
    return SwiftExport.File(path: "\(path).swift", text: lines.joined(separator: "\n"))
  }

  // MARK: Shared

  private var shared: [SwiftExport.File] {
    let constants = ExportedTree(tokens, gradients: .computed) { !DualAxisTheme.isOfScheme($0) }.root
    let roots = constants.children.map { root in
      let path = root.path.joined()
      return file("shared/\(root.isExtension ? path + "+Tokens" : path)", root.lines(access: "public "))
    }
    let protocols = theme.schemes.map { requirements($0, isNested: false) }
    let enumerations = theme.axes.map { $0.enumeration ?? [] }
    let aliases = theme.axes.filter(\.isDensity).map { axis in
      [
        "/// `\(axis.type)` where something else has that name.",
        "public typealias \(axis.argument.type) = \(axis.type)",
      ]
    }
    var files = roots
    if !protocols.isEmpty { files.append(file("shared/DesignSchemes", SwiftBlock.parted(protocols))) }
    if theme.axes.contains(where: { !$0.isAppearance }) {
      files.append(file("shared/Enums", SwiftBlock.parted(enumerations + aliases)))
    }
    files.append(file("shared/DesignSystemTheme", DesignSystemThemeCode(theme).lines))
    return files
  }

  private func requirements(_ scheme: ThemeScheme, isNested: Bool) -> [String] {
    SwiftBlock.lines(
      "public protocol \(scheme.protocolName): Sendable",
      scheme.tokens.flatMap { token, name -> [String] in
        guard let type = tokens.types[token.path] else { return [] }
        var lines = token.description.map(SwiftLiteral.lines) ?? []
        if let reason = token.deprecationReason { lines.append("Deprecated" + (reason.map { ": \($0)" } ?? "")) }
        return SwiftBlock.documentation(lines) + ["var \(SwiftIdentifier.escaped(name)): \(type.rawValue) { get }"]
      })
  }

  // MARK: Values

  private func file(of group: ThemeScheme.Group, in scheme: ThemeScheme) -> SwiftExport.File {
    let folder = scheme.brand(of: group).map { "brands/\($0)" } ?? "shared"
    return file(
      "\(folder)/semantic/\(scheme.kind.folder)/\(group.name)",
      values(of: group, in: scheme, ["public static let shared = \(group.name)()"]))
  }

  private func values(of group: ThemeScheme.Group, in scheme: ThemeScheme, _ head: [String] = []) -> [String] {
    // An extension does not see what stands around the type that it extends.
    let outer = scheme.component.map { "\($0)Tokens." } ?? ""
    return SwiftBlock.lines(
      "public struct \(SwiftIdentifier.escaped(group.name)): \(outer)\(scheme.protocolName)",
      SwiftBlock.parted([head, theme.members(of: group, in: scheme), ["public init() {}"]]))
  }

  // MARK: Components

  /// The protocols and choices of a component, and its values in the folders of brands.
  private func files(of component: String, _ schemes: [ThemeScheme]) -> [SwiftExport.File] {
    let name = "\(component)Tokens"
    var brands: [(brand: String?, blocks: [[String]])] = []
    for scheme in schemes {
      for group in scheme.groups {
        let brand = scheme.brand(of: group)
        let block = SwiftBlock.lines("extension \(name).\(scheme.kind.rawValue)", values(of: group, in: scheme))
        if let index = brands.firstIndex(where: { $0.brand == brand }) {
          brands[index].blocks.append(block)
        } else {
          brands.append((brand, [block]))
        }
      }
    }
    let body = schemes.map { scheme in
      ["// MARK: - \(scheme.kind.rawValue)", ""] + requirements(scheme, isNested: true) + [""] + choices(scheme)
    }
    let common = file(
      "shared/components/\(component)/\(name)", SwiftBlock.lines("public enum \(name)", SwiftBlock.parted(body)))
    return [common]
      + brands.map { brand, blocks in
        let words = brand.map { SwiftIdentifier.upperCamel([$0]) } ?? "Shared"
        let folder = brand.map { "brands/\($0)" } ?? "shared"
        return file("\(folder)/components/\(component)/\(words)\(name)", SwiftBlock.parted(blocks))
      }
  }

  /// `public enum Colors { public static func current(…) … }`
  private func choices(_ scheme: ThemeScheme) -> [String] {
    let member = { (group: ThemeScheme.Group) in ThemeAxis.name(group.name) }
    let constants = scheme.groups.map { "public static let \(member($0)) = \($0.name)()" }
    let arguments = scheme.axes.map { axis in
      let (label, name, type) = axis.argument
      let value = axis.isLeading ? " = \(axis.defaultCode)" : ""
      return (label == name ? name : "\(label) \(name)") + ": \(type)\(value)"
    }
    let names = scheme.axes.map(\.argument.name)
    let theme = scheme.axes.map { axis in "\(axis.argument.label): theme.\(axis.property)" }
    let choice = scheme.choice(names) { member($0) }
    return SwiftBlock.lines(
      "public enum \(scheme.kind.rawValue)",
      SwiftBlock.parted([
        SwiftBlock.lines(
          "public static func current(\(arguments.joined(separator: ", "))) -> any \(scheme.protocolName)", choice),
        ["/// What a theme chooses."]
          + SwiftBlock.lines(
            "@MainActor public static func current(in theme: DesignSystemTheme) -> any \(scheme.protocolName)",
            ["current(\(theme.joined(separator: ", ")))"]),
        constants + ofDefaultBrand(scheme),
      ]))
  }

  /// `light` for `bildLight`.
  private func ofDefaultBrand(_ scheme: ThemeScheme) -> [String] {
    let leading = scheme.axes.filter(\.isLeading)
    guard !leading.isEmpty, leading.count < scheme.axes.count else { return [] }
    return scheme.groups.compactMap { group in
      let contexts = Array(zip(scheme.axes, group.contexts))
      guard contexts.allSatisfy({ !$0.isLeading || $0.modifier.defaultContext == $1 }) else { return nil }
      let rest = SwiftIdentifier.upperCamel(contexts.filter { !$0.0.isLeading }.map(\.1))
      return "public static let \(ThemeAxis.name(rest)) = \(ThemeAxis.name(group.name))"
    }
  }
}
