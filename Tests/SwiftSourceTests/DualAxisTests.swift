import SwiftSource
import TestSupport
import Testing

/// A theme with two brands of colours, three of content, two appearances, two size classes and two densities.
@Suite struct DualAxisTests {
  private static func color(_ grey: Double) -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(grey), \(grey), \(grey)]}"
  }

  private static func length(_ value: Double) -> String { "{\"value\": \(value), \"unit\": \"px\"}" }

  private static func shadow(_ color: String) -> String {
    """
    {"color": \(color), "offsetX": \(length(0)), "offsetY": \(length(2)), "blur": \(length(8)), "spread": \(length(0))}
    """
  }

  private static func text(_ grey: Double) -> String {
    "\"semantic\": {\"text\": {\"color\": {\"primary\": {\"$type\": \"color\", \"$value\": \(color(grey))}}}}"
  }

  private static func size(_ size: Double) -> String {
    "\"semantic\": {\"headline1\": {\"font\": {\"size\": {\"$type\": \"dimension\", \"$value\": \(length(size))}}}}"
  }

  private static let theme = ExportedTheme(
    """
    "primitive": {
      "colors": {"$type": "color", "seared": {"$value": \(color(0.2))}},
      "space": {"$type": "dimension", "2x": {"$value": \(length(8))}},
      "font": {"$type": "fontFamily", "gotham-x-narrow": {"$value": "Gotham XNarrow"}}},
    "semantic": {
      "text": {"color": {"primary": {"$type": "color", "$value": "{primitive.colors.seared}", "$description": "What is read."}}},
      "surface": {"color": {"primary": {"$type": "color", "$value": \(color(1))}}},
      "headline1": {"font": {"size": {"$type": "dimension", "$value": \(length(40))}}},
      "body": {"font": {"family": {"$type": "fontFamily", "$value": "{primitive.font.gotham-x-narrow}"}}},
      "density": {"gap": {"$type": "dimension", "$value": "{primitive.space.2x}"}},
      "shadow": {"soft": {"md": {"$type": "shadow", "$value": \(shadow("\"{semantic.text.color.primary}\""))}}}},
    "component": {"button": {
      "bg": {"color": {"idle": {"$type": "color", "$value": "{semantic.text.color.primary}"}}},
      "height": {"$type": "dimension", "$value": "{semantic.headline1.font.size}"},
      "radius": {"$type": "dimension", "$value": "{primitive.space.2x}"},
      "content": {"gap": {"$type": "dimension", "$value": "{semantic.density.gap}"}},
      "label": {"$type": "typography", "$value": {"fontFamily": "{semantic.body.font.family}", "fontSize": \(length(16)),
        "fontWeight": 700, "letterSpacing": \(length(0.5)), "lineHeight": 1.5}}}}
    """,
    modifiers: [
      ("colorBrand", [("sea", ""), ("lake", text(0.4))]),
      ("contentBrand", [("sea", ""), ("lake", size(44)), ("ad", size(20))]),
      ("theme", [("light", ""), ("dark", text(0.8))]),
      ("sizeClass", [("compact", ""), ("regular", size(60))]),
      (
        "density",
        [
          ("default", ""),
          (
            "dense",
            "\"semantic\": {\"density\": {\"gap\": {\"$type\": \"dimension\", \"$value\": \(length(4))}}}"
          ),
        ]
      ),
    ], shape: .dualAxis)

  /// The lines of a file without what stands before them.
  private func lines(_ path: String) -> [String] {
    (DualAxisTests.theme.files[path] ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func `has files for what all share, and for each brand`() {
    #expect(DualAxisTests.theme.complaints == [])
    #expect(
      DualAxisTests.theme.files.keys.sorted() == [
        "brands/ad/components/Button/AdButtonTokens.swift", "brands/ad/semantic/sizeclass/AdSizingCompact.swift",
        "brands/ad/semantic/sizeclass/AdSizingRegular.swift", "brands/lake/components/Button/LakeButtonTokens.swift",
        "brands/lake/semantic/color/LakeDarkColors.swift", "brands/lake/semantic/color/LakeLightColors.swift",
        "brands/lake/semantic/effects/LakeEffectsDark.swift", "brands/lake/semantic/effects/LakeEffectsLight.swift",
        "brands/lake/semantic/sizeclass/LakeSizingCompact.swift",
        "brands/lake/semantic/sizeclass/LakeSizingRegular.swift", "brands/sea/components/Button/SeaButtonTokens.swift",
        "brands/sea/semantic/color/SeaDarkColors.swift", "brands/sea/semantic/color/SeaLightColors.swift",
        "brands/sea/semantic/effects/SeaEffectsDark.swift", "brands/sea/semantic/effects/SeaEffectsLight.swift",
        "brands/sea/semantic/sizeclass/SeaSizingCompact.swift", "brands/sea/semantic/sizeclass/SeaSizingRegular.swift",
        "shared/Color+Hex.swift", "shared/DesignSchemes.swift", "shared/DesignSystemTheme.swift",
        "shared/DesignTokenPrimitives.swift", "shared/Enums.swift", "shared/ShadowStyle.swift",
        "shared/TextStyle.swift",
        "shared/components/Button/ButtonTokens.swift", "shared/components/Button/SharedButtonTokens.swift",
        "shared/semantic/density/DensityDefault.swift", "shared/semantic/density/DensityDense.swift",
      ])
  }

  @Test(arguments: [
    ("shared/DesignTokenPrimitives.swift", "public static let seared = Color(hex: 0x333333)"),
    ("shared/DesignTokenPrimitives.swift", "public static let space2x: CGFloat = 8"),
    ("shared/DesignTokenPrimitives.swift", "public static let gothamXNarrow: String = \"Gotham XNarrow\""),
    ("shared/Enums.swift", "public enum ContentBrand: String, CaseIterable, Sendable {"),
    ("shared/Enums.swift", "case `default`"),
    ("shared/DesignSchemes.swift", "public protocol DesignColorScheme: Sendable {"),
    ("shared/DesignSchemes.swift", "/// What is read."),
    ("shared/DesignSchemes.swift", "var shadowSoftMd: ShadowStyle { get }"),
    (
      "brands/sea/semantic/color/SeaLightColors.swift",
      "public let textColorPrimary: Color = DesignTokenPrimitives.Colors.seared"
    ),
    ("brands/lake/semantic/color/LakeDarkColors.swift", "public let textColorPrimary: Color = Color(hex: 0xCCCCCC)"),
    ("brands/ad/semantic/sizeclass/AdSizingCompact.swift", "public let headline1FontSize: CGFloat = 20"),
    (
      "brands/lake/semantic/effects/LakeEffectsLight.swift",
      "public let shadowSoftMd: ShadowStyle = ShadowStyle(color: Color(hex: 0x666666), radius: 4, x: 0, y: 2)"
    ),
    (
      "brands/lake/components/Button/LakeButtonTokens.swift",
      "public let buttonBgColorIdle: Color = LakeDarkColors.shared.textColorPrimary"
    ),
    (
      "shared/components/Button/SharedButtonTokens.swift",
      "public let buttonContentGap: CGFloat = DensityDense.shared.densityGap"
    ),
    (
      "shared/components/Button/SharedButtonTokens.swift",
      "public let buttonLabel: TextStyle = TextStyle(fontFamily: \"Gotham XNarrow\", fontSize: 16, fontWeight: 700, lineHeight: 24, letterSpacing: 0.5)"
    ),
    (
      "shared/components/Button/ButtonTokens.swift",
      "public static func current(colorBrand: ColorBrand = .sea, isDark: Bool) -> any ButtonColorTokens {"
    ),
    ("shared/components/Button/ButtonTokens.swift", "case (.lake, true): lakeDark"),
    ("shared/components/Button/ButtonTokens.swift", "public static let light = seaLight"),
    ("shared/DesignSystemTheme.swift", "case (.sea, true): SeaDarkColors.shared"),
  ])
  func `says where each value is`(path: String, line: String) {
    #expect(lines(path).contains(line), "\(lines(path).joined(separator: "\n"))")
  }

  /// What the app of the seed does with it.
  private static let app = """
    import SwiftUI

    struct MyView: View {
        @Environment(\\.designSystemTheme) var theme
        @State private var colorBrand: ColorBrand = .lake

        var body: some View {
            Content()
                .foregroundStyle(theme.colors.textColorPrimary)
                .shadow(theme.effects.shadowSoftMd)
                .tracking(theme.sizing.headline1FontSize + theme.spacing.densityGap)
                .foregroundStyle(ButtonTokens.Colors.current(isDark: theme.isDarkTheme).buttonBgColorIdle)
                .foregroundStyle(ButtonTokens.Colors.light.buttonBgColorIdle)
                .tracking(ButtonTokens.Sizing.current(sizeClass: theme.sizeClass).buttonHeight)
                .tracking(ButtonTokens.Density.current(for: theme.density).buttonContentGap)
                .tracking(ButtonTokens.Density.dense.buttonContentGap)
                .textStyle(ButtonTokens.Typography.current(in: theme).buttonLabel)
                .designSystemTheme(colorBrand: colorBrand, contentBrand: .ad, darkTheme: true, sizeClass: .regular, density: .default)
        }
    }

    struct Content: View {
        let colors: any DesignColorScheme = DesignSystemTheme.shared.colors
        let other = DesignSystemTheme(colorBrand: .lake, contentBrand: .sea, isDarkTheme: false)

        var body: some View {
            EmptyView().foregroundStyle(SeaLightColors.shared.textColorPrimary)
                .tracking(CGFloat(ColorBrand.allCases.count))
        }
    }
    """

  @Test(arguments: [SwiftCompiler.Isolation.nonisolated, .mainActor])
  func `is clean Swift, and so is an app that wears it`(isolation: SwiftCompiler.Isolation) throws {
    var files = DualAxisTests.theme.files
    files["App.swift"] = DualAxisTests.app
    let complaints = try SwiftCompiler().complaints(about: files, isolation: isolation)
    #expect(complaints == "")
  }
}
