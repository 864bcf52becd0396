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
    let document = TokenLoader.load(folder, configuration, into: &findings)
    return ThemeSource(
      configuration: configuration, document: document, components: components(), icons: icons(),
      waivers: waivers)
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
