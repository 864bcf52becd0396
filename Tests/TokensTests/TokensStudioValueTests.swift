import DataFiles
import Testing

@testable import Tokens

/// Values of Tokens Studio by type, in the shape of DTCG that they are read in.
struct TokensStudioValueTests {
  static let cases: [(type: String, value: String, wanted: String, wantedType: String?)] = [
    ("spacing", #""16""#, #"{"value": 16.0, "unit": "px"}"#, "dimension"),
    ("sizing", "16", #"{"value": 16.0, "unit": "px"}"#, "dimension"),
    ("borderRadius", #""1.5rem""#, #""1.5rem""#, "dimension"),
    ("borderWidth", #""{a} * 2""#, #""{a} * 2""#, "dimension"),
    ("fontSizes", #""{a}""#, #""{a}""#, "dimension"),
    ("opacity", #""{a}""#, #""{a}""#, nil),
    ("paragraphSpacing", #""$space.small""#, #""{space.small}""#, "dimension"),
    ("dimension", #""$a * (2 + $b.c)""#, #""{a} * (2 + {b.c})""#, "dimension"),
    ("spacing", #""{a} {b}""#, #""{a} {b}""#, "dimension"),
    ("spacing", #""4px -2px""#, #""4px -2px""#, "dimension"),
    ("spacing", #""0 auto""#, #""0 auto""#, "spacing"),
    ("dimension", #""auto""#, #""auto""#, "other"),
    ("opacity", #""40%""#, "0.4", "number"),
    ("opacity", #""0.4""#, "0.4", "number"),
    ("opacity", #""{a} / 2""#, #""{a} / 2""#, "number"),
    ("number", #""12""#, "12.0", "number"),
    ("math", #""2""#, "2.0", "number"),
    ("lineHeights", #""150%""#, "1.5", "number"),
    ("lineHeights", "1.4", "1.4", "number"),
    ("lineHeights", #""24""#, #"{"value": 24.0, "unit": "px"}"#, "dimension"),
    ("lineHeights", #""24px""#, #""24px""#, "dimension"),
    ("lineHeights", #""AUTO""#, #""normal""#, "number"),
    ("lineHeights", #""{a}""#, #""{a}""#, nil),
    ("letterSpacing", #""-2%""#, #"{"value": -0.02, "unit": "em"}"#, "dimension"),
    ("letterSpacing", #""0.25""#, #"{"value": 0.25, "unit": "px"}"#, "dimension"),
    ("letterSpacing", "0", #"{"value": 0.0, "unit": "px"}"#, "dimension"),
    ("fontFamilies", #""Inter""#, #""Inter""#, "fontFamily"),
    (
      "fontFamilies", #""Arial Black, 'Helvetica, Neue', Suisse Int'l, sans-serif""#,
      #"["Arial Black", "Helvetica, Neue", "Suisse Int'l", "sans-serif"]"#, "fontFamily"
    ),
    ("fontWeights", #""Regular""#, "400.0", "fontWeight"),
    ("fontWeights", #""Semi Bold Italic""#, "600.0", "fontWeight"),
    ("fontWeights", #""Italic""#, "400.0", "fontWeight"),
    ("fontWeights", #""650""#, "650.0", "fontWeight"),
    ("fontWeights", #""Condensed""#, #""Condensed""#, "fontWeights"),
    ("textCase", #""uppercase""#, #""uppercase""#, "textCase"),
    ("text", #""$5 off""#, #""$5 off""#, "text"),
    ("boolean", "true", "true", "boolean"),
    ("composition", ##"{"sizing": "{a}", "fill": "#fff"}"##, ##"{"sizing": "{a}", "fill": "#fff"}"##, "composition"),
    ("color", ##""#f00""##, ##""#f00""##, "color"),
    ("color", #""rgba($ink, 0.5)""#, #""rgba({ink}, 0.5)""#, "color"),
    (
      "boxShadow", ##"{"x": "0", "y": "2", "blur": "{b}", "spread": "-1", "color": "#000", "type": "dropShadow"}"##,
      ##"""
      {"offsetX": {"value": 0.0, "unit": "px"}, "offsetY": {"value": 2.0, "unit": "px"}, "blur": "{b}",
       "spread": {"value": -1.0, "unit": "px"}, "color": "#000"}
      """##, "shadow"
    ),
    (
      "boxShadow", ##"[{"x": 1, "y": "1px", "color": "$ink", "type": "innerShadow"}]"##,
      ##"""
      [{"offsetX": {"value": 1.0, "unit": "px"}, "offsetY": "1px", "color": "{ink}", "inset": true,
       "blur": {"value": 0.0, "unit": "px"}, "spread": {"value": 0.0, "unit": "px"}}]
      """##, "shadow"
    ),
    (
      "border", ##"{"color": "{ink}", "width": "2", "style": "dashed"}"##,
      ##"{"color": "{ink}", "width": {"value": 2.0, "unit": "px"}, "style": "dashed"}"##, "border"
    ),
    (
      "typography",
      #"""
      {"fontFamily": "{f}", "fontWeight": "Bold Italic", "lineHeight": "120%", "fontSize": "16", "letterSpacing": "1%",
       "paragraphSpacing": "8", "textCase": "{case}", "textDecoration": "none"}
      """#,
      #"""
      {"fontFamily": "{f}", "fontWeight": 700.0, "fontStyle": "italic", "lineHeight": 1.2,
       "fontSize": {"value": 16.0, "unit": "px"}, "letterSpacing": {"value": 0.01, "unit": "em"},
       "paragraphSpacing": {"value": 8.0, "unit": "px"}, "textCase": "{case}", "textDecoration": "none"}
      """#, "typography"
    ),
    ("typography", #""{heading}""#, #""{heading}""#, nil),
    ("other", #""100""#, "100.0", "number"),
    ("other", #""4px""#, #""4px""#, "dimension"),
    ("other", #""on""#, #""on""#, "other"),
    ("other", #""{a}""#, #""{a}""#, nil),
  ]

  @Test(arguments: cases.indices)
  func `is written anew as DTCG`(index: Int) throws {
    let row = TokensStudioValueTests.cases[index]
    var values = TokensStudioValue(.tokensStudio)
    let written = values.written(try StyleDictionaryTests.data(row.value), as: row.type)
    #expect(written.value.json == (try StyleDictionaryTests.data(row.wanted)).json)
    #expect(written.type == row.wantedType)
  }

  @Test func `keeps the style that a font weight names`() throws {
    var reader = StyleDictionary(.tokensStudio)
    let data = try StyleDictionaryTests.data(#"{"a": {"value": "Bold Oblique", "type": "fontWeights"}}"#)
    let wanted = #"""
      {"a": {"$value": 700.0, "$type": "fontWeight",
       "$extensions": {"studio.tokens": {"originalType": "fontWeights", "fontStyle": "oblique"}}}}
      """#
    #expect(reader.translated(data).json == (try StyleDictionaryTests.data(wanted)).json)
  }
}
