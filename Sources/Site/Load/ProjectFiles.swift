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
    let names = try list(folder, "")
    let hasStructure = names.contains("content") || names.contains("themes")
    for name in names {
      let isWanted = hasStructure ? ["specimen.yaml", "content", "themes"].contains(name) : isThemeFile(name)
      if isWanted { try collect(folder, name, into: &paths) }
    }
    if !hasStructure,
      !paths.contains(where: {
        TokenFileName.isStandard($0) && !TokenFileName.isResolver($0) || TokenFileName.isDesignDocument($0)
      })
    {
      var count = 0
      for name in names where !isThemeFile(name) { try collectData(folder, name, into: &paths, count: &count) }
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
    _ folder: InputFolder, _ path: String, into paths: inout [String], count: inout Int
  ) throws(Failure) {
    count += 1
    guard count <= countLimit else {
      throw Failure(
        path: folder.path, reason: "more than \(countLimit) files, where a folder of token files is needed")
    }
    guard folder.kind(of: path) == .folder else {
      if TokenFileName.mayHoldTokens(path) { try collect(folder, path, into: &paths) }
      return
    }
    let isSite = folder.target(of: "\(path)/\(Manifest.name)") != nil
    guard !isSite, name(path) != "node_modules" else { return }
    for name in try list(folder, path) { try collectData(folder, "\(path)/\(name)", into: &paths, count: &count) }
  }

  /// The regular files at a path and below.
  private static func collect(_ folder: InputFolder, _ path: String, into paths: inout [String]) throws(Failure) {
    let kind = folder.kind(of: path)
    // A link counts as what it leads to: a device or a pipe would never end.
    switch kind == .link ? folder.target(of: path) : kind {
    case nil:
      // A name that is not UTF-8 has no path here, either.
      throw Failure(
        path: path, reason: kind == .link ? "the link leads nowhere" : "the file cannot be found by this name")
    case .folder:
      guard kind == .folder else { return }
      if ["specimen.yaml", "theme.yaml", "contrast.waivers.yaml", "component.yaml"].contains(name(path)) {
        throw Failure(path: path, reason: "a folder where a file is needed")
      }
      for name in try list(folder, path) { try collect(folder, "\(path)/\(name)", into: &paths) }
    case .file(let size):
      guard size <= sizeLimit else {
        throw Failure(path: path, reason: "the file has \(size) bytes, more than \(sizeLimit)")
      }
      paths.append(path)
    case .link, .other:
      if kind == .link { throw Failure(path: path, reason: "the link leads to no regular file") }
    }
  }

  private static func name(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  private static func list(_ folder: InputFolder, _ path: String) throws(Failure) -> [String] {
    guard let names = folder.names(in: path) else {
      throw Failure(path: path.isEmpty ? folder.path : path, reason: "the folder cannot be read")
    }
    return names.filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// The contents of files, read by all processors.
  private static func contents(
    _ paths: [String], in folder: InputFolder
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    files.reserveCapacity(paths.count)
    for (path, bytes) in zip(paths, paths.parallelMap(folder.bytes)) {
      guard let bytes else { throw Failure(path: path, reason: "the file cannot be read") }
      files.append((path, bytes))
    }
    return files
  }
}
