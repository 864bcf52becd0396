import Glibc

/// Writes a site into a folder that is absent, empty, or of specimen's making; nothing else is ever replaced or removed.
///
/// Everything is looked at before anything is changed. A run that is interrupted leaves a folder that the next one accepts:
/// before the first change, the manifest lists the old files and the new.
package struct SiteWriter {
  package struct Counts: Equatable, Sendable {
    package var written: Int
    package var unchanged: Int
    package var removed: Int

    package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
    }
  }

  private let folder: OutputFolder
  private let files: [SitePath: OutputFile]
  private let folders: Set<SitePath>
  /// What the manifest of the last run lists.
  private let made: Set<SitePath>
  /// What of it does not belong to the site any more, and the folders that this lies in.
  private let stale: Set<SitePath>
  private let staleFolders: Set<SitePath>

  /// - Parameter path: of the site's folder; a link to a folder is followed.
  package static func write(_ files: [OutputFile], to path: String) throws(WriteFailure) -> Counts {
    let folder = OutputFolder(path)
    let files = try byPath(files, in: folder)
    guard !path.isEmpty, !path.utf8.contains(0) else { throw WriteFailure(path, "is no name of a folder") }
    switch try folder.entry(at: "") {
    case .missing: try folder.make()
    case .folder: break
    case .file, .link, .other: throw WriteFailure(path, "is a file where the site's folder is needed")
    }
    let lock = try lock(folder)
    defer { close(lock) }
    let writer = SiteWriter(files, in: folder, made: try manifest(of: folder))
    try writer.check()
    return try writer.write()
  }

  private init(_ files: [SitePath: OutputFile], in folder: OutputFolder, made: Set<SitePath>) {
    self.folder = folder
    self.files = files
    folders = Set(files.keys.flatMap(\.folders))
    self.made = made
    stale = made.subtracting(files.keys)
    staleFolders = Set(stale.flatMap(\.folders))
  }

  private static func byPath(
    _ files: [OutputFile], in folder: OutputFolder
  ) throws(WriteFailure) -> [SitePath: OutputFile] {
    var result: [SitePath: OutputFile] = [:]
    for file in files {
      guard let path = SitePath(file.path) else {
        throw WriteFailure(folder.path(of: file.path), "is no path that specimen may write")
      }
      guard result.updateValue(file, forKey: path) == nil else {
        throw WriteFailure(folder.path(of: file.path), "is the path of two files")
      }
    }
    for path in result.keys.sorted() {
      if let outer = path.folders.first(where: { result[$0] != nil }) {
        throw WriteFailure(folder.path(of: outer.text), "is needed as a file, and as the folder of '\(path.text)'")
      }
    }
    return result
  }

  /// Keeps a second run out of the folder for as long as the descriptor is open.
  private static func lock(_ folder: OutputFolder) throws(WriteFailure) -> Int32 {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw WriteFailure(folder.path, "cannot be opened: \(OutputFolder.words(errno))")
    }
    // Where the file system has no locks, two runs are the user's to keep apart.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw WriteFailure(folder.path, "is being written by another run", help: "wait until it has ended")
    }
    return descriptor
  }

  // MARK: Looking

  private static func manifest(of folder: OutputFolder) throws(WriteFailure) -> Set<SitePath> {
    let path = folder.path(of: Manifest.name)
    switch try folder.entry(at: Manifest.name) {
    case .missing:
      guard try folder.names(in: "").allSatisfy({ $0 == OutputFolder.partial }) else {
        throw WriteFailure(
          folder.path, "is not empty, and specimen did not make it", help: "choose another folder, or empty this one")
      }
      return []
    case .file:
      guard let bytes = folder.bytes(of: Manifest.name), let manifest = Manifest(bytes) else {
        throw WriteFailure(
          path, "is not as this version of specimen writes it",
          help: "remove the whole folder '\(folder.path)' if it holds nothing of yours")
      }
      return manifest.paths
    case .folder, .link, .other:
      throw WriteFailure(path, "is no regular file", help: "choose another folder")
    }
  }

  /// Throws if the new files cannot take their places, or the old ones cannot be removed, without touching what is not ours.
  private func check() throws(WriteFailure) {
    for path in folders.union(staleFolders).sorted() {
      switch try folder.entry(at: path.text) {
      case .missing, .folder: continue
      case .link: throw refusal(path, "is a symbolic link, and specimen writes through none")
      case .file where made.contains(path) || !folders.contains(path): continue
      case .file, .other: throw refusal(path, "is a file where a folder is needed")
      }
    }
    for path in Set(files.keys).union(stale).sorted() {
      switch try folder.entry(at: path.text) {
      case .missing: continue
      case .file where made.contains(path): continue
      case .file: throw refusal(path, "is there already, and specimen did not make it")
      case .folder where stale.contains(path): continue
      case .folder: try checkVanishes(path)
      case .link, .other: throw refusal(path, "is no regular file")
      }
    }
  }

  /// Throws unless a folder and all that it holds are stale, so that a file can take its place.
  private func checkVanishes(_ path: SitePath) throws(WriteFailure) {
    guard staleFolders.contains(path) else {
      throw refusal(path, "stands where the site needs a file, and specimen did not make it")
    }
    for name in try folder.names(in: path.text) where name != OutputFolder.partial {
      guard let inner = SitePath("\(path.text)/\(name)") else { continue }
      switch try folder.entry(at: inner.text) {
      case .folder: try checkVanishes(inner)
      case .file where stale.contains(inner): continue
      case .missing, .file, .link, .other:
        throw refusal(inner, "stands where the site needs a file, and specimen did not make it")
      }
    }
  }

  private func refusal(_ path: SitePath, _ reason: String) -> WriteFailure {
    WriteFailure(folder.path(of: path.text), reason, help: "move it away, or choose another folder")
  }

  // MARK: Writing

  private func write() throws(WriteFailure) -> Counts {
    var counts = Counts()
    _ = try replaceIfDifferent(Manifest.name, with: Manifest(paths: made.union(files.keys)).bytes)
    try removeStale(counting: &counts)
    for path in folders.sorted() { try folder.makeFolder(path) }
    for path in files.keys.sorted() {
      guard let file = files[path] else { continue }
      if try replaceIfDifferent(path.text, with: file.bytes) { counts.written += 1 } else { counts.unchanged += 1 }
    }
    _ = try replaceIfDifferent(Manifest.name, with: Manifest(paths: Set(files.keys)).bytes)
    return counts
  }

  /// Goes first, so that a file can take a folder's place, and a folder a file's.
  private func removeStale(counting counts: inout Counts) throws(WriteFailure) {
    for path in stale.sorted() where try folder.entry(at: path.text) == .file {
      if try folder.remove(path.text) { counts.removed += 1 }
    }
    folder.removePartial(in: "")
    for path in folders.union(staleFolders) { folder.removePartial(in: path.text) }
    for path in staleFolders.subtracting(folders).sorted(by: >) { folder.removeIfEmpty(path) }
  }

  private func replaceIfDifferent(_ inner: String, with bytes: [UInt8]) throws(WriteFailure) -> Bool {
    if folder.bytes(of: inner, count: bytes.count) == bytes { return false }
    try folder.replace(inner, with: bytes)
    return true
  }
}
