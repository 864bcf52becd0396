import Colorimetry
import Diagnostics
import SwiftSource
import TestSupport
import Testing
import Tokens

/// Swift that is written is read as the same constants.
@Suite struct RoundTripTests {
  private func reading(_ export: ExportedTheme) -> SwiftReading {
    var sources = SourceFiles()
    let files = export.files.keys.sorted().filter { $0 != "Package.swift" }
    return SwiftReader.read(
      files.map { path in SwiftText(sources.add(path: path, bytes: Array((export.files[path] ?? "").utf8))) })
  }

  /// - Parameters:
  ///   - names: of the documents of the seeds.
  ///   - opening: of their fences.
  @Test(
    .enabled(if: Seeds.isPresent, "needs ../shared/seeds"),
    arguments: [("000", "package", 33), ("002", "nested", 23), ("003", "nested", 3), ("004", "flat", 32)])
  func `gives a seed's own constants again, by their names`(seed: String, shape: String, count: Int) throws {
    let text = try Seeds.text(seed)
    let isOnOneLine = seed == "002"
    let fences = Seeds.fences(
      isOnOneLine ? Seeds.brokenIntoLines(text) : text, opening: isOnOneLine ? "```swift " : "```swift\n")
    let constants = SwiftReader.read(fences).constants.filter { constant in
      // What the guide calls wrong, and what stands for itself in the middle of a fence, is no part of the system.
      constant.name.parts.count > 1 && constant.comment?.text != "wrong"
    }
    let tokens = SwiftTokenFile(constants)
    let export = ExportedTheme(
      tokens.light, modifiers: tokens.isAdaptive ? [("theme", [("light", ""), ("dark", tokens.dark)])] : [])
    #expect(export.complaints == [])
    #expect(export.naming.shape.rawValue == shape)
    let again = reading(export)
    #expect(again.reasons == [])
    let line = { (constant: SwiftConstant) in "\(constant.name) = \(constant.value.line)" }
    #expect(again.constants.map(line).sorted() == constants.map(line).sorted())
    #expect(again.constants.count == count)
  }
}
