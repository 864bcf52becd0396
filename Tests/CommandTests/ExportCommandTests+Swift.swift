import Foundation
import TestSupport
import Testing

/// Exports for Xcode: Swift, and asset catalogs.
extension ExportCommandTests {
  @Test func `prints the constants that theme.yaml names as Swift`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    let run = try Execution(["export", "swift", "--mode", "theme=night,size=small"], in: scratch.path)
    #expect(run.error == "")
    #expect(
      run.output == """
        // Written by `specimen export swift`: Sea. Do not edit.
        // swift-format-ignore-file
        // 1 of 6 tokens: those that theme.yaml names under 'swift'.

        import SwiftUI

        extension Color {
            /// What is read, on whatever ground there is, by everybody who comes along the quay at any hour of day.
            static let seaText = Color.white // #FFFFFF
        }

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `writes Swift over an earlier one, and over nothing else`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Harbour.files)
    for place in ["Sea.swift", "Sea.swift", "out", "out"] {
      #expect(try Execution(["export", "swift", "--output", place], in: scratch.path).exitCode == 0)
    }
    #expect(try scratch.text("out/Sea.swift") == scratch.text("Sea.swift"))
    try scratch.write(["Mine.swift": "import SwiftUI\n", "mine/a.txt": ""])
    for place in ["Mine.swift", "mine"] {
      #expect(try Execution(["export", "swift", "--output", place], in: scratch.path).exitCode == 2)
    }
  }

  private static let themes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "themes")

  @Test func `writes Swift of each theme that ships, which the compiler takes without a word`() throws {
    let compiler = try SwiftCompiler()
    let names = try FileManager.default.contentsOfDirectory(atPath: ExportCommandTests.themes.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let scratch = try ScratchFolder()
      try scratch.makeFolder("themes")
      try FileManager.default.copyItem(
        at: ExportCommandTests.themes.appending(path: name), to: scratch.url.appending(path: "themes/\(name)"))
      let run = try Execution(["export", "swift", "--output", "out"], in: scratch.path)
      #expect(run.exitCode == 0, "\(name): \(run.error)")
      let paths = try scratch.files("out").filter { $0.hasSuffix(".swift") }
      #expect(!paths.isEmpty)
      let complaints =
        paths.contains("Package.swift")
        ? try compiler.complaints(ofPackageAt: scratch.path("out"))
        : try compiler.complaints(
          about: Dictionary(uniqueKeysWithValues: paths.map { ($0, try scratch.text("out/\($0)")) }))
      #expect(complaints == "", "\(name)")
    }
  }

  @Test func `writes colours as an asset catalog`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      "themes/sea/a.tokens.json": """
      {"color": {"$type": "color", "teal": {"$value": {"colorSpace": "srgb", "components": [0, 0.761, 1], "alpha": 0.5}}}}
      """,
      "themes/sea/theme.yaml": "swift: {color.teal: Color.Sea.teal}\n",
    ])
    #expect(try Execution(["export", "xcassets"], in: scratch.path).exitCode == 2)
    let run = try Execution(["export", "xcassets", "--output", "out"], in: scratch.path)
    #expect(run.error == "")
    #expect(
      try scratch.dump("out/Colors.xcassets").map { $0.split(separator: ":")[0] }.sorted() == [
        "out/Colors.xcassets/Contents.json", "out/Colors.xcassets/Sea/", "out/Colors.xcassets/Sea/Contents.json",
        "out/Colors.xcassets/Sea/teal.colorset/", "out/Colors.xcassets/Sea/teal.colorset/Contents.json",
      ])
    #expect(
      try scratch.text("out/Colors.xcassets/Sea/teal.colorset/Contents.json") == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "0.500",
                  "blue" : "1.000",
                  "green" : "0.761",
                  "red" : "0.000"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "specimen",
            "version" : 1
          }
        }

        """)
  }
}
