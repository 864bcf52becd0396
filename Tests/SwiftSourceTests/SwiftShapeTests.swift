import SwiftSource
import TestSupport
import Testing

/// What each shape writes is Swift that the compiler takes without a word.
@Suite struct SwiftShapeTests {
  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(red), \(green), \(blue)]}"
  }

  private static func type(_ size: Double, _ weight: Int, _ family: String = "system-ui") -> String {
    """
    {"fontFamily": "\(family)", "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(weight),
     "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}
    """
  }

  private static func shadow(_ color: String) -> String {
    """
    {"color": \(color), "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
     "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
    """
  }

  // MARK: Light and dark

  private static let adaptive = (
    tokens: """
    "color": {"$type": "color",
      "ink": {"$value": \(color(0, 0, 0))}, "text": {"$value": "{color.ink}"}, "soft": {"$value": "{color.text}"}},
    "lift": {"$type": "shadow", "$value": \(shadow("\"{color.text}\""))},
    "fade": {"$type": "gradient", "$value": [{"color": "{color.text}", "position": 0}, {"color": "{color.ink}", "position": 1}]},
    "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
    "inset": {"$type": "dimension", "$value": "{gap}"}
    """,
    modifiers: [
      (
        name: "theme",
        contexts: [
          (name: "light", tokens: ""),
          (name: "dark", tokens: "\"color\": {\"text\": {\"$type\": \"color\", \"$value\": \(color(1, 1, 1))}}"),
        ]
      ),
      (
        name: "size",
        contexts: [
          (name: "small", tokens: ""),
          (name: "large", tokens: "\"gap\": {\"$type\": \"dimension\", \"$value\": {\"value\": 12, \"unit\": \"px\"}}"),
        ]
      ),
    ]
  )

  @Test(arguments: [SwiftShape.flat, .nested])
  func `lets colours follow light and dark, and tells what it cannot follow`(shape: SwiftShape) throws {
    let export = ExportedTheme(
      SwiftShapeTests.adaptive.tokens, modifiers: SwiftShapeTests.adaptive.modifiers,
      names: [
        ("color.*", "Color.sea*"), ("lift", "ShadowStyle.sea"), ("fade", "LinearGradient.sea"), ("*", "CGFloat.sea*"),
      ],
      shape: shape)
    #expect(
      export.complaints == [
        "one-mode-in-swift: 'gap' depend on 'size', which this Swift cannot choose: it has the values of size=small"
      ])
    let black = shape == .flat ? "Color.black" : "Color(hex: \"000000\")"
    let white = shape == .flat ? "Color.white" : "Color(hex: \"FFFFFF\")"
    let lines = export.body.map { String($0.drop { $0 == " " }) }
    for line in [
      "static let seaText = Color(light: Color.seaInk, dark: \(white))", "static let seaSoft = Color.seaText",
      "static let sea = ShadowStyle(color: Color.seaText, radius: 4, x: 0, y: 2)",
      "@MainActor static let sea = LinearGradient(colors: [Color.seaText, Color.seaInk], startPoint: .top, endPoint: .bottom)",
      "static let seaGap: CGFloat = 8", "static let seaInset: CGFloat = CGFloat.seaGap",
    ] {
      #expect(lines.contains { $0 == line || $0.hasPrefix(line + " //") }, "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("static let seaInk = \(black)") })
    let compiler = try SwiftCompiler()
    #expect(try compiler.complaints(about: export.files) == "")
    #expect(try compiler.complaints(about: export.files, isolation: .mainActor) == "")
  }

  @Test func `takes the values of the mode that was chosen`() {
    let export = ExportedTheme(
      SwiftShapeTests.adaptive.tokens, modifiers: SwiftShapeTests.adaptive.modifiers,
      names: [("color.*", "Color.sea*"), ("gap", "CGFloat.gap")],
      choosing: ["theme": "dark", "size": "large"])
    #expect(export.complaints == [])
    let lines = export.body.map { String($0.drop { $0 == " " }) }
    #expect(lines.contains("static let seaText = Color.white // #FFFFFF"))
    #expect(lines.contains { $0.hasSuffix(": CGFloat = 12") })
  }

  // MARK: A package

  @Test func `makes a package of a namespace, its extensions and the roles of its type`() throws {
    let export = ExportedTheme(
      """
      "ratio": {"$type": "number", "$value": 1},
      "padding": {"$type": "dimension", "xs": {"$value": "4 * {ratio}"}, "pill": {"$value": {"value": 999, "unit": "px"}}},
      "color": {"$type": "color",
        "accent": {"$value": \(SwiftShapeTests.color(0.35, 0.45, 1))},
        "surface": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.06}}},
      "gradient": {"$type": "gradient", "$value": [{"color": "{color.accent}", "position": 0}, {"color": "{color.surface}", "position": 1}],
        "$extensions": {"specimen": {"angle": 135}}},
      "font": {"$type": "typography",
        "h3": {"$value": \(SwiftShapeTests.type(17, 600)), "$description": "A card's title."},
        "mono": {"$value": \(SwiftShapeTests.type(15, 400, "ui-monospace"))},
        "default": {"$value": "{font.h3}"}}
      """,
      names: [
        ("ratio", "DS.ratio"), ("padding.*", "DS.Padding.*"), ("color.*", "Color.DS.*"),
        ("gradient", "DS.Gradients.brand"),
        ("font.*", "DS.Font.*"),
      ], title: "Sea kit")
    #expect(export.complaints == [])
    #expect(export.naming.shape == .package)
    #expect(
      export.files["Sources/SeaKit/DS.swift"] == """
        // Written by `specimen export swift`: Sea kit. Do not edit.
        // swift-format-ignore-file

        import SwiftUI

        public enum DS {
            public static let ratio: CGFloat = 1

            public enum Padding {
                public static let xs: CGFloat = 4 * DS.ratio
                public static let pill: CGFloat = 999
            }

            public enum Gradients {
                public static let brand = LinearGradient(colors: [Color.DS.accent, Color.DS.surface], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        }

        """)
    #expect(
      export.files["Sources/SeaKit/Color+DS.swift"] == """
        // Written by `specimen export swift`: Sea kit. Do not edit.
        // swift-format-ignore-file

        import SwiftUI

        public extension Color {
            enum DS {
                public static let accent = Color(red: 0.35, green: 0.45, blue: 1.0)
                public static let surface = Color.white.opacity(0.06)
            }
        }

        """)
    #expect(
      export.files["Sources/SeaKit/DSFont.swift"] == """
        // Written by `specimen export swift`: Sea kit. Do not edit.
        // swift-format-ignore-file

        import SwiftUI

        public extension DS {
            enum Font: CaseIterable {
                /// A card's title.
                case h3
                case mono
                case `default`

                public var font: SwiftUI.Font {
                    switch self {
                    case .h3: SwiftUI.Font.system(size: 17, weight: .semibold) // line height 1.2
                    case .mono: SwiftUI.Font.system(size: 15, weight: .regular, design: .monospaced) // line height 1.2
                    case .default: DS.Font.h3.font
                    }
                }
            }
        }

        public extension View {
            func designSystem(font: DS.Font) -> some View { self.font(font.font) }
        }

        """)
    var sources = export.files
    let manifest = sources.removeValue(forKey: "Package.swift") ?? ""
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
    let complaints = try SwiftCompiler().complaints(about: sources, isolation: .mainActor, module: "SeaKit")
    #expect(complaints == "")
  }

  @Test func `names a constant by its module where something else has its name`() throws {
    let export = ExportedTheme(
      """
      "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
      "inset": {"$type": "dimension", "$value": "{gap}"}, "ink": {"$type": "color", "$value": \(SwiftShapeTests.color(0, 0, 0))}
      """,
      names: [("gap", "DS.gap"), ("inset", "Color.DS.inset"), ("ink", "DS.Color.ink")], shape: .package, title: "Sea")
    #expect(export.files["Sources/Sea/Color+DS.swift"]?.contains("inset: CGFloat = Sea.DS.gap") == true)
    #expect(export.files["Sources/Sea/DS.swift"]?.contains("ink = SwiftUI.Color.black") == true)
    var sources = export.files
    sources["Package.swift"] = nil
    #expect(try SwiftCompiler().complaints(about: sources, isolation: .mainActor, module: "Sea") == "")
  }
}
