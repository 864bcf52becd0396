import SwiftSource
import Testing

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("Color.veroTeal", ["Color", "veroTeal"]),
    ("DS.Padding.xs", ["DS", "Padding", "xs"]),
    ("Density.`default`", ["Density", "default"]),
  ])
  func `is read in parts and written as code says it`(text: String, parts: [String]) {
    #expect(SwiftName(text).parts == parts)
    #expect(SwiftName(text).description == text.filter { $0 != "`" })
  }
}
