package import DataFiles

/// The data files of a theme, as a resolver names them.
package struct TokenFiles: Sendable {
  package enum File: Sendable {
    case data(DataValue)
    /// Not JSON, or not YAML.
    case unreadable
  }

  private let files: [String: File]
  /// The folder that names are relative to: the resolver's, as segments.
  private let base: [String]

  /// - Parameters:
  ///   - files: by their paths in the theme.
  ///   - resolver: the path of the resolver.
  package init(_ files: [String: File], namedFrom resolver: String) {
    self.files = files
    base = resolver.split(separator: "/").dropLast().map(String.init)
  }

  subscript(name: String) -> File? { files[normalized(name)] }

  /// Sorted.
  var names: [String] { files.keys.sorted() }

  /// The path in the theme, without `.` and `..`; what leads out of the theme is nobody's path.
  func normalized(_ name: String) -> String {
    var segments = base
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
