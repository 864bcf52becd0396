package import DataFiles

/// The data files of a theme, as a resolver names them.
package struct TokenFiles: Sendable {
  package enum File: Sendable {
    case data(DataValue)
    /// Not JSON, or not YAML.
    case unreadable
  }

  private let files: [String: File]
  /// The path of the resolver in the theme.
  let resolver: String

  /// - Parameters:
  ///   - files: by their paths in the theme.
  ///   - resolver: the path of the resolver.
  package init(_ files: [String: File], namedFrom resolver: String) {
    self.files = files
    self.resolver = resolver
  }

  /// The file with a path in the theme, as `normalized` gives it.
  subscript(path: String) -> File? { files[path] }

  /// Sorted.
  var names: [String] { files.keys.sorted() }

  /// The path in the theme, without `.` and `..`; what leads out of the theme begins with `..` or is absolute.
  /// - Parameter file: the file that has the name, by its path; nil for the resolver.
  func normalized(_ name: String, from file: String? = nil) -> String {
    guard !name.hasPrefix("/") else { return name }
    var segments = (file ?? resolver).split(separator: "/").dropLast().map(String.init)
    for segment in name.split(separator: "/", omittingEmptySubsequences: false) {
      switch segment {
      case ".": break
      case ".." where segments.last != nil && segments.last != "..": segments.removeLast()
      default: segments.append(String(segment))
      }
    }
    return segments.joined(separator: "/")
  }
}
