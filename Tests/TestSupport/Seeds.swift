package import Foundation

/// The documents that describe the design systems of this project, at `../shared/seeds`.
package enum Seeds {
  package static let folder: URL = SharedData.folder.deletingLastPathComponent().appending(path: "seeds")

  package static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The document whose name begins so, without the signs of the difference that it was taken from.
  package static func text(_ number: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasPrefix(number) }) else { throw CocoaError(.fileNoSuchFile) }
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("+") ? $0.dropFirst() : $0 }.joined(separator: "\n")
  }

  /// Seed 002 lost the ends of its lines: each declaration gets its own again, and so its comments end.
  package static func brokenIntoLines(_ text: String) -> String {
    [" static let ", " enum ", " }", " import ", " // Icon-specific"].reduce(text) { text, word in
      text.replacingOccurrences(of: word, with: "\n" + word.dropFirst())
    }
  }

  /// The document with its fences on lines of their own.
  package static func markdown(_ number: String) throws -> String {
    let text = try text(number)
    guard number == "002" else { return text }
    return brokenIntoLines(text).replacingOccurrences(of: "```swift ", with: "\n```swift\n")
      .replacingOccurrences(of: " ``` ", with: "\n```\n")
  }
}
