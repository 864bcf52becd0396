import DataFiles
package import Diagnostics
import Markup

/// The first stage: bytes → a project.
package struct ProjectLoader {
  private let projectName: String
  private var includesDrafts = false
  private var project = Project()
  private var findings = Findings()
  private var folder = SourceFolder()

  /// - Parameter includesDrafts: false to leave out the documents whose status is `draft`.
  package static func load(
    _ files: ProjectFiles, includesDrafts: Bool = false, into findings: inout Findings
  ) -> Project {
    var loader = ProjectLoader(files)
    loader.includesDrafts = includesDrafts
    loader.load()
    findings.report(loader.findings)
    return loader.project
  }

  private init(_ files: ProjectFiles) {
    projectName = files.name
    if files.hasStrayTokens {
      findings.report(
        Finding(
          .warning, "stray-tokens", "the folder 'tokens' belongs to no system", at: nil,
          help: "move it into a theme: themes/SYSTEM/tokens"))
    }
    project.sources = SourceFiles(files.files)
    let sources = project.sources.files
    for (source, faults) in zip(sources, sources.parallelMap(ProjectLoader.faults)) {
      for fault in faults { findings.report(fault) }
      // Nobody can say what such a document refers to; anything else is there, whatever its bytes.
      if faults.isEmpty || !source.path.hasSuffix(".md") { folder.append(source, as: source.path) }
    }
  }

  /// What no page may hold, in a file that is shown.
  private static func faults(_ source: SourceFile) -> [Finding] {
    guard isShown(source.path) else { return [] }
    var faults: [Finding] = []
    // Readers of JSON and YAML say so themselves, and where.
    if let offset = InvalidUTF8.offset(in: source.bytes) {
      faults.append(
        Finding(
          .error, "invalid-utf8", "a byte that is not UTF-8", at: source.place(offset..<offset + 1),
          help: "save the file as UTF-8"))
    }
    // CommonMark replaces it in documents.
    if !source.path.hasSuffix(".md"), let offset = source.bytes.firstIndex(of: 0) {
      faults.append(
        Finding(
          .error, "nul-character", "a NUL character, which no page may hold", at: source.place(offset..<offset + 1),
          help: "remove it"))
    }
    return faults
  }

  private mutating func load() {
    if let file = folder["specimen.yaml"], let data = YAMLReader.read(file, into: &findings) {
      project.configuration = SiteConfiguration(data, into: &findings)
      if let parts = project.configuration.parts {
        project.parts = SiteParts(parts, in: folder, into: &findings)
      }
    }
    let themes = folder.subfolder("themes")
    let content = folder.subfolder("content")
    let names = Set(themes.subfolderNames + content.subfolderNames).sorted()
    guard !names.isEmpty else {
      // A folder without themes/ and content/ is a theme itself.
      let theme = ThemeLoader.load(folder, name: projectName, into: &findings)
      project.systems = [
        SystemSource(name: projectName, theme: theme, documents: designDocument(of: folder, "index.md"))
      ]
      return
    }
    for (path, file) in content.files where !path.utf8.contains(UInt8(ascii: "/")) && path.hasSuffix(".md") {
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
      let isHome = folder["index.md"] == nil
      system.documents += designDocument(of: themes.subfolder(name), isHome ? "index.md" : "design.md")
      if !includesDrafts {
        system.drafts = Set(system.documents.filter { $0.frontMatter.status == .draft }.map(\.path))
        system.documents.removeAll { system.drafts.contains($0.path) }
      }
      system.assets = folder.files.filter { !$0.path.hasSuffix(".md") }
      project.systems.append(system)
    }
  }

  /// The systems that specimen.yaml lists, in its order; all of them when it lists none.
  private mutating func ordered(_ names: [String]) -> [String] {
    guard let wanted = project.configuration.systems else { return names }
    var seen: Set<String> = []
    return wanted.compactMap { system in
      guard seen.insert(system.name).inserted else {
        findings.report(
          Finding(
            .error, "duplicate-system", "'\(system.name)' is listed twice", at: system.place, help: "remove it here"))
        return nil
      }
      if names.contains(system.name) { return system.name }
      findings.report(
        Finding(
          .error, "unknown-system", "'\(system.name)' is no folder under themes or content", at: system.place,
          help: NearestName.help(system.name, in: names)))
      return nil
    }
  }

  private mutating func documents(in folder: SourceFolder) -> [DocumentSource] {
    let read = folder.files.filter { $0.path.hasSuffix(".md") }.parallelMap { path, file in
      var findings = Findings()
      return (document: DocumentSource(path: path, file: file, into: &findings), findings: findings)
    }
    for document in read { findings.report(document.findings) }
    return read.map(\.document)
  }

  /// What DESIGN.md of a theme says in words, as a page of the system.
  private mutating func designDocument(of theme: SourceFolder, _ path: String) -> [DocumentSource] {
    guard let file = theme["DESIGN.md"] else { return [] }
    return [DocumentSource(path: path, file: file, isDesign: true, into: &findings)]
  }

  /// Texts that go into pages as they are.
  private static func isShown(_ path: String) -> Bool {
    path.hasSuffix(".md")
      || !path.hasPrefix("content/") && [".html", ".css", ".swift", ".svg"].contains { path.hasSuffix($0) }
  }
}
