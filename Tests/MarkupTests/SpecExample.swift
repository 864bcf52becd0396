import Foundation
import Testing

/// An example of a CommonMark specification: Markdown and the HTML that it stands for.
struct SpecExample: Sendable, CustomTestStringConvertible {
  let number: Int
  /// What the specification writes behind `example`, e.g. the extension that it needs.
  let tag: String
  let section: String
  let markdown: String
  let html: String

  var testDescription: String { "\(number) (\(section))" }

  /// The examples of a file in the shared test data beside this package; empty when that is missing.
  static func all(in file: String) -> [SpecExample] {
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [SpecExample] = []
    var section = ""
    var tag: String?
    var parts: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = tag {
        if line == fence {
          let texts = parts.map { $0.map { $0 + "\n" }.joined().replacing("→", with: "\t") }
          examples.append(
            SpecExample(
              number: examples.count + 1, tag: open, section: section, markdown: texts[0], html: texts[1]))
          tag = nil
        } else if line == "." {
          parts.append([])
        } else {
          parts[parts.count - 1].append(line)
        }
      } else if line.hasPrefix(fence + " example") {
        tag = line.dropFirst(fence.count + " example".count).trimmingCharacters(in: .whitespaces)
        parts = [[]]
      } else if line.hasPrefix("#") {
        section = line.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return examples
  }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/data/commonmark")
  }
}
