import Audit
import DataFiles
import Diagnostics

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
    let configuration = configuration(name)
    var waivers: [Waiver] = []
    if let file = folder["contrast.waivers.yaml"], let data = YAMLReader.read(file, into: &findings) {
      waivers = Waiver.read(data, into: &findings)
    }
    let document = TokenLoader.load(folder, configuration, into: &findings)
    return ThemeSource(
      configuration: configuration, document: document, components: components(), icons: icons(),
      waivers: waivers)
  }

  /// What theme.yaml says; what it leaves out about the theme's name, DESIGN.md may say.
  private mutating func configuration(_ name: String) -> ThemeConfiguration {
    var configuration = ThemeConfiguration(folder: name)
    var data: DataValue?
    if let file = folder["theme.yaml"] {
      data = YAMLReader.read(file, into: &findings)
      if let data {
        configuration = ThemeConfiguration(data, folder: name, into: &findings)
      } else {
        configuration.isReadable = false
      }
    }
    guard let file = folder["DESIGN.md"] else { return configuration }
    let design = FrontMatter(file, isDesign: true, into: &findings)
    if data?["name"] == nil { configuration.name = design.title ?? name }
    if data?["description"] == nil { configuration.description = design.description }
    return configuration
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
