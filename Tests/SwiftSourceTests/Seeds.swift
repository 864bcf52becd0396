import Diagnostics
import Foundation
import SwiftSource
import TestSupport
import Testing

/// The documents that describe the design systems of this project, at `../shared/seeds`.
enum Seeds {
  static let folder = SharedData.folder.deletingLastPathComponent().appending(path: "seeds")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The document whose name begins so, without the signs of the difference that it was taken from.
  static func text(_ number: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix(number) })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("+") ? $0.dropFirst() : $0 }.joined(separator: "\n")
  }

  /// The bodies of its Swift fences.
  static func fences(_ text: String, opening: String = "```swift\n") -> [SwiftText] {
    var files = SourceFiles()
    let file = files.add(path: "seed.md", bytes: Array(text.utf8))
    var fences: [SwiftText] = []
    var rest = text[...]
    while let open = rest.range(of: opening) {
      let close = rest.range(of: "```", range: open.upperBound..<rest.endIndex)?.lowerBound ?? rest.endIndex
      let start = text.utf8.distance(from: text.startIndex, to: open.upperBound)
      let length = text.utf8.distance(from: open.upperBound, to: close)
      fences.append(SwiftText(file, start..<start + length))
      rest = rest[close...].dropFirst(3)
    }
    return fences
  }

  /// Seed 002 lost the ends of its lines: each declaration gets its own again, and so its comments end.
  static func brokenIntoLines(_ text: String) -> String {
    [" static let ", " enum ", " }", " import ", " // Icon-specific"].reduce(text) { text, word in
      text.replacingOccurrences(of: word, with: "\n" + word.dropFirst())
    }
  }
}
