import Testing
import Tokens

struct PathGlobTests {
  @Test(
    arguments: [
      ("color.teal", "color.teal", true), ("color.teal", "color", false), ("color", "color.teal", false),
      ("color.*", "color.teal", true), ("color.*", "color.text.quiet", false), ("color.*", "color", false),
      ("*.teal", "color.teal", true), ("**", "a", true), ("**", "a.b.c", true), ("a.**", "a", false),
      ("a.**.d", "a.b.c.d", true), ("a.**.d", "a.d", false), ("**.c.**", "a.b.c.d", true), ("**.**", "a", false),
      ("a.b*", "a.bc", false), ("", "a", false), ("a..b", "a.b", false),
    ])
  func `matches segment by segment`(pattern: String, path: String, isMatch: Bool) {
    #expect(PathGlob(pattern).matches(TokenPath(path.split(separator: ".").map(String.init))) == isMatch)
  }

  @Test func `does not try every way to split a path`() {
    let pattern = PathGlob(Array(repeating: "**", count: 30).joined(separator: ".") + ".x")
    #expect(!pattern.matches(TokenPath(Array(repeating: "a", count: 250))))
  }

  @Test(
    arguments: [
      ("color.*", "color.teal", [["teal"]]), ("color.**", "color.text.quiet", [["text", "quiet"]]),
      ("*.b.*", "a.b.c", [["a"], ["c"]]), ("**.c.**", "a.c.c.d", [["a"], ["c", "d"]]), ("a.b", "a.b", []),
      ("**.**", "a.b.c", [["a"], ["b", "c"]]), ("a.*", "b.c", nil), ("a.**", "a", nil),
    ] as [(String, String, [[String]]?)])
  func `tells what its wildcards stand for`(pattern: String, path: String, captures: [[String]]?) {
    #expect(PathGlob(pattern).captures(in: TokenPath(path.split(separator: ".").map(String.init))) == captures)
  }
}
