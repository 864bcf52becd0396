import DataFiles
import Diagnostics

/// The list of the files in a site's folder that specimen made: the only ones that it may replace or remove.
///
/// `{"version": 1, "paths": [...]}`, sorted by bytes, in `.specimen-manifest.json`.
struct Manifest: Sendable {
  static let name = ".specimen-manifest.json"
  static let version = 1

  let paths: Set<SitePath>

  /// Nil for bytes that specimen would not have written, hostile paths among them.
  init?(_ bytes: [UInt8]) {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: Manifest.name, bytes: bytes)
    guard let data = JSONReader.read(file, into: &findings), !findings.hasErrors,
      data.members?.count == 2, data["version"]?.number == Double(Manifest.version), let items = data["paths"]?.array
    else { return nil }
    let paths = items.compactMap { $0.string.flatMap(SitePath.init) }
    guard paths.count == items.count else { return nil }
    self.paths = Set(paths)
  }

  /// - Parameter paths: in their order.
  static func bytes(_ paths: [SitePath]) -> [UInt8] {
    var bytes = Array("{\n  \"version\": \(Manifest.version),\n  \"paths\": [".utf8)
    for (index, path) in paths.enumerated() {
      bytes += (index == 0 ? "\n    \"" : ",\n    \"").utf8
      JSONText.append(path.text, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += (paths.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
    return bytes
  }
}
