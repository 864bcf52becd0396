import Diagnostics
package import Markup

/// A mock-up's HTML, cut where a page must put something of its own: icons and the names of radio groups.
package struct Mockup: Sendable {
  private enum Piece: Sendable {
    case bytes(ArraySlice<UInt8>)
    /// The address of an icon.
    case icon(String)
    /// The rest of a `name`, which must be another one in each drawing on a page.
    case drawingNumber
  }

  private var pieces: [Piece] = []
  /// The icons that it shows, each once.
  package private(set) var icons: [String] = []

  init(_ file: SourceFile, icons known: [Icon], into findings: inout Findings) {
    let bytes = file.bytes
    let names = known.map(\.name)
    let href = Array("<use href=\"../../icons/".utf8)
    let ending = Array(".svg#icon\"".utf8)
    let nameAttribute = Array(" name=\"".utf8)
    var copied = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: href) {
        let start = index + href.count
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        let address = bytes[start..<end]
        let name = String(decoding: address.dropLast(ending.count - 1), as: UTF8.self)
        if !(address + [UInt8(ascii: "\"")]).suffix(ending.count).elementsEqual(ending) || !names.contains(name) {
          findings.report(
            Finding(
              .error, "unknown-icon",
              "'../../icons/\(String(decoding: address, as: UTF8.self))' is no icon of this theme",
              at: file.place(start - "../../icons/".utf8.count..<end),
              help: NearestName.help(name, in: names) ?? "write ../../icons/NAME.svg#icon"))
        } else if !icons.contains(name) {
          icons.append(name)
        }
        pieces.append(.bytes(bytes[copied..<index]))
        pieces.append(.icon(name))
        copied = end
        index = end
      } else if bytes[index...].starts(with: nameAttribute) {
        let end = bytes[(index + nameAttribute.count)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        pieces.append(.bytes(bytes[copied..<end]))
        pieces.append(.drawingNumber)
        copied = end
        index = end
      } else {
        index += 1
      }
    }
    pieces.append(.bytes(bytes[copied...]))
  }

  /// The mock-up as it stands in a page.
  /// - Parameter drawing: what no other drawing of the page is called.
  package func html(drawing: String) -> HTML {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .bytes(let run): bytes += run
      case .icon(let name): bytes += "<use href=\"#icon-\(name)".utf8
      case .drawingNumber: bytes += "-\(drawing)".utf8
      }
    }
    // A mock-up is written by the authors of the site, and is shown as they wrote it.
    return HTML(trusting: bytes)
  }
}
