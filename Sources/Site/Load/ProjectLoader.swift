import DataFiles
package import Diagnostics
import Markup

/// The first stage: bytes → a project.
package struct ProjectLoader {
  private let projectName: String
  private var project = Project()
  private var findings = Findings()
  private var folder = SourceFolder()

  package static func load(_ files: ProjectFiles, into findings: inout Findings) -> Project {
    var loader = ProjectLoader(files)
    loader.load()
    findings.report(loader.findings)
    return loader.project
  }

  private init(_ files: ProjectFiles) {
    projectName = files.name
    for file in files.files { folder.append(project.sources.add(path: file.path, bytes: file.bytes), as: file.path) }
  }

  private mutating func load() {
    if let file = folder["specimen.yaml"], let data = YAMLReader.read(file, into: &findings) {
      project.configuration = SiteConfiguration(data, into: &findings)
    }
    let themes = folder.subfolder("themes")
    let content = folder.subfolder("content")
    let names = Set(themes.subfolderNames + content.subfolderNames).sorted()
    guard !names.isEmpty else {
      // A folder without themes/ and content/ is a theme itself.
      let theme = ThemeLoader.load(folder, name: projectName, into: &findings)
      project.systems = [SystemSource(name: projectName, theme: theme)]
      return
    }
    for (path, file) in content.files where !path.contains("/") && path.hasSuffix(".md") {
      findings.report(
        Finding(
          .warning, "stray-document", "'\(path)' belongs to no system", at: file.place(at: 0),
          help: "move it into a folder: content/SYSTEM/\(path)"))
    }
    for name in ordered(names) {
      var system = SystemSource(name: name)
      if themes.subfolderNames.contains(name) {
        system.theme = ThemeLoader.load(themes.subfolder(name), name: name, into: &findings)
      }
      let folder = content.subfolder(name)
      system.documents = documents(in: folder)
      system.assets = folder.files.filter { !$0.path.hasSuffix(".md") }
      project.systems.append(system)
    }
  }

  /// The systems that specimen.yaml lists, in its order; all of them when it lists none.
  private mutating func ordered(_ names: [String]) -> [String] {
    guard let wanted = project.configuration.systems else { return names }
    return wanted.compactMap { system in
      if names.contains(system.name) { return system.name }
      findings.report(
        Finding(
          .error, "unknown-system", "'\(system.name)' is no folder under themes or content", at: system.place,
          help: NearestName.help(system.name, in: names)))
      return nil
    }
  }

  private mutating func documents(in folder: SourceFolder) -> [DocumentSource] {
    let parser = MarkdownParser()
    var documents: [DocumentSource] = []
    for (path, file) in folder.files where path.hasSuffix(".md") && isText(file) {
      let frontMatter = FrontMatter(file, into: &findings)
      let body = frontMatter.bodyOffset..<file.bytes.count
      let markdown = parser.document(file, body: body, findings: &findings)
      documents.append(DocumentSource(path: path, file: file, frontMatter: frontMatter, markdown: markdown))
    }
    return documents
  }

  private mutating func isText(_ file: SourceFile) -> Bool {
    guard let offset = InvalidUTF8.offset(in: file.bytes) else { return true }
    findings.report(
      Finding(
        .error, "invalid-utf8", "a byte that is not UTF-8", at: file.place(offset..<offset + 1),
        help: "save the file as UTF-8"))
    return false
  }
}
