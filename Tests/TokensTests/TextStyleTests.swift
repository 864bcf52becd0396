import TestSupport
import Testing
import Tokens

struct TextStyleTests {
  /// The sizes of body text, and the ends of the others: the tables of the Human Interface Guidelines.
  @Test func `has the sizes that Apple publishes`() {
    #expect(
      DynamicTypeSize.allCases.map { TextStyle.body.size(at: $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let ends: [(TextStyle, Double, Double, Double)] = [
      (.largeTitle, 31, 34, 60), (.title, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
      (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
      (.footnote, 12, 13, 44), (.caption, 11, 12, 43), (.caption2, 11, 11, 40),
    ]
    #expect(ends.map(\.0) == TextStyle.allCases)
    for (style, least, usual, most) in ends {
      #expect([.xSmall, .large, .ax5].map { style.size(at: $0) } == [least, usual, most], "\(style)")
    }
  }

  /// What `UIFontMetrics.scaledFont(for:)` made of fonts of 11, 17 and 34 points on iOS 26.
  @Test(arguments: [
    (TextStyle.body, DynamicTypeSize.xSmall, [10.0, 15, 29]), (.body, .xxxLarge, [15, 22, 45]),
    (.body, .ax2, [20, 31, 62]), (.body, .ax5, [31, 48, 96]), (.callout, .xSmall, [9, 15, 29]),
    (.callout, .ax2, [20, 32, 63]), (.callout, .ax5, [31, 49, 97]), (.caption, .xSmall, [9, 14, 28]),
    (.caption, .ax1, [19, 29, 57]), (.caption, .ax5, [35, 54, 108]), (.caption2, .xSmall, [11, 17, 34]),
    (.caption2, .ax2, [25, 38, 76]), (.caption2, .ax5, [41, 63, 126]), (.footnote, .xSmall, [10, 15, 30]),
    (.footnote, .ax2, [20, 31, 62]), (.footnote, .ax5, [32, 49, 98]), (.headline, .xxxLarge, [15, 22, 45]),
    (.headline, .ax4, [26, 39, 79]), (.headline, .ax5, [31, 48, 96]), (.largeTitle, .xSmall, [10, 16, 32]),
    (.largeTitle, .ax2, [15, 24, 47]), (.largeTitle, .ax5, [19, 29, 58]), (.subheadline, .xxxLarge, [14, 22, 44]),
    (.subheadline, .ax2, [20, 31, 61]), (.subheadline, .ax5, [32, 49, 99]), (.title, .xxxLarge, [13, 21, 41]),
    (.title, .ax4, [20, 31, 61]), (.title, .ax5, [22, 34, 68]), (.title2, .xSmall, [9, 15, 29]),
    (.title2, .ax2, [18, 29, 57]), (.title2, .ax5, [26, 40, 80]), (.title3, .xSmall, [10, 15, 30]),
    (.title3, .ax2, [19, 30, 60]), (.title3, .ax5, [29, 44, 88]),
  ])
  func `lets other fonts grow as UIFontMetrics does`(_ style: TextStyle, _ size: DynamicTypeSize, _ wanted: [Double]) {
    #expect([11, 17, 34].map { style.scaled($0, at: size) } == wanted)
  }

  @Test func `leaves every font as it is at the usual size`() {
    for style in TextStyle.allCases { #expect(style.scaled(13, at: .large) == 13) }
  }

  @Test func `calls the sizes as Apple does`() {
    #expect(
      DynamicTypeSize.allCases.map(\.name) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }

  @Test func `is read from the extension of a typography`() throws {
    let source: MarkedText = """
      {"$type": "typography",
       "a": {"$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400,
         "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}, "$extensions": {"specimen": {"textStyle": "title2"}}},
       "b": {"$value": "{a}", "$extensions": {"specimen": {"textStyle": 1️⃣"tilte"}}}}
      """
    let read = Graph(tokens: source)
    guard case .typography(let text) = try #require(read.graph[TokenPath(["a"])]).primary.value else {
      Issue.record("no typography")
      return
    }
    #expect(text.textStyle == .title2 && text.dynamicType == .scales)
    let names = "largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2"
    #expect(
      read.findings.lines(in: source) == ["1️⃣ error invalid-value: 'tilte' where one of \(names) is needed"])
  }
}
