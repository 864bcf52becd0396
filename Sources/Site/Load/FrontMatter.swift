import DataFiles
package import Diagnostics

/// What stands between the `---` lines at the top of a document.
package struct FrontMatter: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case draft, stable, deprecated
  }

  package var title: String?
  package var description: String?
  package var order: Double?
  package var status: Status?
  /// The component that the document is the page of.
  package var component: (name: String, place: Place)?
  /// False when it is no YAML, so that nothing can be said about what it lacks.
  package private(set) var isReadable = true
  /// Where the body starts, in bytes.
  package let bodyOffset: Int

  init(_ file: SourceFile, into findings: inout Findings) {
    guard let (yaml, body) = FrontMatter.split(file.bytes) else {
      bodyOffset = 0
      return
    }
    bodyOffset = body
    guard let data = YAMLReader.read(file, yaml, into: &findings) else {
      isReadable = false
      return
    }
    if case .null = data.content { return }
    let known = ["title", "description", "order", "status", "component"]
    // Documents may come from another generator, whose keys do no harm here.
    guard let fields = Fields(data, of: "front matter", known: known, unknown: .warning, into: &findings) else {
      return
    }
    title = fields.text("title", into: &findings)
    description = fields.text("description", into: &findings)
    order = fields.number("order", into: &findings)
    let words = Status.allCases.map(\.rawValue)
    status = fields.choice("status", of: words, into: &findings).flatMap { Status(rawValue: $0) }
    if let name = fields.text("component", into: &findings), let place = fields["component"]?.place {
      component = (name, place)
    }
  }

  /// The range of the YAML and the offset of the body; nil when the file has no front matter.
  private static func split(_ bytes: [UInt8]) -> (yaml: Range<Int>, body: Int)? {
    let opening = line(bytes, 0)
    guard isFence(bytes[0..<opening.end]) else { return nil }
    var start = opening.next
    while start < bytes.count {
      let line = line(bytes, start)
      if isFence(bytes[start..<line.end]) { return (opening.next..<start, line.next) }
      start = line.next
    }
    return nil
  }

  /// Where the line that starts at an offset ends, without and with its line break.
  private static func line(_ bytes: [UInt8], _ start: Int) -> (end: Int, next: Int) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let isCRLF = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (isCRLF ? end - 1 : end, min(end + 1, bytes.count))
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.elementsEqual("---".utf8)
  }
}
