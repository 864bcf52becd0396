import Diagnostics

/// Finds ids that stand twice, and references to an id that no element has.
///
/// The browser takes the first of two, and nothing where there is none: a label that names no control leaves it without a name,
/// and a gradient that is not there paints nothing.
package struct IdentifierReferences {
  private let tree: ElementTree
  /// Where each id stands first.
  private var places: [String: Place] = [:]
  private(set) var findings: [Finding] = []

  /// Attributes that hold ids, one or several.
  private static let lists: Set = [
    "aria-labelledby", "aria-describedby", "aria-details", "aria-errormessage", "headers",
  ]
  private static let single: Set = ["for", "list", "popovertarget", "commandfor"]
  private static let paints: Set = [
    "fill", "stroke", "filter", "clip-path", "mask", "marker-start", "marker-mid", "marker-end",
  ]

  /// Each of them looks for the nearest id.
  private static let findingLimit = 100

  init(_ tree: ElementTree) {
    self.tree = tree
    for element in tree.elements {
      guard let attribute = element.attributes.first(where: { $0.name == "id" }) else { continue }
      if attribute.value.isEmpty {
        findings.append(empty(attribute.place))
      } else if let first = places[attribute.value] {
        findings.append(duplicate(attribute, first: first))
      } else {
        places[attribute.value] = attribute.place
      }
    }
    for element in tree.elements {
      for attribute in element.attributes { check(attribute, of: element) }
    }
  }

  private mutating func check(_ attribute: ElementTree.Attribute, of element: ElementTree.Element) {
    let isLink = attribute.name == "href" && (element.name == "a" || element.name == "area")
    for id in IdentifierReferences.ids(in: attribute, of: element) {
      // Both lead to the top of the page.
      if isLink, id.isEmpty || id.lowercased() == "top" { continue }
      check(id, in: attribute, isLink ? .warning : .error)
    }
  }

  /// The ids that an attribute refers to, in its order.
  package static func ids(in attribute: ElementTree.Attribute, of element: ElementTree.Element) -> [String] {
    let value = attribute.value
    switch attribute.name {
    case let name where lists.contains(name): return value.split(whereSeparator: \.isWhitespace).map(String.init)
    case let name where single.contains(name) && element.namespace == .html: return [value]
    case let name where paints.contains(name) && element.namespace == .svg: return local(value).map { [$0] } ?? []
    case "href", "xlink:href": return value.hasPrefix("#") ? [String(value.dropFirst())] : []
    default: return []
    }
  }

  private mutating func check(
    _ id: String, in attribute: ElementTree.Attribute, _ severity: Finding.Severity = .error
  ) {
    guard places[id] == nil, findings.count < IdentifierReferences.findingLimit else { return }
    findings.append(unknown(id, in: attribute, severity))
  }

  /// What stands in `url(#…)`.
  private static func local(_ value: String) -> String? {
    guard let start = value.firstRange(of: "url(") else { return nil }
    let address = value[start.upperBound...].prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    return address.hasPrefix("#") ? String(address.dropFirst()) : nil
  }
}

extension IdentifierReferences {
  private func empty(_ place: Place) -> Finding {
    Finding(.error, "invalid-html", "an id without a name", at: place, help: "name it, or remove it")
  }

  private func duplicate(_ attribute: ElementTree.Attribute, first: Place) -> Finding {
    Finding(
      .error, "duplicate-id", "the id '\(attribute.value)' stands twice", at: attribute.place,
      notes: [.init("it stands first here", at: first)], help: "rename one of them")
  }

  private func unknown(
    _ id: String, in attribute: ElementTree.Attribute, _ severity: Finding.Severity
  ) -> Finding {
    Finding(
      severity, "unknown-reference", "'\(attribute.name)' refers to '\(id)', which is the id of no element here",
      at: attribute.place,
      help: NearestName.help(id, in: places.keys.sorted())
        ?? (severity == .warning
          ? "write '#' for a link that leads nowhere here"
          : places.isEmpty
            ? "no element has an id" : "the ids are: \(places.keys.sorted().prefix(5).joined(separator: ", "))"))
  }
}
