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
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
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
  package static func read(_ root: URL) throws(Failure) -> ProjectFiles {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder else {
      throw Failure(path: root.path, reason: "no such folder")
    }
    var files: [(path: String, bytes: [UInt8])] = []
    let names = try list(root, "")
    let hasStructure = names.contains("content") || names.contains("themes")
    for name in names {
      let isWanted = hasStructure ? ["specimen.yaml", "content", "themes"].contains(name) : isThemeFile(name)
      if isWanted { try collect(root, name, into: &files) }
    }
    if !hasStructure,
      !files.contains(where: {
        TokenFileName.isStandard($0.path) && !TokenFileName.isResolver($0.path)
          || TokenFileName.isDesignDocument($0.path)
      })
    {
      var count = 0
      for name in names where !isThemeFile(name) { try collectData(root, name, into: &files, count: &count) }
    }
    return ProjectFiles(
      name: root.lastPathComponent, files: files, hasStrayTokens: hasStructure && names.contains("tokens"))
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
    _ root: URL, _ path: String, into files: inout [(path: String, bytes: [UInt8])], count: inout Int
  ) throws(Failure) {
    count += 1
    guard count <= countLimit else {
      throw Failure(path: root.path, reason: "more than \(countLimit) files, where a folder of token files is needed")
    }
    let url = root.appending(path: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else {
      if TokenFileName.mayHoldTokens(path) { try collect(root, path, into: &files) }
      return
    }
    let isSite = FileManager.default.fileExists(atPath: url.appending(path: Manifest.name).path)
    guard !isSite, url.lastPathComponent != "node_modules" else { return }
    for name in try list(root, path) { try collectData(root, "\(path)/\(name)", into: &files, count: &count) }
  }

  private static func collect(
    _ root: URL, _ path: String, into files: inout [(path: String, bytes: [UInt8])]
  ) throws(Failure) {
    let url = root.appending(path: path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let type = attributes?[.type] as? FileAttributeType
    var isFolder = false
    guard let type, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      // A name that is not UTF-8 has no path here, either.
      let isLink = type == .typeSymbolicLink
      throw Failure(path: path, reason: isLink ? "the link leads nowhere" : "the file cannot be found by this name")
    }
    if isFolder {
      guard type == .typeDirectory else { return }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if ["specimen.yaml", "theme.yaml", "contrast.waivers.yaml", "component.yaml"].contains(name) {
        throw Failure(path: path, reason: "a folder where a file is needed")
      }
      for name in try list(root, path) { try collect(root, "\(path)/\(name)", into: &files) }
      return
    }
    // A link counts as what it leads to: a device or a pipe would never end.
    let target =
      type == .typeSymbolicLink
      ? try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path) : attributes
    guard target?[.type] as? FileAttributeType == .typeRegular else {
      if type == .typeSymbolicLink { throw Failure(path: path, reason: "the link leads to no regular file") }
      return
    }
    if let size = (target?[.size] as? any BinaryInteger).map({ Int(clamping: $0) }), size > sizeLimit {
      throw Failure(path: path, reason: "the file has \(size) bytes, more than \(sizeLimit)")
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Failure(path: path, reason: "the file cannot be read")
    }
    files.append((path, [UInt8](data)))
  }

  private static func list(_ root: URL, _ path: String) throws(Failure) -> [String] {
    let url = path.isEmpty ? root : root.appending(path: path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw Failure(path: path.isEmpty ? root.path : path, reason: "the folder cannot be read")
    }
    return names.filter { !$0.hasPrefix(".") }
  }
}
