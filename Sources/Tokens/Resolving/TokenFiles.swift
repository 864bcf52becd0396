package import DataFiles
package import Diagnostics

/// The data files of a theme, as a resolver names them.
package struct TokenFiles: Sendable {
  package enum File: Sendable {
    case data(DataValue)
    /// Not JSON, or not YAML.
    case unreadable
  }

  package typealias Reading = @Sendable (_ path: String, _ findings: inout Findings) -> File?

  /// Those that have been read so far; nil for what is no file.
  private var files: [String: File?] = [:]
  private let reading: Reading
  /// Sorted.
  let names: [String]
  /// The path of the resolver in the theme.
  let resolver: String

  /// Files that are read when a resolver names them, and not before.
  /// - Parameters:
  ///   - names: the paths in the theme that a misspelt one may have meant.
  ///   - resolver: the path of the resolver.
  package init(named names: [String], from resolver: String, reading: @escaping Reading) {
    self.names = names.sorted()
    self.resolver = resolver
    self.reading = reading
  }

  /// - Parameters:
  ///   - files: by their paths in the theme.
  ///   - resolver: the path of the resolver.
  package init(_ files: [String: File], namedFrom resolver: String) {
    self.init(named: Array(files.keys), from: resolver) { path, _ in files[path] }
  }

  /// The file with a path in the theme, as `normalized` gives it. Why a file cannot be read is reported once.
  mutating func file(_ path: String, into findings: inout Findings) -> File? {
    if let file = files[path] { return file }
    let file = reading(path, &findings)
    files[path] = .some(file)
    return file
  }

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
