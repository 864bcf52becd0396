import Cascade
import Diagnostics
package import Markup

/// A mock-up's HTML, cut where a page must put something of its own: icons, ids, and the names of radio groups.
package struct Mockup: Sendable {
  private enum Piece: Sendable {
    case bytes(ArraySlice<UInt8>)
    /// What no other drawing of the page is called.
    case drawing
  }

  private var pieces: [Piece] = []
  /// The icons that it shows, each once.
  package private(set) var icons: [String] = []

  init(_ file: SourceFile, _ tree: ElementTree, icons known: [Icon], into findings: inout Findings) {
    let names = known.map(\.name)
    let ids = Set(tree.elements.compactMap { $0["id"] })
    var edits: [(place: Place, text: [String])] = []
    for element in tree.elements {
      for attribute in element.attributes {
        if element.name == "use", attribute.isAddress, attribute.value.hasPrefix(Mockup.folder) {
          guard let name = attribute.iconName, names.contains(name) else {
            findings.report(Mockup.unknownIcon(attribute, at: attribute.valuePlace(in: file), names))
            continue
          }
          if !icons.contains(name) { icons.append(name) }
          edits.append((attribute.place, ["\(attribute.name)=\"#icon:\(Mockup.escaped(name[...]))\""]))
        } else if let text = Mockup.renamed(attribute, of: element, ids) {
          edits.append((attribute.place, text))
        }
      }
    }
    var copied = 0
    for (place, text) in edits.sorted(by: { $0.place < $1.place }) where place.range.lowerBound >= copied {
      pieces.append(.bytes(file.bytes[copied..<place.range.lowerBound]))
      for (index, part) in text.enumerated() {
        if index > 0 { pieces.append(.drawing) }
        pieces.append(.bytes(Array(part.utf8)[...]))
      }
      copied = place.range.upperBound
    }
    pieces.append(.bytes(file.bytes[copied...]))
  }

  /// The mock-up as it stands in a page.
  /// - Parameter drawing: what no other drawing of the page is called.
  package func html(drawing: String) -> HTML {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .bytes(let run): bytes += run
      case .drawing: bytes += drawing.utf8
      }
    }
    // A mock-up is written by the authors of the site, and is shown as they wrote it.
    return HTML(trusting: bytes)
  }

  // MARK: Names

  private static let folder = "../../icons/"

  /// An attribute whose names must be others in each drawing, cut where the drawing's name comes in; nil for all others.
  private static func renamed(
    _ attribute: ElementTree.Attribute, of element: ElementTree.Element, _ ids: Set<String>
  ) -> [String]? {
    let value = attribute.value
    let names: [String]
    switch attribute.name {
    case "id": names = [value]
    case "name" where element.namespace == .html: names = [value]
    default: names = IdentifierReferences.ids(in: attribute, of: element).filter(ids.contains)
    }
    guard names.contains(where: { !$0.isEmpty }) else { return nil }
    var parts = ["\(attribute.name)=\""]
    var rest = value[...]
    for name in names {
      guard let range = rest.range(ofWord: name) else { continue }
      parts[parts.count - 1] += escaped(rest[..<range.upperBound]) + "--"
      parts.append("")
      rest = rest[range.upperBound...]
    }
    parts[parts.count - 1] += escaped(rest) + "\""
    return parts
  }

  private static func escaped(_ text: Substring) -> String {
    HTML(text: String(text)).text
  }

  private static func unknownIcon(
    _ attribute: ElementTree.Attribute, at place: Place, _ names: [String]
  ) -> Finding {
    Finding(
      .error, "unknown-icon", "'\(attribute.value)' is no icon of this theme", at: place,
      help: NearestName.help(attribute.iconName ?? attribute.value, in: names) ?? "write \(folder)NAME.svg#icon")
  }
}

extension ElementTree.Attribute {
  fileprivate var isAddress: Bool { name == "href" || name == "xlink:href" }

  /// Where the value stands, if it stands there as it is read.
  fileprivate func valuePlace(in file: SourceFile) -> Place {
    let range = file.bytes[place.range].firstRange(of: Array(value.utf8))
    return range.map(file.place) ?? place
  }

  /// `NAME` of `../../icons/NAME.svg#icon`.
  fileprivate var iconName: String? {
    guard value.hasPrefix("../../icons/"), value.hasSuffix(".svg#icon") else { return nil }
    return String(value.dropFirst("../../icons/".count).dropLast(".svg#icon".count))
  }
}

extension Substring {
  /// The first place of a name that no letter of another name touches.
  fileprivate func range(ofWord name: String) -> Range<Index>? {
    let ends: (Character) -> Bool = { $0.isWhitespace || "#()\"'".contains($0) }
    return ranges(of: name).first { range in
      (range.lowerBound == startIndex || ends(self[index(before: range.lowerBound)]))
        && (range.upperBound == endIndex || ends(self[range.upperBound]))
    }
  }
}
