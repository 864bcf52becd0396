import Diagnostics
import SwiftSource
import Tokens

/// The files that a system's site offers to other programs, in `downloads/`.
struct Downloads {
  struct File {
    enum Kind: CaseIterable {
      case json, css, swift, xcassets, ase, gpl
    }

    let kind: Kind
    /// Relative to the system.
    let path: String
    /// The index of the mode that it is of; nil for all.
    let mode: Int?
    let make: @Sendable () -> [UInt8]

    /// Without the folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  static let page = "downloads.html"

  let files: [File]

  /// - Parameter name: of the system.
  init(_ theme: ResolvedTheme, name: String) {
    guard !theme.graph.tokens.isEmpty else {
      files = []
      return
    }
    let modes = Downloads.modes(of: theme.graph)
    let hasColors = theme.graph.types.contains(.color)
    files = File.Kind.allCases.flatMap { kind -> [File] in
      switch kind {
      case .css: Downloads.css(theme, name)
      case .swift: Downloads.swift(theme, name)
      case .xcassets: Downloads.assets(theme, name)
      case .ase, .gpl: hasColors ? modes.map { Downloads.file(kind, theme, name, mode: $0) } : []
      case .json: modes.map { Downloads.file(kind, theme, name, mode: $0) }
      }
    }
  }

  /// One for light and one for dark where there are these, every other modifier at its default: of all combinations there may be
  /// thousands, and `specimen export` writes any of them.
  private static func modes(of graph: TokenGraph) -> [Int] {
    guard let appearance = graph.modifiers.first(where: \.isAppearance) else { return [0] }
    return appearance.contexts.compactMap { context in
      graph.modes.firstIndex { $0[appearance.name] == context }
    }
  }

  private static func file(_ kind: File.Kind, _ theme: ResolvedTheme, _ name: String, mode: Int) -> File {
    let appearance = theme.graph.modifiers.first(where: \.isAppearance)
    let context =
      appearance.flatMap { theme.graph.modes[mode][$0.name] }.map { "-" + ModeSelectors.identifier($0) } ?? ""
    let path = "downloads/\(name)\(context)"
    switch kind {
    case .ase:
      return File(kind: kind, path: path + ".ase", mode: mode) {
        AdobeSwatchExchange(Palette(theme, mode: mode)).bytes
      }
    case .gpl:
      return File(kind: kind, path: path + ".gpl", mode: mode) {
        Array(GIMPPalette(Palette(theme, mode: mode)).text.utf8)
      }
    case .json, .css, .swift, .xcassets:
      return File(kind: kind, path: path + ".tokens.json", mode: mode) {
        DTCGExport(theme.document, graph: theme.graph, mode: theme.graph.modes[mode], system: name).bytes
      }
    }
  }

  /// One file, but for a package: its files lie in a folder, and all of them in one archive. Nothing where names cannot stand.
  private static func swift(_ theme: ResolvedTheme, _ name: String) -> [File] {
    guard theme.swiftNames.hasSoundNames else { return [] }
    guard theme.swiftNames.shape == .package else {
      return [
        File(kind: .swift, path: "downloads/\(name).swift", mode: nil) { Array(theme.swift.wholeText.utf8) }
      ]
    }
    let files = theme.swift.files
    let archive = File(kind: .swift, path: "downloads/\(name).swift.zip", mode: nil) {
      ZipArchive(files.map { ("\(name)/\($0.path)", Array($0.text.utf8)) }).bytes
    }
    let canHold = ZipArchive.canHold(files.map { "\(name)/\($0.path)" })
    return (canHold ? [archive] : [])
      + files.map { file in
        File(kind: .swift, path: "downloads/swift/\(file.path)", mode: nil) { Array(file.text.utf8) }
      }
  }

  /// A folder, in one file. Nothing where a colour would be missing.
  private static func assets(_ theme: ResolvedTheme, _ name: String) -> [File] {
    let assets = ColorAssets(theme.graph, theme.swiftNames)
    guard assets.isSound, !assets.isEmpty, ZipArchive.canHold(assets.paths) else { return [] }
    return [
      File(kind: .xcassets, path: "downloads/\(name).xcassets.zip", mode: nil) {
        ZipArchive(assets.files.map { ($0.path, Array($0.text.utf8)) }).bytes
      }
    ]
  }

  /// Nothing where two modifiers would share an attribute.
  private static func css(_ theme: ResolvedTheme, _ name: String) -> [File] {
    var findings = Findings()
    let export = CSSExport(theme.graph, prefix: theme.configuration.prefix, into: &findings)
    guard findings.isEmpty else { return [] }
    let title = theme.configuration.name
    return [File(kind: .css, path: "downloads/\(name).css", mode: nil) { Array(export.text(title: title).utf8) }]
  }
}

extension Downloads {
  /// The colours that no palette of these files holds, since they let through what lies behind them: one that does in any of the
  /// modes.
  func translucent(_ theme: ResolvedTheme) -> [TokenPath] {
    let modes = Set(files.filter { $0.kind == .gpl }.compactMap(\.mode)).sorted()
    let left = Set(modes.flatMap { Palette(theme, mode: $0).translucent })
    return theme.graph.tokens.map(\.path).filter(left.contains)
  }
}

extension ResolvedTheme {
  /// What Swift cannot say is told by `specimen export swift`.
  fileprivate var swift: SwiftExport {
    var findings = Findings()
    return SwiftExport(graph, swiftNames, title: configuration.name, face: face, into: &findings)
  }
}
