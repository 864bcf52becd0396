/// Links, languages and directions of writing.
extension StatedTree {
  func isLink(_ element: Int) -> Bool {
    let node = tree.elements[element]
    return switch (node.namespace, node.name) {
    case (.html, "a"), (.html, "area"): node["href"] != nil
    case (.svg, "a"): node["href"] != nil || node["xlink:href"] != nil
    default: false
    }
  }

  /// RFC 4647, section 3.3.2: extended filtering. The language of the page is not known.
  func isLanguage(of element: Int, in ranges: [String]) -> Bool {
    var current: Int? = element
    while let index = current {
      let node = tree.elements[index]
      if let language = node["xml:lang"] ?? node["lang"] {
        return ranges.contains { Self.matches(language.lowercased(), range: $0.lowercased()) }
      }
      current = node.parent
    }
    return false
  }

  private static func matches(_ language: String, range: String) -> Bool {
    guard !language.isEmpty, !range.isEmpty else { return language == range }
    var tags = language.split(separator: "-", omittingEmptySubsequences: false)[...]
    var subtags = range.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let first = subtags.popFirst(), let tag = tags.popFirst(), first == "*" || first == tag else { return false }
    while let subtag = subtags.first {
      if subtag == "*" || subtag == tags.first {
        subtags.removeFirst()
        if subtag != "*" { tags.removeFirst() }
      } else {
        guard let tag = tags.popFirst(), tag.count > 1 else { return false }
      }
    }
    return true
  }

  func isLeftToRight(_ element: Int) -> Bool {
    var current: Int? = element
    while let index = current {
      let node = tree.elements[index]
      switch node["dir"]?.asciiLowercased {
      case "ltr": return true
      case "rtl": return false
      case "auto": return firstStrongIsLeftToRight(in: index) ?? true
      default:
        if node.name == "bdi" { return firstStrongIsLeftToRight(in: index) ?? true }
        current = node.parent
      }
    }
    return true
  }

  /// By the first letter; nil where there is none, at most 64 elements deep.
  private func firstStrongIsLeftToRight(in element: Int, depth: Int = 0) -> Bool? {
    for child in tree.elements[element].children {
      switch child {
      case .text(let text):
        for scalar in tree.texts[text].content.unicodeScalars where scalar.properties.isAlphabetic {
          // Hebrew to Arabic Extended-A, their presentation forms, and the scripts of the second plane that run to the left.
          return switch scalar.value {
          case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: false
          default: true
          }
        }
      case .element(let inner):
        guard depth < 64, tree.elements[inner]["dir"] == nil,
          !["bdi", "script", "style"].contains(tree.elements[inner].name)
        else { continue }
        if let found = firstStrongIsLeftToRight(in: inner, depth: depth + 1) { return found }
      }
    }
    return nil
  }
}
