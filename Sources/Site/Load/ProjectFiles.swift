import Diagnostics
package import FoundationEssentials

/// The files of a project in memory: what every later stage works on. Tests make one without a disk.
package struct ProjectFiles: Sendable {
  /// The name of the project's folder: the name of a theme that lies bare in it.
  package let name: String
  /// Paths relative to the project, sorted by their bytes, with contents.
  package let files: [(path: String, bytes: [UInt8])]

  /// True when a folder of tokens stands beside content/ and themes/, where nothing reads it.
  let hasStrayTokens: Bool

  package init(name: String, files: [(path: String, bytes: [UInt8])], hasStrayTokens: Bool = false) {
    self.name = name
    self.hasStrayTokens = hasStrayTokens
    self.files = files.sorted { $0.path.precedesByBytes($1.path) }
  }

  /// A file or folder that could not be read.
  package struct Failure: Error {
    package let path: String
    package let reason: String
  }

  /// Larger files are no documents; they are refused instead of read.
  private static let sizeLimit = 64 << 20

  /// How many files a folder without content/ and themes/ may have below it.
  private static let countLimit = 20_000

  /// Reads specimen.yaml, content/ and themes/; in a folder that has neither of the two, its own token files.
  ///
  /// Where such a folder has a resolver, or nothing that is named as token files are, its JSON and YAML files count, too, those in
  /// folders included: all but those of sites that specimen made, of packages, and hidden ones.
  ///
  /// Hidden files are skipped, and links to folders are not followed. A link that leads nowhere is a failure: what it stands for
  /// would be missing without a word.
  /// - Parameter name: what the folder is called, where that is not its last part.
  package static func read(_ root: URL, named name: String? = nil) throws(Failure) -> ProjectFiles {
    let folder = InputFolder(root.path)
    guard folder.target(of: "") == .folder else { throw Failure(path: root.path, reason: "no such folder") }
    var paths: [String] = []
    let entries = try list(folder, "")
    let names = entries.map(\.name)
    let hasStructure = names.contains("content") || names.contains("themes")
    for entry in entries {
      let isWanted =
        hasStructure ? ["specimen.yaml", "content", "themes"].contains(entry.name) : isThemeFile(entry.name)
      if isWanted { try collect(folder, entry, at: entry.name, into: &paths) }
    }
    if !hasStructure,
      !paths.contains(where: {
        TokenFileName.isStandard($0) && !TokenFileName.isResolver($0) || TokenFileName.isDesignDocument($0)
      })
    {
      var count = 0
      for entry in entries where !isThemeFile(entry.name) {
        try collectData(folder, entry, at: entry.name, into: &paths, count: &count)
      }
    }
    return ProjectFiles(
      name: name ?? root.lastPathComponent, files: try contents(paths, in: folder),
      hasStrayTokens: hasStructure && names.contains("tokens"))
  }

  /// What belongs to a theme, in a folder that may hold anything else.
  package static func isThemeFile(_ name: String) -> Bool {
    ["specimen.yaml", "theme.yaml", "contrast.waivers.yaml", "tokens", "components", "icons"].contains(name)
      || TokenFileName.isStandard(name) || TokenFileName.isDesignDocument(name)
  }

  /// True for a file that a folder without content/ and themes/ takes for tokens only if nothing in it is named as token files are.
  package static func mayHoldTokens(_ name: String) -> Bool {
    TokenFileName.mayHoldTokens(name)
  }

  private static func collectData(
    _ folder: InputFolder, _ entry: InputFolder.Entry, at path: String, into paths: inout [String], count: inout Int
  ) throws(Failure) {
    count += 1
    guard count <= countLimit else {
      throw Failure(
        path: folder.path, reason: "more than \(countLimit) files, where a folder of token files is needed")
    }
    guard !entry.isFile, folder.kind(of: path) == .folder else {
      if TokenFileName.mayHoldTokens(path) { try collect(folder, entry, at: path, into: &paths) }
      return
    }
    let isSite = folder.target(of: "\(path)/\(Manifest.name)") != nil
    guard !isSite, entry.name != "node_modules" else { return }
    for entry in try list(folder, path) {
      try collectData(folder, entry, at: "\(path)/\(entry.name)", into: &paths, count: &count)
    }
  }

  /// The regular files at a path and below.
  private static func collect(
    _ folder: InputFolder, _ entry: InputFolder.Entry, at path: String, into paths: inout [String]
  ) throws(Failure) {
    guard !entry.isFile else { return paths.append(path) }
    let kind = folder.kind(of: path)
    // A link counts as what it leads to: a device or a pipe would never end.
    switch kind == .link ? folder.target(of: path) : kind {
    case nil:
      // A name that is not UTF-8 has no path here, either.
      throw Failure(
        path: path, reason: kind == .link ? "the link leads nowhere" : "the file cannot be found by this name")
    case .folder:
      guard kind == .folder else { return }
      if ["specimen.yaml", "theme.yaml", "contrast.waivers.yaml", "component.yaml"].contains(entry.name) {
        throw Failure(path: path, reason: "a folder where a file is needed")
      }
      for entry in try list(folder, path) { try collect(folder, entry, at: "\(path)/\(entry.name)", into: &paths) }
    case .file: paths.append(path)
    case .link, .other:
      if kind == .link { throw Failure(path: path, reason: "the link leads to no regular file") }
    }
  }

  private static func list(_ folder: InputFolder, _ path: String) throws(Failure) -> [InputFolder.Entry] {
    guard let entries = folder.entries(in: path) else {
      throw Failure(path: path.isEmpty ? folder.path : path, reason: "the folder cannot be read")
    }
    return entries.filter { $0.name.utf8.first != UInt8(ascii: ".") }
  }

  /// The contents of files, read by all processors.
  private static func contents(
    _ paths: [String], in folder: InputFolder
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    files.reserveCapacity(paths.count)
    for (path, bytes) in zip(paths, paths.parallelMap { folder.bytes(of: $0, limit: sizeLimit) }) {
      guard let bytes else { throw failure(path, in: folder) }
      files.append((path, bytes))
    }
    return files
  }

  private static func failure(_ path: String, in folder: InputFolder) -> Failure {
    let reason =
      switch folder.target(of: path) {
      // A name that is not UTF-8 has no path here.
      case nil: "the file cannot be found by this name"
      case .file(let size) where size > sizeLimit: "the file has \(size) bytes, more than \(sizeLimit)"
      default: "the file cannot be read"
      }
    return Failure(path: path, reason: reason)
  }
}
