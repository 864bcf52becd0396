import DataFiles
package import Diagnostics

/// What stands between the `---` lines at the top of a document.
package struct FrontMatter: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case draft, beta, stable, deprecated
  }

  package var title: String?
  package var description: String?
  package var order: Double?
  package var status: Status?
  /// The language of the document, where it is not that of the site: a BCP 47 tag.
  var language: LanguageTag?
  /// The component that the document is the page of.
  package var component: (name: String, place: Place)?
  /// True of DESIGN.md, which is written for other tools, too.
  package let isDesign: Bool
  /// False when it is no YAML, so that nothing can be said about what it lacks.
  package private(set) var isReadable = true
  /// Where the body starts, in bytes.
  package let bodyOffset: Int

  /// - Parameter isDesign: for DESIGN.md, whose tokens are read elsewhere, and whose title is its `name`.
  init(_ file: SourceFile, isDesign: Bool = false, into findings: inout Findings) {
    self.isDesign = isDesign
    guard let (yaml, body) = FrontMatter.split(file.bytes) else {
      bodyOffset = 0
      return
    }
    bodyOffset = body
    // What is no YAML is told of where the tokens are read.
    var found = Findings()
    let data = YAMLReader.read(file, yaml, into: &found)
    if !isDesign { findings.report(found) }
    guard let data else {
      isReadable = false
      return
    }
    if isDesign {
      title = data["name"]?.string
      description = data["description"]?.string
      return
    }
    if case .null = data.content { return }
    let known = ["title", "description", "order", "status", "lang", "component"]
    // Documents may come from another generator, whose keys do no harm here.
    guard let fields = Fields(data, of: "front matter", known: known, unknown: .warning, into: &findings) else {
      return
    }
    title = fields.text("title", into: &findings).flatMap { $0.isEmpty ? nil : $0 }
    description = fields.text("description", into: &findings)
    order = fields.number("order", into: &findings)
    let words = Status.allCases.map(\.rawValue)
    status = fields.choice("status", of: words, into: &findings).flatMap { Status(rawValue: $0) }
    language = fields.language("lang", into: &findings)
    if let name = fields.text("component", into: &findings), let place = fields["component"]?.place {
      component = (name, place)
    }
  }

  /// Where the YAML of a document stands; nil when there is none.
  static func range(in file: SourceFile) -> Range<Int>? { split(file.bytes)?.yaml }

  /// The range of the YAML and the offset of the body; nil when the file has no front matter.
  private static func split(_ bytes: [UInt8]) -> (yaml: Range<Int>, body: Int)? {
    // A byte order mark may stand before it.
    let opening = line(bytes, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard isFence(bytes[opening.text]) else { return nil }
    var start = opening.next
    while start < bytes.count {
      let line = line(bytes, start)
      if isFence(bytes[line.text]) { return (opening.next..<start, line.next) }
      start = line.next
    }
    return nil
  }

  /// The line that starts at an offset, without its end, and where the next one starts. Lines end with LF, CR or both.
  private static func line(_ bytes: [UInt8], _ start: Int) -> (text: Range<Int>, next: Int) {
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let isCRLF = bytes[end...].starts(with: [0x0D, 0x0A])
    return (start..<end, min(end + (isCRLF ? 2 : 1), bytes.count))
  }

  /// Three hyphens; spaces behind them are allowed, as nobody sees them.
  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8)
      && line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
