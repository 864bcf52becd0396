import Cascade
import Testing

@Suite struct ComponentValueTests {
  @Test func `what is written alike is equal wherever it stands`() {
    #expect(ComponentValue(.ident("red"), 0..<3) == ComponentValue(.ident("red"), 10..<13))
    #expect(ComponentValue(.ident("red"), 0..<3) != ComponentValue(.hash("red", isID: true), 0..<3))
  }
}
