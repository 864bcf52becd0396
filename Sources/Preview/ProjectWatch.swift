import Glibc

/// Waits for changes of a project's files, through inotify.
package struct ProjectWatch: ~Copyable {
  package struct Failure: Error {
    package let reason: String
  }

  private let descriptor: Int32
  private let root: String
  /// The folder that the site may be written to: its files come from the project, and are none of it.
  private let excluded: String

  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - excluded: the path of a folder that is left out.
  package init(_ root: String, excluding excluded: String) throws(Failure) {
    self.root = root
    self.excluded = excluded
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno)).lowercased()) }
    watch(root)
  }

  deinit { close(descriptor) }

  /// Returns after something has changed and then been quiet for a moment, as an editor or `git checkout` leaves it.
  package borrowing func wait() {
    drain(timeout: -1)
    while drain(timeout: 60) {}
    // Folders may have come, and an inotify watch is once for each.
    watch(root)
  }

  /// Reads what there is; false when nothing comes in time.
  /// - Parameter timeout: in milliseconds; negative for ever.
  @discardableResult
  private borrowing func drain(timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, timeout) > 0 else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 8) { buffer in
      read(descriptor, buffer.baseAddress, buffer.count) > 0
    }
  }

  /// A folder and all below it, but for hidden ones and those of packages.
  private borrowing func watch(_ folder: String) {
    let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ONLYDIR
    guard inotify_add_watch(descriptor, folder, UInt32(mask)) >= 0, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard entry.pointee.d_type == UInt8(DT_DIR), !name.hasPrefix("."), name != "node_modules" else { continue }
      let path = "\(folder)/\(name)"
      if path != excluded { watch(path) }
    }
  }
}
