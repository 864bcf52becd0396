import Diagnostics
import SwiftSource
import TestSupport
import Testing
import Tokens

/// Swift as a source of tokens.
@Suite struct SwiftTokenSourceTests {
  private func graph(_ texts: [SwiftText], into findings: inout Findings) -> TokenGraph {
    let file = SwiftTokenSource.read(texts, into: &findings)
    let document = ResolverDocument(files: [(path: "DS.swift", file: file)], isWhole: true, into: &findings)
    return TokenGraph(document, profile: .lenient, into: &findings)
  }

  private func graph(_ text: String) -> (graph: TokenGraph, findings: [String]) {
    var files = SourceFiles()
    var findings = Findings()
    let texts = [SwiftText(files.add(path: "DS.swift", bytes: Array(text.utf8)))]
    let graph = graph(texts, into: &findings)
    return (graph, findings.sorted.map { "\($0.rule.rawValue): \($0.text)" })
  }

  /// `path type value`, with the values of the modes behind one another where they differ.
  private func lines(_ graph: TokenGraph) -> [String] {
    graph.tokens.map { token in
      var values: [String] = []
      for value in token.byMode.compactMap({ $0?.value.css }) where values.last != value { values.append(value) }
      return "\(token.path) \(token.type.rawValue) \(values.joined(separator: " | "))"
    }
  }

