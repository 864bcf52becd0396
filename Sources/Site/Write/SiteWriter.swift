import Diagnostics
import Glibc

/// Writes a site into a folder that is absent, empty, or of specimen's making; nothing else is ever replaced or removed.
///
/// Everything is looked at before anything is changed. A run that is interrupted leaves a folder that the next one accepts:
/// before the first change, the manifest lists the old files and the new.
package struct SiteWriter: Sendable {
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

  /// How many files are made at a time at most, and at the end, where nothing is made while the last of them are written.
  private static let (window, leastWindow) = (128, 16)

  private let folder: OutputFolder
  /// In the order of their paths.
  private let files: [(path: SitePath, file: OutputFile)]
  private let folders: Set<SitePath>
  /// What the manifest of the last run lists.
  private let made: Set<SitePath>
  /// What of it does not belong to the site any more, and the folders that this lies in.
  private let stale: Set<SitePath>
  private let staleFolders: Set<SitePath>

  /// - Parameters:
  ///   - path: of the site's folder; a link to a folder is followed.
  ///   - progress: is told now and then how many files are done.
  package static func write(
    _ files: [OutputFile], to path: String, progress: (Int) -> Void = { _ in }
  ) throws(WriteFailure) -> Counts {
    let folder = OutputFolder(path)
    let files = try inOrder(files, in: folder)
    guard !path.isEmpty, !path.utf8.contains(0) else { throw WriteFailure(path, "is no name of a folder") }
    switch try folder.entry(at: "") {
    case .missing: try folder.make()
    case .folder: break
    case .file, .link, .other: throw WriteFailure(path, "is a file where a folder is needed")
    }
    let lock = try lock(folder)
    defer { close(lock) }
    let made = try manifest(of: folder)
    let writer = SiteWriter(files, in: folder, made: made ?? [])
    if made != nil { try writer.check() }
    return try writer.write(progress)
  }

  private init(_ files: [(path: SitePath, file: OutputFile)], in folder: OutputFolder, made: Set<SitePath>) {
    self.folder = folder
    self.files = files
    folders = SiteWriter.folders(of: files.lazy.map(\.path))
    self.made = made
    stale = made.isEmpty ? [] : made.subtracting(files.lazy.map(\.path))
    staleFolders = SiteWriter.folders(of: stale)
  }

  private static func folders(of paths: some Sequence<SitePath>) -> Set<SitePath> {
    var folders: Set<SitePath> = []
    var last: SitePath?
    for path in paths {
      let own = path.folder
      // Most stand beside the one before.
      if own == last { continue }
      last = own
      for folder in path.folders {
        guard folders.insert(folder).inserted else { break }
      }
    }
    return folders
  }

  private static func inOrder(
    _ files: [OutputFile], in folder: OutputFolder
  ) throws(WriteFailure) -> [(path: SitePath, file: OutputFile)] {
    var result: [(path: SitePath, file: OutputFile)] = []
    result.reserveCapacity(files.count)
    for file in files {
      guard let path = SitePath(file.path) else {
        throw WriteFailure(folder.path(of: file.path), "is no path that specimen may write")
      }
      result.append((path, file))
    }
    result.sort { $0.path < $1.path }
    for (one, other) in zip(result, result.dropFirst()) where one.path == other.path {
      throw WriteFailure(folder.path(of: one.path.text), "is the path of two files")
    }
    let folders = folders(of: result.lazy.map(\.path))
    if let outer = result.first(where: { folders.contains($0.path) })?.path,
      let inner = result.first(where: { $0.path.folders.contains(outer) })?.path
    {
      throw WriteFailure(folder.path(of: outer.text), "is needed as a file, and as the folder of '\(inner.text)'")
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

  /// What the last run made; nil for a folder in which nothing stands.
  private static func manifest(of folder: OutputFolder) throws(WriteFailure) -> Set<SitePath>? {
    let path = folder.path(of: Manifest.name)
    switch try folder.entry(at: Manifest.name) {
    case .missing:
      guard try folder.names(in: "").allSatisfy({ $0 == OutputFolder.partial }) else {
        throw WriteFailure(
          folder.path, "is not empty, and specimen did not make it", help: "choose another folder, or empty this one")
      }
      return nil
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
    for path in files.map(\.path) + stale.sorted() {
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

  private func write(_ progress: (Int) -> Void) throws(WriteFailure) -> Counts {
    var counts = Counts()
    let paths = files.map(\.path)
    try writeManifest(stale.isEmpty ? paths : (paths + stale).sorted())
    try removeStale(counting: &counts)
    for path in folders.sorted() { try folder.makeFolder(path) }
    counts.written = try writeFiles(progress)
    counts.unchanged = files.count - counts.written
    if !stale.isEmpty { try writeManifest(paths) }
    return counts
  }

  /// While some files are written, the next are made: more of them are never in memory.
  /// - Returns: how many were written; the others have their bytes already.
  private func writeFiles(_ progress: (Int) -> Void) throws(WriteFailure) -> Int {
    var written = 0
    var rest = files[...]
    var ready: [(path: SitePath, bytes: [UInt8])] = []
    repeat {
      let size = min(SiteWriter.window, max(SiteWriter.leastWindow, rest.count / 4))
      let next = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      let outcome: Result<Int, WriteFailure>
      (ready, outcome) = next.parallelMap({ ($0.path, $0.file.bytes) }) { [ready] in write(ready) }
      written += try outcome.get()
      progress(files.count - rest.count - ready.count)
    } while !ready.isEmpty
    return written
  }

  private func write(_ files: [(path: SitePath, bytes: [UInt8])]) -> Result<Int, WriteFailure> {
    do throws(WriteFailure) {
      var written = 0
      for (path, bytes) in files {
        if made.contains(path), folder.bytes(of: path.text, count: bytes.count) == bytes { continue }
        try folder.replace(path.text, with: bytes)
        written += 1
      }
      return .success(written)
    } catch {
      return .failure(error)
    }
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

  private func writeManifest(_ paths: [SitePath]) throws(WriteFailure) {
    let bytes = Manifest.bytes(paths)
    if folder.bytes(of: Manifest.name, count: bytes.count) != bytes { try folder.replace(Manifest.name, with: bytes) }
  }
}
