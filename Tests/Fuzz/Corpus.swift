import Foundation

/// The files that are changed: the conformance cases, the token files and settings of themes, those of the tests too, and mock-ups.
struct Corpus {
  let files: [(name: String, bytes: [UInt8])]
  /// What the resolvers of the cases refer to.
  let referenced: [(path: String, bytes: [UInt8])]
  let mockups: MockupCorpus

  /// - Parameter root: the repository.
  init(root: URL) throws {
    let cases = root.appending(path: "Tests/TokensTests/Conformance")
    let themes = root.appending(path: "themes")
    let projects = root.appending(path: "Tests/CommandTests/Cases")
    files =
      try Corpus.paths(in: cases, ending: [".json"]).filter { !$0.hasPrefix("files/") }
      .map { ($0, try Corpus.bytes(cases, $0)) }
      + Corpus.paths(in: themes, ending: [".json", "theme.yaml", "waivers.yaml"]).map {
        ($0, try Corpus.bytes(themes, $0))
      }
      + Corpus.paths(in: projects, ending: [".tokens.json", ".resolver.json"]).map {
        ($0, try Corpus.bytes(projects, $0))
      }
    referenced = try Corpus.paths(in: cases.appending(path: "files"), ending: [".json"]).map { path in
      ("files/\(path)", try Corpus.bytes(cases, "files/\(path)"))
    }
    mockups = try MockupCorpus(root: root)
  }

  static func isResolver(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\"resolutionOrder\"")
  }

  /// Sorted, so that a number means the same file everywhere.
  static func paths(in folder: URL, ending endings: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
  }

  static func bytes(_ folder: URL, _ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }
}
