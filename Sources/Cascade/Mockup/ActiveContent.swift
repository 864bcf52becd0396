import Diagnostics

/// Finds what would run, or be fetched from elsewhere, where a mock-up is shown.
///
/// A mock-up is a picture made of HTML. Scripts make it show what nobody wrote, and break the page around it; what is fetched
/// tells a stranger who reads, and is gone some day.
enum ActiveContent {
  static func findings(in tree: ElementTree) -> [Finding] {
    tree.elements.flatMap { element in
      var findings: [Finding] = []
      if ["script", "noscript", "iframe", "object", "embed"].contains(element.name) {
        findings.append(runs(element))
      }
      for attribute in element.attributes {
        if attribute.name.hasPrefix("on"), attribute.name.utf8.count > 2 {
          findings.append(handler(attribute))
        } else if addresses.contains(attribute.name) {
          if isScript(attribute.value) {
            findings.append(scriptAddress(attribute))
          } else if let address = foreignAddress(attribute, of: element) {
            findings.append(foreign(address, at: attribute.place))
          }
        }
      }
      return findings
    }
  }

  private static let addresses: Set = [
    "href", "xlink:href", "src", "srcset", "poster", "data", "action", "formaction", "background",
  ]

  private static func isScript(_ address: String) -> Bool { starts(address, with: ["javascript:"]) }

  private static func isForeign(_ address: String) -> Bool {
    starts(address, with: ["http:", "https:", "//", "ftp:"])
  }

  /// As browsers read it: white space and control characters count for nothing in a scheme, and `\` is `/`.
  private static func starts(_ address: String, with schemes: [String]) -> Bool {
    let start = address.unicodeScalars.lazy.filter { $0.value > 0x20 }.prefix(11).map { $0 == "\\" ? "/" : $0 }
    let text = String(String.UnicodeScalarView(start)).lowercased()
    return schemes.contains { text.hasPrefix($0) }
  }

  /// What the browser would fetch without being asked. Links and forms go there only on a click.
  private static func foreignAddress(_ attribute: ElementTree.Attribute, of element: ElementTree.Element) -> String? {
    switch attribute.name {
    case "action", "formaction": return nil
    case "href", "xlink:href": return !isLink(element) && isForeign(attribute.value) ? attribute.value : nil
    case "srcset":
      return attribute.value.split { $0.isWhitespace || $0 == "," }.map(String.init).first(where: isForeign)
    default: return isForeign(attribute.value) ? attribute.value : nil
    }
  }

  private static func isLink(_ element: ElementTree.Element) -> Bool { ["a", "area"].contains(element.name) }
}

extension ActiveContent {
  private static func finding(_ text: String, at place: Place, help: String) -> Finding {
    Finding(.error, "script-in-mockup", text, at: place, help: help)
  }

  private static func runs(_ element: ElementTree.Element) -> Finding {
    finding(
      "'\(element.name)' has no place in a mock-up, which is HTML and CSS alone", at: element.place,
      help: element.name == "noscript"
        ? "remove it, and keep what it holds" : "draw what it shows; another look is another variant")
  }

  private static func handler(_ attribute: ElementTree.Attribute) -> Finding {
    finding(
      "'\(attribute.name)' runs a script, a mock-up is HTML and CSS alone", at: attribute.place,
      help: "remove it; what it changes is a state or another variant")
  }

  private static func scriptAddress(_ attribute: ElementTree.Attribute) -> Finding {
    finding(
      "the address in '\(attribute.name)' runs a script, a mock-up is HTML and CSS alone", at: attribute.place,
      help: "write '#' for a link that leads nowhere")
  }

  private static func foreign(_ address: String, at place: Place) -> Finding {
    let end = address.count > 60 ? "…" : ""
    return finding(
      "'\(address.prefix(60))\(end)' is fetched from elsewhere, a mock-up has all it shows in its folder", at: place,
      help: "draw it in CSS or SVG, or write it as a 'data:' address")
  }
}
