import Diagnostics
import SwiftSource
import TestSupport
import Testing

/// How names are found, and what declares them.
@Suite struct SwiftNamesTests {
  private func read(_ texts: String...) -> SwiftReading {
    var files = SourceFiles()
    return SwiftReader.read(
      texts.enumerated().map { SwiftText(files.add(path: "\($0.offset).swift", bytes: Array($0.element.utf8))) })
  }

  @Test func `inside an extension of Color, DS is Color.DS`() {
    let reading = read(
      "enum DS { static let ratio: CGFloat = 2 }",
      """
      extension Color {
        enum DS {
          static let accent = Color(white: 0.5)
          static let faint = DS.accent.opacity(0.5)
          static let gap: CGFloat = 4 * DS.ratio
          static let wide: CGFloat = 4 * MyAppDS.DS.ratio
          static let wider: CGFloat = 4 * {{PROJECT_NAME}}DS.DS.ratio
        }
      }
      """)
    #expect(
      reading.lines == [
        "DS.ratio = 2", "Color.DS.accent = srgb 0.5 0.5 0.5", "Color.DS.faint = Color.DS.accent / 0.5",
        "Color.DS.wide = 8", "Color.DS.wider = 8",
      ])
    #expect(reading.reasons == ["'DS' means 'Color.DS' here, which has no 'ratio'"])
  }

  @Test func `a type of the same name hides that of the system`() {
    let reading = read(
      """
      enum Theme {
        enum Color { static let ink = Color(white: 0); static let paper = SwiftUI.Color(white: 1) }
      }
      """)
    #expect(reading.lines == ["Theme.Color.paper = srgb 1 1 1"])
    #expect(reading.reasons == ["'Color' means 'Theme.Color' here; 'SwiftUI.Color' is the system's"])
  }

  @Test func `aliases lead through other files, and into the types of the system`() {
    let reading = read(
      "enum Kit { static let accent = AppTheme.Colors.primary; static var tint: Color { .brand } }",
      "enum AppTheme { enum Colors { static let primary: Color = .brand } }",
      "extension ShapeStyle where Self == Color { static var brand: Color { Color(white: 1) } }")
    #expect(
      reading.lines == [
        "Kit.accent = AppTheme.Colors.primary", "Kit.tint = Color.brand", "AppTheme.Colors.primary = Color.brand",
        "Color.brand = srgb 1 1 1",
      ])
  }

  @Test func `a circle of aliases is found`() {
    let reading = read("enum A { static let a: Color = A.b; static let b: Color = A.c; static let c: Color = A.a }")
    #expect(reading.lines == [])
    #expect(reading.reasons.count == 3)
    #expect(reading.reasons[0] == "'A.a' is made of itself: A.a → A.b → A.c → A.a")
  }

  @Test func `places are those of the name and of the value, in the file, also behind other letters`() throws {
    let source: MarkedText = "# Größe\n```swift\n4️⃣enum A { static let 1️⃣ink = 2️⃣Color(white: 0) // 3️⃣#000000\n}\n5️⃣```\n"
    var files = SourceFiles()
    let file = files.add(path: "a.md", bytes: Array(source.text.utf8))
    let fence = try #require(source.offsets[4])..<#require(source.offsets[5])
    let reading = SwiftReader.read([SwiftText(file, fence)])
    let constant = try #require(reading.constants.first)
    #expect(source.mark(at: Int(constant.place.offset)) == "1️⃣")
    #expect(files.text(at: constant.place) == "ink")
    #expect(source.mark(at: Int(constant.valuePlace.offset)) == "2️⃣")
    #expect(files.text(at: constant.valuePlace) == "Color(white: 0)")
    let comment = try #require(constant.comment)
    #expect(comment.text == "#000000")
    #expect(source.mark(at: Int(comment.place.offset)) == "3️⃣")
  }

  @Test func `a scheme of each brand, raw values and cases are constants`() {
    let reading = read(
      """
      public protocol Sizing: Sendable { var gap: CGFloat { get }; var ratio: CGFloat { get }; var family: String { get } }
      public struct BildCompact: Sizing { public let gap: CGFloat = 4; public let family: String = "Gotham" }
      public struct BildRegular: Sizing { public let gap: CGFloat = 8; public let family: String = "Gotham" }
      public struct Alone { let gap: CGFloat = 2 }
      enum Spacing: CGFloat { case small = 8, large = 16 }
      enum Level: Int { case low = 1 }
      enum Tone { case ink, paper; var color: Color { switch self { case .ink: .black; default: return .white } } }
      enum Both { case a; var color: Color { switch self { case .a: .black } }; var gap: CGFloat { switch self { case .a: 2 } } }
      """)
    #expect(
      reading.lines == [
        "BildCompact.gap = 4", "BildCompact.family = \"Gotham\"", "BildRegular.gap = 8",
        "BildRegular.family = \"Gotham\"", "Alone.gap = 2", "Spacing.small = 8", "Spacing.large = 16",
        "Tone.ink = srgb 0 0 0", "Tone.paper = srgb 1 1 1", "Both.a.color = srgb 0 0 0", "Both.a.gap = 2",
      ])
    #expect(reading.reasons == ["'Sizing.ratio' is declared as CGFloat, and no type here gives it a value"])
  }

  @Test func `of conditional code, the branch for phones counts`() {
    let reading = read(
      """
      enum A {
        #if canImport(AppKit)
          static let text = Color(.labelColor)
        #elseif canImport(UIKit)
          static let text = Color(.label)
        #endif
      }
      #if DEBUG
        extension Color { static let debug = Color(white: 1) }
      #else
        extension Color { static let debug = Color(white: 0) }
      #endif
      """)
    #expect(reading.lines == ["A.text = light(srgb 0 0 0) dark(srgb 1 1 1)", "Color.debug = srgb 1 1 1"])
  }

  @Test func `what cannot be parsed does not hide the rest`() {
    let reading = read(
      """
      import {{PROJECT_NAME}}DS
      enum {{PROJECT_NAME}}Theme { static let a: CGFloat = 1 }
      enum B { ... ; static let b: CGFloat = 2 }
      .padding(12)
      struct C: View { ... }
      enum D { static let d = Color(hex: "..."); static let e: CGFloat = 3 }
      """)
    #expect(reading.lines == ["__PROJECT_NAME__Theme.a = 1", "B.b = 2", "D.e = 3"])
    #expect(reading.reasons.count == 1)
  }

  @Test func `hex with alpha first is read as its initializer says`() {
    let reading = read(
      "extension Color { init(hex: String) { /* 8: ARGB */ } }", "enum A { static let a = Color(hex: \"80FF0000\") }")
    #expect(reading.lines == ["A.a = srgb 1 0 0 / 0.502"])
  }
}
