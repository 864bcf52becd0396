import Audit
import Diagnostics
import FoundationEssentials
import Review
import Site

/// One of the two versions that are compared.
struct DiffSide: Sendable {
  /// As it was given.
  let name: String
  let snapshots: [Snapshot]
  /// The folder of the project that it was read from, now or in a revision; nil for a file of values.
  let folder: String?
  /// Nil for a file of values.
  let build: Build?
  /// What keeps parts of it from being compared.
  let findings: Findings
  let sources: SourceFiles

  /// A folder with a project, a file of values, or a revision of the project; the project itself where nothing was named.
  init(_ name: String?, project: String, today: CalendarDate) throws(Refusal) {
    self.name = name ?? project
    let files: ProjectFiles
    switch DiffSide.kind(of: self.name) {
    case .folder:
      files = try DiffSide.files(of: self.name)
      folder = self.name
    case .file:
      var (sources, findings) = (SourceFiles(), Findings())
      let file = sources.add(path: self.name, bytes: try DiffSide.bytes(of: self.name))
      snapshots = SnapshotReader.read(file, into: &findings) ?? []
      folder = nil
      build = nil
      self.findings = findings
      self.sources = sources
      return
    case nil:
      files = try GitRevision(project: project, name: self.name).files()
      folder = project
    }
    let build = Build(files, today: today, advises: false)
    self.build = build
    snapshots = build.snapshots
    findings = build.inputFindings
    sources = build.sources
  }

  /// As a report of the comparison has it.
  var reported: ReviewReport.Side {
    ReviewReport.Side(name: name, build: build, findings: findings, sources: sources)
  }

  /// For people: a revision as it was given; of a folder or a file, its name without the way there.
  var title: String {
    DiffSide.kind(of: name) == nil ? name : URL(filePath: name).standardizedFileURL.lastPathComponent
  }

  /// Larger files hold something else.
  private static let sizeLimit = 256 << 20

  private static func bytes(of path: String) throws(Refusal) -> [UInt8] {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? any BinaryInteger).map({ Int(clamping: $0) }), size <= sizeLimit,
      let data = FileManager.default.contents(atPath: path)
    else { throw Refusal("unreadable", "'\(path)' is no file that can be read", help: "name a specimen.lock.json") }
    return [UInt8](data)
  }

  /// Throws for a file that would take the place of input, or that the next run would read.
  func keepClear(ofFile path: String, kind: String) throws(Refusal) {
    if let folder { try ProjectRun(reading: build).keepClear(ofFile: path, kind: kind, in: folder) }
  }

  /// Throws for a folder that the project is read from.
  func keepClear(ofFolder path: String, kind: String) throws(Refusal) {
    if let folder { try ProjectRun(reading: build).keepClear(ofFolder: path, kind: kind, in: folder) }
  }

  private enum Kind {
    case file, folder
  }

  private static func kind(of path: String) -> Kind? {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder ? .folder : .file
  }

  private static func files(of folder: String) throws(Refusal) -> ProjectFiles {
    do throws(ProjectFiles.Failure) {
      return try ProjectFiles.read(URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL)
    } catch {
      let path = error.path.hasPrefix("/") ? folder : ProjectRun.path(error.path, in: folder)
      throw Refusal("unreadable", "'\(path)': \(error.reason)")
    }
  }
}
