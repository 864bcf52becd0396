import Diagnostics

extension Finding {
  /// - Parameter container: what has the key twice: `object`, `mapping`.
  static func duplicateKey(_ key: String, of container: String, at place: Place, first: Place) -> Finding {
    Finding(
      .error, "duplicate-key", "the key '\(key)' stands twice in one \(container)", at: place,
      notes: [.init("it stands first here", at: first)], help: "rename one of them, or remove it")
  }
}
