import Glibc

/// The folder that a project is read from: the few things that are asked of a disk.
struct InputFolder: Sendable {
  enum Kind: Equatable {
    case file(size: Int)
    case folder, link, other
  }

  struct Entry {
    let name: String
    /// True for a regular file, where the list of the folder says so; nobody has to look at it then.
    let isFile: Bool
  }

  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// What stands at a path inside; nil for nothing.
  func kind(of inner: String) -> Kind? {
    var status = stat()
    return lstat(path(of: inner), &status) == 0 ? InputFolder.kind(status) : nil
  }

  /// The same behind all links.
  func target(of inner: String) -> Kind? {
    var status = stat()
    return stat(path(of: inner), &status) == 0 ? InputFolder.kind(status) : nil
  }

  /// What stands in a folder, in no order; nil for one that cannot be read.
  func entries(in inner: String) -> [Entry]? {
    guard let stream = opendir(path(of: inner)) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { entries.append(Entry(name: name, isFile: entry.pointee.d_type == DT_REG)) }
    }
    return errno == 0 ? entries : nil
  }

  /// Nil for a file that cannot be read, that is larger, or that changes while it is read.
  func bytes(of inner: String, limit: Int) -> [UInt8]? {
    let file = open(path(of: inner), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return [UInt8](file: file, limit: limit)
  }

  private func path(of inner: String) -> String { inner.isEmpty ? path : "\(path)/\(inner)" }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

extension [UInt8] {
  /// The whole of an open regular file; nil when it is none, is larger than the limit, has another size than the one given, or
  /// cannot be read.
  init?(file: Int32, count: Int? = nil, limit: Int = 1 << 30) {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
      count == nil || count == Int(status.st_size)
    else { return nil }
    let size = Int(status.st_size)
    self.init(unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        let count = read(file, buffer.baseAddress?.advanced(by: filled), size - filled)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { break }
        filled += count
      }
    }
    guard self.count == size else { return nil }
  }
}
