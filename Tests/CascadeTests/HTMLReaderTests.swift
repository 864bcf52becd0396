import Cascade
import Diagnostics
import TestSupport
import Testing

@Suite struct HTMLReaderTests {
  @Test func `elements, attributes and texts keep their places`() {
    let source: MarkedText = "1️⃣<table><tr 2️⃣CLASS='a b'><td>3️⃣1 &lt; 2</table>"
    var findings = Findings()
    var sources = SourceFiles()
    let tree = HTMLReader.tree(of: sources.add(path: "a.html", bytes: Array(source.text.utf8)), into: &findings)
    #expect(tree.elements.map(\.name) == ["table", "tbody", "tr", "td"])
    #expect(tree.elements.map(\.parent) == [nil, 0, 1, 2])
    // The parser made 'tbody' of the tag of the row.
    #expect(tree.elements.map { sources.text(at: $0.place) } == ["<table>", "", "<tr CLASS='a b'>", "<td>"])
    #expect(tree.elements[1].place.offset == tree.elements[2].place.offset)
    #expect(source.mark(at: Int(tree.elements[0].place.offset)) == "1️⃣")
    let attributes = tree.elements[2].attributes
    #expect(attributes.map(\.name) == ["class"])
    #expect(attributes.map { source.mark(at: Int($0.place.offset)) } == ["2️⃣"])
    #expect(tree.elements[2]["class"] == "a b")
    #expect(tree.texts.map(\.content) == ["1 < 2"])
    #expect(tree.texts.map { source.mark(at: Int($0.place.offset)) } == ["3️⃣"])
  }
}
