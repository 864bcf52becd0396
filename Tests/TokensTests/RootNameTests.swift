import Testing
import Tokens

struct RootNameTests {
  @Test func `names a root token as its group, which another token may be called too`() {
    let root = CSSName.property(TokenPath(["accent", "light", "$root"]), prefix: "x")
    #expect(root == "--x-accent-light")
    #expect(CSSName.property(TokenPath(["accent-light"]), prefix: "x") == root)
  }
}
