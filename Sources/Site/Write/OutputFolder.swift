import FoundationEssentials
import Glibc

/// The folder that a site is written to: the few things that the writer does on a disk.
struct OutputFolder {
  enum Entry {
    case missing, file, folder, link, other
  }

  /// Where bytes lie until they are whole and take their file's place; one in a folder at a time.
  static let partial = ".specimen-partial"

  /// As the user gave it.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The path of something inside, as the user knows it.
  func path(of inner: String) -> String {
    if inner.isEmpty { return path }
    return path.utf8.last == UInt8(ascii: "/") ? path + inner : "\(path)/\(inner)"
  }

  // MARK: Looking

  /// What stands at a path inside the folder. Links are not followed, save one that is the folder itself.
  func entry(at inner: String) throws(WriteFailure) -> Entry {
    var status = stat()
    let path = path(of: inner)
    guard (inner.isEmpty ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .missing }
      throw failure(inner, "cannot be looked at")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The names in a folder, sorted by bytes.
  func names(in inner: String) throws(WriteFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path(of: inner)) else {
      throw WriteFailure(path(of: inner), "cannot be read")
    }
    return names.sorted { $0.precedesByBytes($1) }
  }

  /// The bytes of a regular file; nil when it has another size than the one given, or cannot be read.
  func bytes(of inner: String, count: Int? = nil) -> [UInt8]? {
    let file = open(path(of: inner), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return [UInt8](file: file, count: count)
  }

  // MARK: Changing

  /// Makes the folder itself and those that it lies in.
  func make() throws(WriteFailure) {
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      end = path.utf8[path.utf8.index(after: end)...].firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o777) != 0, errno != EEXIST {
        throw WriteFailure(part, "cannot be made: \(OutputFolder.words(errno))")
      }
    }
  }

  func makeFolder(_ inner: SitePath) throws(WriteFailure) {
    guard mkdir(path(of: inner.text), 0o777) == 0 || errno == EEXIST else {
      throw failure(inner.text, "cannot be made")
    }
  }

  /// Puts bytes in a file's place, whole or not at all.
  func replace(_ inner: String, with bytes: [UInt8]) throws(WriteFailure) {
    let partial = partial(beside: inner)
    let partialPath = path(of: partial)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = open(partialPath, flags, 0o666)
    if file < 0, errno == EEXIST {
      // What an interrupted run has left.
      unlink(partialPath)
      file = open(partialPath, flags, 0o666)
    }
    guard file >= 0 else { throw failure(inner, "cannot be written") }
    var isWhole = OutputFolder.writeAll(bytes, to: file)
    var reason = errno
    if close(file) != 0, isWhole { (isWhole, reason) = (false, errno) }
    if isWhole, rename(partialPath, path(of: inner)) != 0 { (isWhole, reason) = (false, errno) }
    guard isWhole else {
      unlink(partialPath)
      throw WriteFailure(path(of: inner), "cannot be written: \(OutputFolder.words(reason))")
    }
  }

  /// Removes a file; false when there was none.
  func remove(_ inner: String) throws(WriteFailure) -> Bool {
    if unlink(path(of: inner)) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw failure(inner, "cannot be removed")
  }

  /// Removes what an interrupted run has left beside its files.
  func removePartial(in folder: String) {
    unlink(path(of: folder.isEmpty ? OutputFolder.partial : "\(folder)/\(OutputFolder.partial)"))
  }

  /// Removes a folder if nothing is in it.
  func removeIfEmpty(_ inner: SitePath) {
    rmdir(path(of: inner.text))
  }

  // MARK: Words

  private func partial(beside inner: String) -> String {
    guard let slash = inner.utf8.lastIndex(of: UInt8(ascii: "/")) else { return OutputFolder.partial }
    return "\(inner[..<slash])/\(OutputFolder.partial)"
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return false }
        done += count
      }
      return true
    }
  }

  private func failure(_ inner: String, _ what: String) -> WriteFailure {
    WriteFailure(path(of: inner), "\(what): \(OutputFolder.words(errno))")
  }

  /// What the system says of an error, as the end of a sentence: `no space left on device`.
  static func words(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
