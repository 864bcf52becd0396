import SwiftSource
import TestSupport
import Testing

/// The four seeds come in completely. The lists were written from the documents, by hand.
@Suite(.enabled(if: Seeds.isPresent, "needs ../shared/seeds"))
struct SeedTests {
  @Test func `of app-forge gives 33 tokens, with arithmetic, nested names and a font for each case`() throws {
    let reading = SwiftReader.read(Seeds.fences(try Seeds.text("000")))
    #expect(
      reading.lines == [
        "DS.ratio = 1",
        "DS.Padding.xs = 4", "DS.Padding.s = 8", "DS.Padding.m = 16", "DS.Padding.l = 24", "DS.Padding.xl = 40",
        "DS.Radius.s = 10", "DS.Radius.m = 16", "DS.Radius.l = 24", "DS.Radius.pill = 999",
        "DS.Size.hairline = 1", "DS.Size.icon = 24",
        "DS.Gradients.brand = Color.DS.accent at 0, Color.DS.accentSecondary at 1 from 0,0 to 1,1",
        "Color.DS.accent = srgb 0.35 0.45 1", "Color.DS.accentSecondary = srgb 0.55 0.3 0.95",
        "Color.DS.background = srgb 0.039 0.039 0.059",
        "Color.DS.surface = srgb 1 1 1 / 0.06", "Color.DS.surfaceStrong = srgb 1 1 1 / 0.1",
        "Color.DS.stroke = srgb 1 1 1 / 0.12", "Color.DS.textPrimary = srgb 1 1 1",
        "Color.DS.textSecondary = srgb 1 1 1 / 0.6", "Color.DS.textTertiary = srgb 1 1 1 / 0.4",
        "Color.DS.success = srgb 0.2 0.85 0.45", "Color.DS.danger = srgb 1 0.27 0.36",
        "DS.Font.largeTitle = font 34 weight 700", "DS.Font.title = font 28 weight 700",
        "DS.Font.h2 = font 22 weight 600", "DS.Font.h3 = font 17 weight 600", "DS.Font.body = font 17",
        "DS.Font.callout = font 15", "DS.Font.caption = font 12", "DS.Font.button = font 17 weight 600",
        "DS.Font.mono = font 15 monospaced",
      ])
    #expect(reading.reasons == [])
  }

  @Test func `of AppTheme gives fonts, spacing and adaptive colours, and names the colours that it leaves open`() throws
  {
    let text = Seeds.brokenIntoLines(try Seeds.text("002"))
    let reading = SwiftReader.read(Seeds.fences(text, opening: "```swift "))
    let styles = ["headline", "body", "callout", "subheadline", "footnote", "caption", "caption2"]
    #expect(
      reading.lines == [
        "AppTheme.Colors.textPrimary = light(srgb 0 0 0) dark(srgb 1 1 1)",
        "AppTheme.Colors.textSecondary = "
          + "light(srgb 0.2353 0.2353 0.2627 / 0.6) dark(srgb 0.9216 0.9216 0.9608 / 0.6)",
        "AppTheme.Colors.textTertiary = "
          + "light(srgb 0.2353 0.2353 0.2627 / 0.3) dark(srgb 0.9216 0.9216 0.9608 / 0.3)",
        "AppTheme.Fonts.largeTitle = font weight 700 rounded largeTitle",
        "AppTheme.Fonts.title = font weight 700 rounded title",
        "AppTheme.Fonts.title2 = font weight 600 rounded title2",
        "AppTheme.Fonts.title3 = font weight 600 rounded title3",
      ] + styles.map { "AppTheme.Fonts.\($0) = font rounded \($0)" } + [
        "AppTheme.Fonts.heroIcon = font 80 weight 400 rounded",
        "AppTheme.Fonts.bulletIcon = font 6 weight 400 rounded",
        "AppTheme.Spacing.xs = 4", "AppTheme.Spacing.sm = 8", "AppTheme.Spacing.md = 16", "AppTheme.Spacing.lg = 24",
        "AppTheme.Spacing.xl = 40",
        "AppTheme.Style.cornerRadius = 12", "AppTheme.Style.cardCornerRadius = 16",
        "AppTheme.accentColor = light(srgb 0 0.5333 1) dark(srgb 0 0.5686 1) // wrong",
        "AppTheme.spacing = 8 // wrong",
      ] + [
        // The text colours again, with what they look like.
        "textPrimary = light(srgb 0 0 0) dark(srgb 1 1 1) // white in Dark, black in Light",
        "textSecondary = light(srgb 0.2353 0.2353 0.2627 / 0.6) dark(srgb 0.9216 0.9216 0.9608 / 0.6)"
          + " // adapts opacity per appearance",
        "textTertiary = light(srgb 0.2353 0.2353 0.2627 / 0.3) dark(srgb 0.9216 0.9216 0.9608 / 0.3)"
          + " // adapts opacity per appearance",
      ])
    #expect(
      reading.reasons
        == Array(repeating: "'\"...\"' is no hex colour: 3, 4, 6 or 8 digits are needed", count: 5))
  }

  @Test func `of AppTheme is one comment as it stands, all of it on one line`() throws {
    let reading = SwiftReader.read(Seeds.fences(try Seeds.text("002"), opening: "```swift "))
    #expect(reading.lines == [])
    #expect(reading.reasons == [])
  }

  @Test func `of BILD gives what its schemes fulfil, and names what its protocols leave open`() throws {
    let reading = SwiftReader.read(Seeds.fences(try Seeds.text("003")))
    #expect(
      reading.lines == [
        "BildSizingCompact.headline1FontSize = 48", "BildSizingCompact.bodyFontFamily = \"Gotham XNarrow\"",
        "BildSizingCompact.breakpointName = \"sm\"",
      ])
    let open = { (names: [String], type: String) in
      names.map { "'\($0)' is declared as \(type), and no type here gives it a value" }
    }
    #expect(
      reading.reasons
        == open(
          ["textColorPrimary", "textColorSecondary", "surfaceColorPrimary", "coreColorPrimary"]
            .map { "DesignColorScheme.\($0)" }, "Color")
        + open(
          ["gridSpaceRespBase", "gridSpaceRespSm", "sectionSpaceBase", "pageInlineSpace"]
            .map { "DesignSizingScheme.\($0)" }, "CGFloat")
        + open(["Sm", "Md", "Lg"].map { "DesignEffectsScheme.shadowSoft\($0)" }, "ShadowStyle")
        + open(["Idle", "Hover"].map { "ButtonTokens.ButtonColorTokens.buttonPrimaryBrandBgColor\($0)" }, "Color")
        + open(["ButtonTokens.ButtonSizingTokens.buttonHeight"], "CGFloat"))
  }

  @Test func `of Vero gives 19 colours with the hex of their comments, the gradient and twelve fonts`() throws {
    let reading = SwiftReader.read(Seeds.fences(try Seeds.text("004")))
    #expect(
      reading.lines == [
        "Color.veroCanvas = srgb 0 0 0 // #000000",
        "Color.veroSurface1 = srgb 0.055 0.055 0.063 // #0E0E10",
        "Color.veroSurface2 = srgb 0.086 0.086 0.094 // #161618",
        "Color.veroDivider = srgb 0.137 0.137 0.145 // #232325",
        "Color.veroLightCanvas = srgb 1 1 1 // #FFFFFF",
        "Color.veroLightSurface1 = srgb 0.965 0.965 0.969 // #F6F6F7",
        "Color.veroLightDivider = srgb 0.894 0.894 0.902 // #E4E4E6",
        "Color.veroTextPrimary = srgb 1 1 1 // #FFFFFF",
        "Color.veroTextSecondary = srgb 0.604 0.604 0.627 // #9A9AA0",
        "Color.veroTextTertiary = srgb 0.369 0.369 0.392 // #5E5E64",
        "Color.veroTeal = srgb 0 0.761 0.722 // #00C2B8",
        "Color.veroBlue = srgb 0 0.596 0.902 // #0098E6",
        "Color.veroGradientA = srgb 0 0.82 0.757 // #00D1C1",
        "Color.veroGradientB = srgb 0 0.475 0.827 // #0079D3",
        "Color.veroTealPressed = srgb 0 0.659 0.624 // #00A89F",
        "Color.veroAmber = srgb 0.91 0.698 0.227 // #E8B23A",
        "Color.veroOnAmber = srgb 0.102 0.071 0.024 // #1A1206",
        "Color.veroSuccess = srgb 0.18 0.8 0.443 // #2ECC71",
        "Color.veroError = srgb 1 0.302 0.31 // #FF4D4F",
        "LinearGradient.veroBrand = Color.veroGradientA at 0, Color.veroGradientB at 1 from 0,0 to 1,1",
        "Font.veroDisplay = font Manrope-ExtraBold 32", "Font.veroScreenTitle = font Manrope-Bold 26",
        "Font.veroSection = font Manrope-Bold 22", "Font.veroAuthor = font Manrope-Bold 18",
        "Font.veroAuthorSm = font Manrope-Bold 14", "Font.veroTitle = font Manrope-SemiBold 15",
        "Font.veroCaption = font Manrope-Medium 14", "Font.veroBodyRead = font Manrope-Regular 14",
        "Font.veroMeta = font Manrope-Regular 13", "Font.veroButton = font Manrope-Bold 15",
        "Font.veroTypeLabel = font Manrope-SemiBold 11", "Font.veroTab = font Manrope-Medium 10",
      ])
    #expect(reading.reasons == [])
  }
}
