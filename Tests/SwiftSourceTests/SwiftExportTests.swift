import SwiftSource
import TestSupport
import Testing

@Suite struct SwiftExportTests {
  private static let palette = """
    "color": {
      "$type": "color",
      "teal": {
        "$value": {"colorSpace": "srgb", "components": [0, 0.7608, 0.7216], "hex": "#00c2b8"},
        "$description": "The one accent.\\nNever for text."
      },
      "loud": {"$value": {"colorSpace": "display-p3", "components": [0.92, 0.2, 0.1], "alpha": 0.5}},
      "veil": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.06}},
      "own": {"$value": {"colorSpace": "srgb", "components": [0.35, 0.45, 1]}},
      "link": {"$value": "{color.teal}", "$deprecated": "use teal"},
      "default": {"$value": "{color.link}"}
    }
    """

  @Test func `writes extensions by the names of theme.yaml`() {
    let export = ExportedTheme(SwiftExportTests.palette, names: [("color.*", "Color.sea*")])
    #expect(export.complaints == [])
    #expect(
      export.files == [
        "Sea.swift": """
        // Written by `specimen export swift`: Sea. Do not edit.
        // swift-format-ignore-file

        import SwiftUI

        extension Color {
            /// The one accent.
            /// Never for text.
            static let seaTeal = Color(red: 0.0, green: 0.761, blue: 0.722) // #00C2B8
            static let seaLoud = Color(.displayP3, red: 0.92, green: 0.2, blue: 0.1, opacity: 0.5)
            static let seaVeil = Color.white.opacity(0.06)
            static let seaOwn = Color(red: 0.35, green: 0.45, blue: 1.0)
            @available(*, deprecated, message: "use teal")
            static let seaLink = Color.seaTeal
            static let seaDefault = Color.seaTeal
        }

        """
      ])
  }

  @Test func `writes enums in enums, with keywords in backticks`() {
    let export = ExportedTheme(SwiftExportTests.palette, names: [("color.**", "AppTheme.Colors.*")])
    #expect(
      export.files["AppTheme.swift"]?.contains(
        """
        enum AppTheme {
            enum Colors {
                /// The one accent.
                /// Never for text.
                static let teal = Color(hex: "00C2B8")
                static let loud = Color(.displayP3, red: 0.92, green: 0.2, blue: 0.1, opacity: 0.5)
                static let veil = Color(hex: "FFFFFF").opacity(0.06)
                static let own = Color(red: 0.35, green: 0.45, blue: 1.0)
                @available(*, deprecated, message: "use teal")
                static let link = AppTheme.Colors.teal
                static let `default` = AppTheme.Colors.teal
            }
        }

        extension Color {
            /// Red, green and blue with two digits each: `00C2B8`.
            init(hex: String) {
        """) == true)
  }

  /// A token, what stands under `swift` without the constant's own name, and the line of it, in which `@` is that name.
  private static let values: [(token: String, namespace: String, line: String)] = [
    (
      "\"$type\": \"dimension\", \"$value\": {\"value\": 1.5, \"unit\": \"rem\"}", "CGFloat",
      "static let @: CGFloat = 24 // 1.5rem"
    ),
    ("\"$type\": \"number\", \"$value\": 0.08", "CGFloat", "static let @: CGFloat = 0.08"),
    ("\"$type\": \"number\", \"$value\": 8", "Double", "static let @: Double = 8"),
    ("\"$type\": \"number\", \"$value\": 8", "Int", "static let @: Int = 8"),
    ("\"$type\": \"fontWeight\", \"$value\": 600", "Style", "static let @: CGFloat = 600"),
    ("\"$type\": \"fontWeight\", \"$value\": 600", "Font.Weight", "static let @ = Font.Weight.semibold"),
    (
      "\"$type\": \"fontFamily\", \"$value\": [\"Gotham \\\"X\\\"\", \"serif\"]", "Style",
      #"static let @: String = "Gotham \"X\"" // else serif"#
    ),
    (
      "\"$type\": \"duration\", \"$value\": {\"value\": 160, \"unit\": \"ms\"}", "Style",
      "static let @: Double = 0.16 // seconds"
    ),
    (
      "\"$type\": \"duration\", \"$value\": {\"value\": 160, \"unit\": \"ms\"}", "Duration",
      "static let @: Duration = Duration.milliseconds(160)"
    ),
    ("\"$type\": \"cubicBezier\", \"$value\": [0, 0, 0.58, 1]", "UnitCurve", "static let @ = UnitCurve.easeOut"),
    (
      "\"$type\": \"cubicBezier\", \"$value\": [0.3, 0.7, 0, 1.2]", "UnitCurve",
      "static let @ = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: 0.7), endControlPoint: UnitPoint(x: 0, y: 1.2))"
    ),
    (
      "\"$type\": \"transition\", \"$value\": {\"duration\": {\"value\": 0.3, \"unit\": \"s\"}, \"delay\": {\"value\": 50, \"unit\": \"ms\"}, \"timingFunction\": [0, 0, 1, 1]}",
      "Animation", "static let @ = Animation.linear(duration: 0.3).delay(0.05)"
    ),
    (
      "\"$type\": \"shadow\", \"$value\": {\"color\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 0.3}, \"offsetX\": {\"value\": 0, \"unit\": \"px\"}, \"offsetY\": {\"value\": 4, \"unit\": \"px\"}, \"blur\": {\"value\": 20, \"unit\": \"px\"}, \"spread\": {\"value\": 2, \"unit\": \"px\"}}",
      "ShadowStyle",
      "static let @ = ShadowStyle(color: Color.black.opacity(0.3), radius: 10, x: 0, y: 4) // without its spread of 2px"
    ),
    (
      "\"$type\": \"strokeStyle\", \"$value\": {\"dashArray\": [{\"value\": 4, \"unit\": \"px\"}], \"lineCap\": \"round\"}",
      "StrokeStyle", "static let @ = StrokeStyle(lineCap: .round, dash: [4])"
    ),
    (
      "\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"ui-rounded\", \"fontSize\": {\"value\": 34, \"unit\": \"px\"}, \"fontWeight\": 700, \"letterSpacing\": {\"value\": 0, \"unit\": \"px\"}, \"lineHeight\": 1.2}, \"$extensions\": {\"specimen\": {\"textStyle\": \"largeTitle\"}}",
      "Font", "static let @ = Font.system(.largeTitle, design: .rounded, weight: .bold) // line height 1.2"
    ),
    (
      "\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"system-ui\", \"fontSize\": {\"value\": 80, \"unit\": \"px\"}, \"fontWeight\": 400, \"letterSpacing\": {\"value\": 0.5, \"unit\": \"px\"}, \"lineHeight\": 1}, \"$extensions\": {\"specimen\": {\"dynamicType\": \"fixed\"}}",
      "Font", "static let @ = Font.system(size: 80, weight: .regular) // line height 1, tracking 0.5"
    ),
    (
      "\"$type\": \"gradient\", \"$value\": [{\"color\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}, \"position\": 0}, {\"color\": {\"colorSpace\": \"srgb\", \"components\": [1, 1, 1]}, \"position\": 0.5}], \"$extensions\": {\"specimen\": {\"angle\": 135}}",
      "LinearGradient",
      "@MainActor static let @ = LinearGradient(stops: [.init(color: Color.black, location: 0), .init(color: Color.white, location: 0.5)], startPoint: .topLeading, endPoint: .bottomTrailing)"
    ),
    ("\"$type\": \"string\", \"$value\": \"xs/sm\"", "Style", "static let @: String = \"xs/sm\""),
    ("\"$type\": \"boolean\", \"$value\": true", "Style", "static let @: Bool = true"),
  ]

  @Test func `says each value as SwiftUI does`() throws {
    let rows = SwiftExportTests.values.enumerated()
    let tokens = rows.map { "\"a\($0)\": {\($1.token)}" }.joined(separator: ", ")
    let export = ExportedTheme(tokens, names: rows.map { ("a\($0)", "\($1.namespace).a\($0)") }, shape: .flat)
    let lines = Set(export.body.map { String($0.drop { $0 == " " }) })
    let missing = rows.map { $1.line.replacing("let @", with: "let a\($0)") }
      .filter { !lines.contains($0) }
    #expect(missing == [], "\(export.body.joined(separator: "\n"))")
    #expect(try SwiftCompiler().complaints(about: export.files) == "")
  }
}
