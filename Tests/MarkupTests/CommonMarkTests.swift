import Markup
import Testing

struct CommonMarkTests {
  private static let examples = SpecExample.all(in: "spec-0.30.txt")

  @Test(.enabled(if: !examples.isEmpty, "the shared test data is not beside this package"))
  func `renders every example of CommonMark 0_30 byte for byte`() {
    #expect(Self.examples.count == 652)
    for example in Self.examples {
      #expect(
        Rendering(example.markdown, extensions: [], rawHTML: true).html == example.html,
        "example \(example.testDescription)")
    }
  }

  /// Examples 601, 607, 610 and 611 hold an address without markup, which becomes a link; that CommonMark has none is what
  /// they show.
  private static let changed: Set = [601, 607, 610, 611]

  @Test(.enabled(if: !examples.isEmpty, "the shared test data is not beside this package"))
  func `extensions change no example of CommonMark but those that hold their syntax`() {
    for example in Self.examples {
      let isSame = Rendering(example.markdown, rawHTML: true).html == example.html
      #expect(isSame == !Self.changed.contains(example.number), "example \(example.testDescription)")
    }
  }
}
