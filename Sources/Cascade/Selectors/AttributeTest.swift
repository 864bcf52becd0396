/// `[name="value" i]` (Selectors 4, section 6).
struct AttributeTest: Hashable, Sendable {
  enum Operator: Hashable, Sendable { case exists, equals, includes, dash, prefix, suffix, substring }

  /// In lower case.
  let name: String
  let `operator`: Operator
  let value: String
  /// Nil where neither flag is given: then HTML decides by the name.
  let ignoresCase: Bool?

  func matches(_ element: ElementTree.Element) -> Bool {
    guard let found = element.attributes.first(where: { $0.name == name || $0.name.lowercased() == name })?.value
    else { return false }
    let ignoresCase = ignoresCase ?? (element.namespace == .html && Self.caseless.contains(name))
    return ignoresCase ? matches(found.asciiLowercased, value.asciiLowercased) : matches(found, value)
  }

  private func matches(_ found: String, _ value: String) -> Bool {
    switch self.operator {
    case .exists: true
    case .equals: found.utf8.elementsEqual(value.utf8)
    case .includes: !value.isEmpty && found.htmlWords.contains { $0.utf8.elementsEqual(value.utf8) }
    case .dash: found.utf8.elementsEqual(value.utf8) || found.utf8.starts(with: (value + "-").utf8)
    case .prefix: !value.isEmpty && found.utf8.starts(with: value.utf8)
    case .suffix: !value.isEmpty && found.utf8.reversed().starts(with: value.utf8.reversed())
    case .substring: !value.isEmpty && found.utf8.contains(value.utf8)
    }
  }

  /// HTML, section 4.16.2: attributes of HTML elements whose values are compared without case.
  private static let caseless: Set<String> = [
    "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype", "color",
    "compact", "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame", "hreflang", "http-equiv",
    "lang", "language", "link", "media", "method", "multiple", "nohref", "noresize", "noshade", "nowrap", "readonly",
    "rel", "rev", "rules", "scope", "scrolling", "selected", "shape", "target", "text", "type", "valign", "valuetype",
    "vlink",
  ]
}
