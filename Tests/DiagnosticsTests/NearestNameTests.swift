import Diagnostics
import Testing

struct NearestNameTests {
  @Test(
    arguments: [
      ("tael", ["blue", "teal", "tail"], "teal"), ("tael", ["tail", "teal"], "tail"),
      ("TEAL", ["tea", "teal"], "teal"),
      ("teal", ["teal"], nil), ("teal", ["blue", "deepest"], nil), ("a", ["b"], "b"), ("", ["x", "xy"], "x"),
      ("color.text.primary", ["color.text.primry", "color.text.secondary"], "color.text.primry"),
      ("colour.text", ["color.test", "colour.test"], "colour.test"), ("abcdef", ["fedcba", "badcef"], "badcef"),
      ("x", [], nil),
    ] as [(String, [String], String?)])
  func `finds the name that was probably meant`(name: String, candidates: [String], wanted: String?) {
    #expect(NearestName.of(name, in: candidates) == wanted)
  }
}
