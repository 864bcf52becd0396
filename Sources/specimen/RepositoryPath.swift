import FoundationEssentials

/// Where a project stands in its repository: reports name files as the repository does.
enum RepositoryPath {
  /// The empty string, or a path that ends with a slash. Outside of a repository, the current folder counts as one.
  static func folder(of project: String) -> String {
    let folder = URL(filePath: project, directoryHint: .isDirectory).standardizedFileURL
    let parts = folder.pathComponents
    var root = folder
    while !FileManager.default.fileExists(atPath: root.appending(path: ".git").path) {
      guard root.pathComponents.count > 1 else {
        let current = URL(filePath: ".", directoryHint: .isDirectory).standardizedFileURL.pathComponents
        return parts.starts(with: current) ? path(parts.dropFirst(current.count)) : ""
      }
      root = root.deletingLastPathComponent()
    }
    return path(parts.dropFirst(root.pathComponents.count))
  }

  private static func path(_ parts: ArraySlice<String>) -> String {
    parts.map { "\($0)/" }.joined()
  }
}
