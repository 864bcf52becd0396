package import Diagnostics

/// The elements and texts of a mock-up, as an HTML5 parser makes them of it. Elements stand in tree order, and are named by their
/// index.
package struct ElementTree: Sendable {
  package enum Namespace: Sendable { case html, svg, mathML }

  package enum Child: Sendable {
    case element(Int)
    case text(Int)
  }

  package struct Attribute: Sendable {
    /// In lower case.
    package let name: String
    package let value: String
    package let place: Place

    package init(name: String, value: String, place: Place) {
      self.name = name
      self.value = value
      self.place = place
    }
  }

  package struct Element: Sendable {
    /// In lower case; of SVG as SVG writes it.
    package let name: String
    package let namespace: Namespace
    package let attributes: [Attribute]
    /// Nil for what stands at the top of the mock-up.
    package let parent: Int?
    /// Of the start tag.
    package let place: Place
    package internal(set) var children: [Child] = []

    package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
  }

  package struct Text: Sendable {
    /// With its white space as it is written.
    package let content: String
    /// Nil for text at the top of the mock-up.
    package let parent: Int?
    package let place: Place
  }

  package internal(set) var elements: [Element] = []
  package internal(set) var texts: [Text] = []
  package internal(set) var roots: [Child] = []

  /// Behind the last element inside of each, which stand right after it.
  var subtreeEnds: [Int] {
    var ends = elements.indices.map { $0 + 1 }
    for (index, element) in elements.enumerated().reversed() {
      if let parent = element.parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }
}