  @Test(.enabled(if: Seeds.isPresent, "needs ../shared/seeds"), arguments: [("000", 33), ("004", 32)])
  func `every constant of a seed is a token of its name`(number: String, count: Int) throws {
    let fences = Seeds.fences(try Seeds.text(number))
    var findings = Findings()
    let graph = graph(fences, into: &findings)
    #expect(
      Set(graph.tokens.map(\.path.description)) == Set(SwiftReader.read(fences).constants.map(\.name.description)))
    #expect(graph.tokens.count == count)
    #expect(graph.ledger.notUnderstood.isEmpty)
    // A font of SwiftUI says nothing of its lines.
    #expect(findings.sorted.map(\.rule.rawValue) == ["missing-part"])
  }

  @Test func `numbers are lengths where neither their name nor a comment says otherwise`() {
    let (graph, findings) = graph(
      """
      enum DS {
        static let ratio: CGFloat = 2
        enum Padding { static let xs: CGFloat = 4 * DS.ratio; static let alias = DS.Padding.xs }
        enum Opacity { static let faint = 0.4 }
        static let level: Int = 3
        static let fade: TimeInterval = 0.2
        static let bodyWeight: CGFloat = 600
        static let tracking: CGFloat = -0.5 // $type: letterSpacing
        static let strength: CGFloat = 4 // $type: number
        enum Family { static let body = "Manrope" }
      }
      """)
    #expect(
      lines(graph) == [
        "DS.ratio number 2", "DS.Padding.xs dimension 8px", "DS.Padding.alias dimension 8px",
        "DS.Opacity.faint number 0.4", "DS.level number 3", "DS.fade duration 0.2s", "DS.bodyWeight fontWeight 600",
        "DS.tracking dimension -0.5px", "DS.strength number 4", "DS.Family.body fontFamily \"Manrope\"",
      ])
    #expect(findings == [])
    #expect(graph.tokens[2].primary.alias?.description == "DS.Padding.xs")
  }

  @Test func `colours that follow the system have a mode for dark, and so has what is made of them`() {
    let (graph, findings) = graph(
      """
      enum A {
        static let text = Color(.label)
        static let half = A.text.opacity(0.5)
        static let same = A.text
        static let fade = LinearGradient(colors: [A.text, .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
        static let lift = ShadowStyle(color: A.half, radius: 4, x: 0, y: 2)
      }
      """)
    #expect(graph.modifiers == [Modifier(name: "appearance", contexts: ["light", "dark"])])
    #expect(
      lines(graph) == [
        "A.text color #000000 | #ffffff", "A.half color rgb(0 0 0 / 0.5) | rgb(255 255 255 / 0.5)",
        "A.same color #000000 | #ffffff",
        "A.fade gradient linear-gradient(135deg, #000000 0%, rgb(0 0 0 / 0) 100%)"
          + " | linear-gradient(135deg, #ffffff 0%, rgb(0 0 0 / 0) 100%)",
        "A.lift shadow 0px 2px 8px 0px rgb(0 0 0 / 0.5) | 0px 2px 8px 0px rgb(255 255 255 / 0.5)",
      ])
    #expect(findings == [])
  }

  @Test func `fonts keep the text style that they follow`() {
    let (graph, _) = graph(
      """
      extension Font {
        static let title = Font.system(.title2, design: .rounded, weight: .bold)
        static let head = Font.headline
        static let own = Font.custom("Manrope-SemiBold", size: 15, relativeTo: .body)
        static let fixed = Font.system(size: 12, design: .monospaced)
      }
      """)
    let styles = graph.tokens.map { token -> String in
      guard case .typography(let style) = token.primary.value else { return "no style" }
      return [
        style.fontFamily?.first, style.fontSize?.css, style.fontWeight.map { "\(Int($0))" },
        style.dynamicType?.rawValue, style.textStyle?.rawValue,
      ].compactMap { $0 }.joined(separator: " ")
    }
    #expect(
      styles == [
        "ui-rounded 22px 700 scales title2", "system-ui 17px 600 scales headline", "Manrope 15px 600 scales body",
        "ui-monospace 12px 400 fixed",
      ])
  }

  @Test func `the types of a protocol are its modes`() {
    let (graph, findings) = graph(
      """
      enum ColorBrand: String { case bild, sportbild }
      enum ContentBrand: String { case bild, sportbild, advertorial }
      enum SizeClass { case compact, regular }
      protocol DesignColorScheme { var text: Color { get } }
      struct BildLightColors: DesignColorScheme { let text = Color(hex: 0x111111) }
      struct BildDarkColors: DesignColorScheme { let text = Color(hex: 0xEEEEEE) }
      struct SportbildLightColors: DesignColorScheme { let text = Color(hex: 0x222222) }
      struct SportbildDarkColors: DesignColorScheme { let text = Color(hex: 0xDDDDDD) }
      protocol DesignSizingScheme {
        var size: CGFloat { get } // $type: fontSize
        var weight: CGFloat { get } // $type: fontWeight
      }
      struct BildSizingCompact: DesignSizingScheme { let size: CGFloat = 48; let weight: CGFloat = 700 }
      struct BildSizingRegular: DesignSizingScheme { let size: CGFloat = 64; let weight: CGFloat = 700 }
      struct SportbildSizingCompact: DesignSizingScheme { let size: CGFloat = 40; let weight: CGFloat = 700 }
      struct SportbildSizingRegular: DesignSizingScheme { let size: CGFloat = 50; let weight: CGFloat = 700 }
      struct AdvertorialSizingCompact: DesignSizingScheme { let size: CGFloat = 30; let weight: CGFloat = 400 }
      struct AdvertorialSizingRegular: DesignSizingScheme { let size: CGFloat = 34; let weight: CGFloat = 400 }
      """)
    #expect(findings == [])
    #expect(Set(graph.modifiers.map(\.name)) == ["appearance", "colorBrand", "sizeClass", "contentBrand"])
    #expect(graph.modes.count == 2 * 2 * 2 * 3)
    let value = { (path: [String], choices: [String: String]) in
      graph.modes.firstIndex { mode in choices.allSatisfy { mode[$0.key] == $0.value } }
        .flatMap { graph[TokenPath(path)]?.byMode[$0]?.value.css }
    }
    #expect(
      value(["DesignColorScheme", "text"], ["colorBrand": "sportbild", "appearance": "dark"]) == "#dddddd")
    #expect(value(["DesignColorScheme", "text"], ["colorBrand": "bild", "appearance": "light"]) == "#111111")
    #expect(value(["DesignSizingScheme", "size"], ["contentBrand": "advertorial", "sizeClass": "regular"]) == "34px")
    #expect(value(["DesignSizingScheme", "weight"], ["contentBrand": "advertorial"]) == "400")
    #expect(graph[TokenPath(["DesignSizingScheme", "weight"])]?.type == .fontWeight)
  }

  @Test func `comments of documentation before a declaration are its description`() {
    let (graph, findings) = graph(
      """
      // Colours of the sea.
      /// A file says this of itself.

      /// What is read,
      ///   on any ground.
      ///
      /// By day and by night.
      @MainActor static let ink = Color(light: .black, dark: .white)
      enum Tide {
        /// Not of this one.

        ///High water.
        public static let high: CGFloat = 8 // #not-this
        /// Nor of this one.
        // MARK: - Low
        static let low = Tide.high
        ///
        static let none: CGFloat = 0
        /// Another name.
        static let other = Tide.high
      }
      enum Role {
        /// A head.
        case head
        case body
        var font: Font { switch self { case .head: .system(size: 20); case .body: .system(size: 16) } }
      }
      /// Of the protocol alone.
      protocol SizingScheme {
        /// Of a line.
        var size: CGFloat { get } // $type: fontSize
      }
      struct CompactSizing: SizingScheme { let size: CGFloat = 16 }
      struct RegularSizing: SizingScheme { let size: CGFloat = 18 }
      """)
    #expect(findings.filter { !$0.hasPrefix("missing-part") } == [])
    #expect(
      graph.tokens.map { "\($0.path): \($0.description ?? "-")" } == [
        "Color.ink: What is read,\n  on any ground.\n\nBy day and by night.", "Tide.high: High water.", "Tide.low: -",
        "Tide.none: -", "Tide.other: Another name.", "Role.head: A head.", "Role.body: -", "CompactSizing.size: -",
        "RegularSizing.size: -", "SizingScheme.size: Of a line.",
      ])
  }

  @Test func `what is not understood is told and counted`() {
    let (graph, findings) = graph(
      """
      enum A { static let a = Color(hex: "..."); static let b: CGFloat = 1 }
      enum A2 { static let b: CGFloat = 2 }
      extension A { static let b: CGFloat = 3 }
      """)
    #expect(
      findings == [
        "swift-not-understood: '\"...\"' is no hex colour: 3, 4, 6 or 8 digits are needed",
        "duplicate-token: 'A.b' has another value here, which is not taken",
      ])
    #expect(lines(graph) == ["A.b dimension 1px", "A2.b dimension 2px"])
    #expect(graph.ledger.notUnderstood.map(\.path.description) == ["A.a"])
    #expect(graph.ledger.read == 3)
  }
}
