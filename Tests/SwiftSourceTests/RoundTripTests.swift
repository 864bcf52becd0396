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

  @Test(arguments: [SwiftShape.flat, .nested, .package, .dualAxis])
  func `gives descriptions again`(shape: SwiftShape) {
    let texts = [
      "color.ink": "What is read.", "color.night": "First line,\n  second line.\n\nA word on \\ and */.",
      "font.head": "The name of a screen.", "gap.s": "Between words.",
    ]
    let description = { (path: String) in
      "\"$description\": \"\((texts[path] ?? "").replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\""
    }
    let colour = { (level: Int) in "{\"colorSpace\": \"srgb\", \"components\": [\(level), \(level), \(level)]}" }
    let export = ExportedTheme(
      """
      "color": {"$type": "color",
        "ink": {"$value": \(colour(0)), \(description("color.ink"))},
        "night": {"$value": "{color.ink}", \(description("color.night"))}, "day": {"$value": \(colour(1))}},
      "font": {"$type": "typography",
        "head": {"$value": {"fontFamily": "system-ui", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400},
          \(description("font.head"))}},
      "gap": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}, \(description("gap.s"))}}
      """,
      names: [
        ("color.*", shape == .dualAxis ? "DesignColorScheme.*" : "DS.Paint.*"), ("font.*", "DS.Font.*"),
        ("gap.*", "DS.Gap.*"),
      ], shape: shape)
    var sources = SourceFiles()
    var findings = Findings()
    let swift = export.files.keys.sorted().filter { $0 != "Package.swift" }.map { path in
      SwiftText(sources.add(path: path, bytes: Array((export.files[path] ?? "").utf8)))
    }
    let file = SwiftTokenSource.read(swift, into: &findings)
    let document = ResolverDocument(files: [(path: "DS.swift", file: file)], isWhole: true, into: &findings)
    let again = TokenGraph(document, profile: .lenient, into: &findings)
    for (path, text) in texts {
      let name = export.naming[TokenPath(path.split(separator: ".").map(String.init))]
      let token = name.flatMap { again[TokenPath($0.parts)] }
      #expect(token?.description == text, "\(path)")
    }
  }
}
