import Diagnostics
import Foundation
import SwiftSource
import TestSupport

extension Seeds {
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
}
