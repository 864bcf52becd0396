import Diagnostics
import Testing

struct SourceRegionTests {
  @Test func `counts lines and code points from one, to behind the end`() {
    var sources = SourceFiles()
    let text = "a\r\nß€\u{1F600}xy\nz"
    let file = sources.add(path: "a.json", bytes: Array(text.utf8))
    // From x to before z. The first line has 3 bytes; the letters before x have 2, 3 and 4.
    let region = sources.region(of: file.place(12..<15))
    #expect([region.startLine, region.endLine] == [2, 3])
    #expect([region.startColumn, region.endColumn] == [4, 1])
    #expect(region.path == "a.json")
  }

  @Test func `names no column where a line is too long to look at`() {
    var sources = SourceFiles()
    let file = sources.add(path: "a.json", bytes: Array(repeating: UInt8(ascii: " "), count: 100_000))
    let region = sources.region(of: file.place(10..<90_000))
    #expect(region.startLine == 1 && region.endLine == 1)
    #expect(region.startColumn == nil && region.endColumn == nil)
  }
}
