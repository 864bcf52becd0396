import Diagnostics

/// Finds elements that browsers do not know, and those that HTML has given up.
///
/// An unknown element is drawn as if it were a `span`, and says nothing to assistive technology. Names with a hyphen are free for
/// elements of one's own.
enum ElementNames {
  static func findings(in tree: ElementTree) -> [Finding] {
    tree.elements.compactMap { element in
      switch element.namespace {
      case .html: html(element)
      case .svg: HTMLNames.svg.contains(element.name) ? nil : unknown(element, in: HTMLNames.svg, of: "SVG")
      case .mathML: HTMLNames.mathML.contains(element.name) ? nil : unknown(element, in: HTMLNames.mathML, of: "MathML")
      }
    }
  }

  private static func html(_ element: ElementTree.Element) -> Finding? {
    if HTMLNames.html.contains(element.name) || HTMLNames.isCustom(element.name) { return nil }
    if let instead = HTMLNames.obsolete[element.name] { return obsolete(element, instead) }
    if HTMLNames.page.contains(element.name) || HTMLNames.metadata.contains(element.name) {
      return ofPage(element)
    }
    return unknown(element, in: HTMLNames.html, of: "HTML")
  }

  private static func unknown(
    _ element: ElementTree.Element, in names: Set<String>, of language: String
  ) -> Finding {
    let isOther = language == "HTML" && HTMLNames.svg.contains(element.name)
    return Finding(
      .error, "unknown-element", "'\(element.name)' is no element of \(language)", at: element.place,
      help: isOther ? "put it in an 'svg'" : NearestName.help(element.name, in: names.sorted()))
  }

  private static func obsolete(_ element: ElementTree.Element, _ instead: String) -> Finding {
    Finding(
      .warning, "obsolete-element", "'\(element.name)' is no longer an element of HTML", at: element.place,
      help: instead)
  }

  private static func ofPage(_ element: ElementTree.Element) -> Finding {
    Finding(
      .error, "invalid-html", "'\(element.name)' belongs to a page, and a mock-up is a part of one", at: element.place,
      help: "remove it")
  }
}
