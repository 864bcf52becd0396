import SwiftSource
import Testing
import Tokens

@Suite struct SwiftNamingTests {
  private static let tokens = """
    "color": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
    "text": {"$type": "color",
      "link": {"hover-state": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
      "2x": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
    """

  @Test(arguments: [
    ("text.**", "AppTheme.Colors.*", "AppTheme.Colors.linkHoverState"),
    ("text.*.*", "Theme.*.*", "Theme.Link.hoverState"), ("text.**", "Color.sea*", "Color.seaLinkHoverState"),
    ("**", "Color.*", "Color.textLinkHoverState"), ("text.link.hover-state", "Color.`default`", "Color.default"),
  ])
  func `puts what wildcards stand for into names`(pattern: String, template: String, name: String) {
    let export = ExportedTheme(SwiftNamingTests.tokens, names: [(pattern, template)])
    #expect(export.naming[TokenPath(["text", "link", "hover-state"])]?.description == name)
  }

  @Test(arguments: [
    (
      ["color": "Color.ink", "text.2x": "Color.2x"],
      "swift-name: 'text.2x' becomes 'Color.2x' in Swift, which is no name there"
    ),
    (
      ["color": "Color.ink", "text.**": "Color.ink"],
      "name-collision: 'color' and 'text.link.hover-state' both become 'Color.ink' in Swift"
    ),
    (
      ["color": "Theme.ink", "text.2x": "Theme.ink.deep"],
      "name-collision: 'text.2x' becomes 'Theme.ink.deep' in Swift, inside of what 'color' becomes"
    ),
    (["color": "Color.self"], "swift-name: 'color' becomes 'Color.self' in Swift, which is no name there"),
  ])
  func `tells of names that cannot be`(names: [String: String], complaint: String) {
    let export = ExportedTheme(SwiftNamingTests.tokens, names: names.map { ($0, $1) }.sorted { $0.0 < $1.0 })
    #expect(export.complaints.contains(complaint), "\(export.complaints)")
  }

  @Test func `makes names of the paths where nobody gives any, and keeps those that come from Swift`() {
    let made = ExportedTheme(SwiftNamingTests.tokens)
    #expect(made.naming[TokenPath(["text", "2x"])]?.description == "Color.seaText2x")
    let swift = ExportedTheme(
      "\"AppTheme\": {\"Spacing\": {\"md\": {\"$type\": \"dimension\", \"$value\": {\"value\": 16, \"unit\": \"px\"}}}}"
    )
    #expect(swift.naming[TokenPath(["AppTheme", "Spacing", "md"])]?.description == "AppTheme.Spacing.md")
    #expect(swift.naming.shape == .nested)
  }
}
