import Diagnostics
import SwiftSource
import TestSupport
import Testing

@Suite struct SwiftReaderTests {
  private func read(_ texts: String...) -> SwiftReading {
    var files = SourceFiles()
    return SwiftReader.read(
      texts.enumerated().map { SwiftText(files.add(path: "\($0.offset).swift", bytes: Array($0.element.utf8))) })
  }

  /// What a constant of the enum `T` is worth, or why it is not understood.
  private func value(_ declaration: String) -> String {
    let reading = read(
      """
      enum T {
        static let ratio: CGFloat = 2
        static let name = "Manrope"
        static let ink = Color(white: 0)
        static let body = Font.body
        \(declaration)
      }
      """)
    let names = ["T.ratio", "T.name", "T.ink", "T.body"]
    let lines = reading.constants.filter { !names.contains($0.name.description) }.map(\.value.line)
    return (lines + reading.reasons).joined(separator: "; ")
  }

  @Test(arguments: [
    ("Color(red: 0.35, green: 0.45, blue: 1.00)", "srgb 0.35 0.45 1"),
    ("Color(red: 0, green: 0, blue: 0, opacity: 0.5)", "srgb 0 0 0 / 0.5"),
    ("Color(red: 255 / 255.0, green: 51 / 255.0, blue: 0)", "srgb 1 0.2 0"),
    ("SwiftUI.Color(red: 0, green: 0, blue: 1)", "srgb 0 0 1"),
    ("Color.init(red: 0, green: 0, blue: 1)", "srgb 0 0 1"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0)", "display-p3 1 0 0"),
    ("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.25)", "srgb 1 0 0 / 0.25"),
    ("Color(.sRGBLinear, white: 0.5, opacity: 1)", "srgb-linear 0.5 0.5 0.5"),
    ("Color(white: 0.2)", "srgb 0.2 0.2 0.2"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "srgb 1 0 0"),
    ("Color(hue: 1 / 3, saturation: 1, brightness: 0.5)", "srgb 0 0.5 0"),
    ("Color(hex: \"#00C2B8\")", "srgb 0 0.7608 0.7216"),
    ("Color(hex: \"F60\")", "srgb 1 0.4 0"),
    ("Color(hex: \"F608\")", "srgb 1 0.4 0 / 0.5333"),
    ("Color(hex: \"FF660033\")", "srgb 1 0.4 0 / 0.2"),
    ("Color(hex: 0xDD0000)", "srgb 0.8667 0 0"),
    ("Color(hex: 0x00_33_66, opacity: 0.5)", "srgb 0 0.2 0.4 / 0.5"),
    ("Color(hex: 0xFF660033)", "srgb 1 0.4 0 / 0.2"),
    ("Color(hex: 0xDD0000, alpha: 0.4)", "srgb 0.8667 0 0 / 0.4"),
    ("Color(light: \"FFFFFF\", dark: \"000000\")", "light(srgb 1 1 1) dark(srgb 0 0 0)"),
    ("Color(light: .white, dark: Color(hex: 0x0000FF))", "light(srgb 1 1 1) dark(srgb 0 0 1)"),
    ("Color.white.opacity(0.06)", "srgb 1 1 1 / 0.06"),
    ("Color.clear", "srgb 0 0 0 / 0"),
    ("Color.white.opacity(0.5).opacity(0.5)", "srgb 1 1 1 / 0.25"),
    ("Color(.label)", "light(srgb 0 0 0) dark(srgb 1 1 1)"),
    ("Color(.systemBackground)", "light(srgb 1 1 1) dark(srgb 0 0 0)"),
    ("Color(uiColor: .secondarySystemBackground)", "light(srgb 0.949 0.949 0.9686) dark(srgb 0.1098 0.1098 0.1176)"),
    (
      "Color(UIColor.tertiaryLabel)",
      "light(srgb 0.2353 0.2353 0.2627 / 0.3) dark(srgb 0.9216 0.9216 0.9608 / 0.3)"
    ),
    ("Color(.labelColor)", "light(srgb 0 0 0 / 0.85) dark(srgb 1 1 1 / 0.85)"),
    ("Color(nsColor: .secondaryLabelColor)", "light(srgb 0 0 0 / 0.5) dark(srgb 1 1 1 / 0.55)"),
    ("Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))", "srgb 1 0 0 / 0.5"),
    ("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "light(srgb 0 0 0) dark(srgb 1 1 1)"),
    ("UIColor.red", "srgb 1 0 0"),
    ("ink", "T.ink"), ("T.ink.opacity(0.5)", "T.ink / 0.5"), ("Self.ink", "T.ink"),
  ])
  func `reads colours`(expression: String, expected: String) {
    #expect(value("static let x = \(expression)") == expected)
  }

  @Test(arguments: [
    ("Color(hex: \"...\")", "'\"...\"' is no hex colour: 3, 4, 6 or 8 digits are needed"),
    ("Color(hex: \"GGGGGG\")", "'\"GGGGGG\"' is no hex colour: 3, 4, 6 or 8 digits are needed"),
    ("Color(hex: palette[0])", "'palette[0]' is no hex colour that is known without running it"),
    ("Color(red: 255, green: 0, blue: 0)", "255 is no component of a colour, which is from 0 to 1"),
    ("Color(red: 1, green: 0)", "'Color' needs 'blue:'"),
    ("Color(\"Accent\")", "'Accent' is a colour of the app's assets, whose value stands in no Swift"),
    ("Color(.brandAccent)", "'UIColor.brandAccent' is not declared here, and no colour of the system"),
    ("Color.accent", "'Color.accent' is not declared here, and no colour of the system"),
    ("Color.white.opacity(2)", "an opacity of 2 is not from 0 to 1"),
    ("Color.white.mix(with: .black, by: 0.5)", "what '.mix(…)' makes of 'Color.white' is not known without running it"),
    ("Font.vero(14, weight: .bold)", "what 'Font.vero(…)' returns is not known without running it"),
    ("Font.body.italic()", "'.italic(…)' of a font is not read"),
    (
      "Font.system(size: 12, design: .wide)",
      "'.wide' is no design of a font: default, rounded, serif and monospaced are"
    ),
    (
      "RadialGradient(colors: [.white], center: .top, startRadius: 0, endRadius: 9)",
      "'RadialGradient' is not read: a gradient of tokens is linear"
    ),
    ("T.inkk", "'T.inkk' is not declared here"),
    ("4 * T.raito", "'T.raito' is not declared here"),
    ("5 / 0", "'5 / 0' divides by zero"),
  ])
  func `says why it does not understand what looks like a token`(expression: String, reason: String) {
    #expect(value("static let x = \(expression)") == reason)
  }

  @Test(arguments: [
    ("Font.custom(\"Manrope-Bold\", size: 18)", "font Manrope-Bold 18"),
    ("Font.custom(name, size: 9 * ratio, relativeTo: .body)", "font Manrope 18 body"),
    ("Font.system(size: 22, weight: .semibold)", "font 22 weight 600"),
    ("Font.system(size: 15, design: .monospaced)", "font 15 monospaced"),
    ("Font.system(size: 15, weight: .black, design: .default)", "font 15 weight 900"),
    ("Font.system(.title2, design: .rounded, weight: .bold)", "font weight 700 rounded title2"),
    ("SwiftUI.Font.system(.body)", "font body"),
    ("Font.largeTitle", "font largeTitle"),
    ("Font.body.weight(.medium)", "font weight 500 body"),
    ("Font.body.bold().monospaced()", "font weight 700 monospaced body"),
    ("T.body", "T.body"), ("T.body.bold()", "font weight 700 body"),
    (
      "TextStyle(fontFamily: name, fontSize: 24, fontWeight: 700, lineHeight: 28, letterSpacing: -0.5)",
      "font Manrope 24 weight 700 height 28 tracking -0.5"
    ),
  ])
  func `reads fonts`(expression: String, expected: String) {
    #expect(value("static let x = \(expression)") == expected)
    #expect(value("static let x: Font = \(expression)") == expected)
    #expect(value("static var x: SwiftUI.Font { \(expression) }") == expected)
  }

  @Test(arguments: [
    ("4 * T.ratio", "8"), ("(1 + 2) * 3 - 4 / 2", "7"), ("-0.5", "-0.5"), ("-ratio", "-2"), ("1_000", "1000"),
    ("0xFF", "255"), ("CGFloat(12) + 0.5", "12.5"), ("2 - 1 - 1", "0"), ("1e2", "100"), ("7 % 4", "3"),
    ("4.0 as CGFloat", "4"), (".zero", "0"), ("ratio", "T.ratio"),
  ])
  func `does arithmetic on known constants`(expression: String, expected: String) {
    #expect(value("static let x: CGFloat = \(expression)") == expected)
  }

  @Test func `divides whole numbers as Swift does`() {
    #expect(value("static let x = 7 / 2") == "3")
    #expect(value("static let x: Int = 7 / 2") == "3")
    #expect(value("static let x: CGFloat = 7 / 2") == "3.5")
    #expect(value("static let x = 7.0 / 2") == "3.5")
  }

  @Test(arguments: [
    (
      "LinearGradient(colors: [.white, ink, .black], startPoint: .top, endPoint: .bottom)",
      "srgb 1 1 1 at 0, T.ink at 0.5, srgb 0 0 0 at 1 from 0.5,0 to 0.5,1"
    ),
    (
      "LinearGradient(stops: [.init(color: .white, location: 0.2), Gradient.Stop(color: .black, location: 0.8)], "
        + "startPoint: UnitPoint(x: 0.1, y: 0), endPoint: .init(x: 1, y: 0.9))",
      "srgb 1 1 1 at 0.2, srgb 0 0 0 at 0.8 from 0.1,0 to 1,0.9"
    ),
    (
      "LinearGradient(gradient: Gradient(colors: [.white, .black.opacity(0.5)]), startPoint: .leading, endPoint: .trailing)",
      "srgb 1 1 1 at 0, srgb 0 0 0 / 0.5 at 1 from 0,0.5 to 1,0.5"
    ),
    ("ShadowStyle(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)", "shadow srgb 0 0 0 / 0.2 radius 8 at 0,4"),
    ("true", "true"), ("\"xs/sm\"", "\"xs/sm\""), ("name", "T.name"),
  ])
  func `reads gradients, shadows, texts and switches`(expression: String, expected: String) {
    #expect(value("static let x = \(expression)") == expected)
  }

  @Test(arguments: [
    "static func make() -> Color { .white }", "static let shared = Store()",
    "static let formatter: DateFormatter = .init()",
    "static let all: [Color] = [.white]",
    "static var count = 0 { didSet {} }; static var body: some View { EmptyView() }",
    "let x: CGFloat = 4", "var size: CGFloat { 12 }", "static let weight: Font.Weight = .bold", "case a, b",
    "struct Row: View { let gap: CGFloat = 4; var body: some View { Text(\"\") } }",
  ])
  func `leaves in silence what is no token`(declaration: String) {
    #expect(["", "0"].contains(value(declaration)))
  }
}
