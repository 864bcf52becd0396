import Audit
import DataFiles
import Diagnostics
import Tokens

/// Reads a theme's folder.
struct ThemeLoader {
  private let folder: SourceFolder
  private var findings = Findings()

  static func load(_ folder: SourceFolder, name: String, into findings: inout Findings) -> ThemeSource {
    var loader = ThemeLoader(folder: folder)
    defer { findings.report(loader.findings) }
    return loader.theme(name)
  }

  private init(folder: SourceFolder) {
    self.folder = folder
  }

  private mutating func theme(_ name: String) -> ThemeSource {
    var configuration = ThemeConfiguration(folder: name)
    if let file = folder["theme.yaml"] {
      if let data = YAMLReader.read(file, into: &findings) {
        configuration = ThemeConfiguration(data, folder: name, into: &findings)
      } else {
        configuration.isReadable = false
      }
    }
    var waivers: [Waiver] = []
    if let file = folder["contrast.waivers.yaml"], let data = YAMLReader.read(file, into: &findings) {
      waivers = Waiver.read(data, into: &findings)
    }
    return ThemeSource(
      configuration: configuration, document: tokens(configuration), components: components(), icons: icons(),
      waivers: waivers)
  }

  // MARK: Tokens

  /// The resolver that theme.yaml names, else the only one there is, else all token files as one set.
  private mutating func tokens(_ configuration: ThemeConfiguration) -> ResolverDocument {
    if let start = configuration.tokens {
      guard let file = folder[start.path] else {
        let names = folder.files.map(\.path).filter(ThemeLoader.isTokenFile)
        findings.report(
          Finding(
            .error, "missing-file", "'\(start.path)' is no token file of this theme", at: start.place,
            help: NearestName.help(start.path, in: names)))
        return ResolverDocument(steps: [], isWhole: false)
      }
      return document(start.path, file, configuration.profile)
    }
    let files = folder.files.filter { ThemeLoader.isTokenFile($0.path) }
    let resolvers = files.filter { $0.path.hasSuffix(".resolver.json") }
    if resolvers.count > 1 {
      let names = resolvers.map(\.path).joined(separator: ", ")
      findings.report(
        Finding(
          .error, "ambiguous-resolver", "there are \(resolvers.count) resolvers: \(names)",
          at: resolvers[0].file.place(at: 0), help: "name one under 'tokens' in theme.yaml"))
      return ResolverDocument(steps: [], isWhole: false)
    }
    if let (path, file) = resolvers.first { return document(path, file, configuration.profile) }
    let data = files.compactMap { read($0.path, $0.file, configuration.profile) }
    let tokens = data.map { Dialect.read($0, profile: configuration.profile, into: &findings) }
    return ResolverDocument(files: tokens, isWhole: data.count == files.count)
  }

  private mutating func document(
    _ path: String, _ file: SourceFile, _ profile: TokenProfile
  ) -> ResolverDocument {
    guard let root = read(path, file, profile) else { return ResolverDocument(steps: [], isWhole: false) }
    guard root["resolutionOrder"]?.array != nil || path.hasSuffix(".resolver.json") else {
      return ResolverDocument(files: [Dialect.read(root, profile: profile, into: &findings)], isWhole: true)
    }
    var files: [String: TokenFiles.File] = [:]
    for (path, file) in folder.files where ThemeLoader.mayHoldTokens(path) {
      files[path] = read(path, file, profile).map { .data($0) } ?? .unreadable
    }
    let named = TokenFiles(files, namedFrom: path)
    return ResolverReader.read(root, files: named, profile: profile, into: &findings)
      ?? ResolverDocument(steps: [], isWhole: false)
  }

  private mutating func read(_ path: String, _ file: SourceFile, _ profile: TokenProfile) -> DataValue? {
    if path.hasSuffix(".yaml") { return YAMLReader.read(file, into: &findings) }
    return JSONReader.read(file, ThemeLoader.syntax(of: path, profile), into: &findings)
  }

  /// What the name of a file promises; the standard knows JSON alone.
  private static func syntax(of path: String, _ profile: TokenProfile) -> JSONReader.Syntax {
    guard profile == .lenient else { return .json }
    return path.hasSuffix(".json5") || path.hasSuffix(".jsonc") ? .json5 : .commented
  }

  private static func isTokenFile(_ path: String) -> Bool {
    [".tokens.json", ".tokens", ".resolver.json", ".tokens.yaml"].contains { path.hasSuffix($0) }
  }

  /// A resolver may also name plain `.json`, as the examples of the standard do.
  private static func mayHoldTokens(_ path: String) -> Bool {
    isTokenFile(path) || [".json", ".json5", ".jsonc"].contains { path.hasSuffix($0) }
  }

  // MARK: Components and icons

  private mutating func components() -> [Component] {
    let root = folder.subfolder("components")
    var components: [Component] = []
    for name in root.subfolderNames {
      let own = root.subfolder(name).files
      let reader = ComponentReader(
        name: name, files: Dictionary(own.map { ($0.path, $0.file) }) { first, _ in first })
      if let file = reader.files["component.yaml"] {
        if let component = reader.component(file, into: &findings) { components.append(component) }
      } else {
        findings.report(
          Finding(
            .error, "missing-file", "the component '\(name)' has no component.yaml", at: own[0].file.place(at: 0)))
      }
    }
    return components.sorted { a, b in (a.order ?? .infinity, a.name) < (b.order ?? .infinity, b.name) }
  }

  private mutating func icons() -> [Icon] {
    var icons: [Icon] = []
    for (path, file) in folder.subfolder("icons").files where path.hasSuffix(".svg") {
      if let icon = Icon(name: String(path.dropLast(4)), file, into: &findings) { icons.append(icon) }
    }
    return icons
  }
}
