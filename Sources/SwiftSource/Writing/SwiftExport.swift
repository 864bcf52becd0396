package import Diagnostics
package import Tokens

/// The tokens of a theme as Swift.
package struct SwiftExport {
  package struct File: Sendable {
    /// Relative to the folder of the export.
    package let path: String
    package let text: String
  }

  /// How every file of Swift begins that is an export by itself: what tells it from other people's.
  package static let opening = "// Written by `specimen export swift`"

  /// One, or those of a folder.
  package let files: [File]
  private let head: String

  /// What Swift cannot say is told.
  /// - Parameters:
  ///   - title: what the system is called.
  ///   - face: the PostScript name of a face by its family and weight; nil for one that is not on this machine.
  package init(
    _ graph: TokenGraph, _ naming: SwiftNaming, title: String, modes: SwiftModes = SwiftModes(),
    face: @escaping (String, Double) -> String? = { _, _ in nil }, into findings: inout Findings
  ) {
    head = SwiftExport.head(title)
    for problem in naming.problems { findings.report(problem) }
    let style: SwiftColorLiteral.Style =
      switch naming.shape {
      case .flat, .package: .components
      case .nested: .hexText
      case .dualAxis: .hexNumber
      }
    let tokens = SwiftTokens(graph, naming, modes, style: style, face: face)
    findings.report(SwiftOmissions(tokens).findings)
    switch naming.shape {
    case .flat, .nested: files = [SwiftFile(tokens, title: title).file]
    case .package: files = SwiftPackage(tokens, title: title).files
    case .dualAxis: files = DualAxisFiles(tokens, title: title).files
    }
  }

  /// All of it as one file, for those who take one; of a package, without its manifest.
  package var wholeText: String {
    if files.count == 1 { return files[0].text }
    let start = "import SwiftUI\n"
    let parts = files.filter { $0.path != "Package.swift" }.compactMap { file -> String? in
      file.text.firstRange(of: start).map { "// MARK: - \(file.path)\n\(file.text[$0.upperBound...])" }
    }
    return "\(head)\n\n\(start)\n\(parts.joined(separator: "\n"))"
  }

  /// The first lines of a file, which is laid out as it is.
  static func head(_ title: String) -> String {
    "\(opening): \(SwiftLiteral.lines(title).joined(separator: " ")). Do not edit.\n// swift-format-ignore-file"
  }
}
