import Tokens

/// The looks of the chrome.
///
/// They end where a mock-up begins, whatever the mock-up calls its classes; the CSS of a component holds in its own mock-ups alone. So
/// what is drawn is what is audited. The only colours are those of the chrome's own tokens, which have no hue except for verdicts.
enum SiteStyle {
  /// The style sheets, in the order in which a page links them. `site` is on every page, the others where something of theirs is.
  enum Sheet: String, CaseIterable, Sendable {
    case site, fences, scopes, figures, entries, overview, verdicts, contrast, modes, component, home, review, versus,
      redrawn, marks

    /// Those of sites that tell what changed since another version; `review` and `versus` are also those of reports, which alone
    /// have components drawn anew.
    static let ofChanges: [Sheet] = [.review, .versus, .marks]
    /// Those that no site is without.
    static let ofEverySite = allCases.filter { !ofChanges.contains($0) && $0 != .redrawn }

    /// In the folder of the site.
    var path: String { "assets/\(rawValue).css" }

    var css: [UInt8] {
      Array("@scope (:root) to (.mockup > *) {".utf8) + squeezed(parts.joined(separator: "\n")) + Array("}\n".utf8)
    }

    /// In the order of the cascade.
    private var parts: [String] {
      switch self {
      case .site: [ground, frame, modeBar, prose, tables, pictures, components, search, adaptations]
      case .fences: [SiteStyle.fences]
      case .scopes: [SiteStyle.scopes]
      case .figures: [values, SiteStyle.figures, metrics]
      case .entries: [tokenFigures, SiteStyle.entries]
      case .overview: [SiteStyle.overview]
      case .verdicts: [SiteStyle.verdicts]
      case .contrast: [SiteStyle.contrast]
      case .modes: [SiteStyle.modes]
      case .component: [componentPage]
      case .home: [SiteStyle.home]
      case .review: [SiteStyle.review]
      case .redrawn: [reviewComponents]
      case .versus: [values, reviewFigures]
      case .marks: [SiteStyle.marks]
      }
    }
  }

  /// The same rules without comments, line breaks, and what only people read by: blanks, and zeros before a point. Made for our own
  /// CSS, which has no blank after a colon in a selector, and nothing of these that counts in a string.
  static func squeezed(_ css: String) -> [UInt8] {
    var result: [UInt8] = []
    var bytes = Array(css.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "/") where bytes.first == UInt8(ascii: "*"):
        let end = bytes.firstRange(of: Array("*/".utf8)) ?? bytes.endIndex..<bytes.endIndex
        bytes = bytes[end.upperBound...]
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        if let last = result.last, last != UInt8(ascii: " "), !":;,{}".utf8.contains(last) {
          result.append(UInt8(ascii: " "))
        }
      case UInt8(ascii: "0") where bytes.first == UInt8(ascii: ".") && result.last.map(" :,(-".utf8.contains) ?? false:
        break
      case UInt8(ascii: "{"):
        if result.last == UInt8(ascii: " ") { result.removeLast() }
        result.append(byte)
      case UInt8(ascii: "}"):
        while let last = result.last, " ;".utf8.contains(last) { result.removeLast() }
        result.append(byte)
      default: result.append(byte)
      }
    }
    return result
  }

  /// The CSS of a component where its mock-ups are drawn, and nowhere else.
  static func component(_ name: String, _ css: [UInt8]) -> [UInt8] {
    Array("@scope (.mockup[data-component=\(CSSText.quoted(name))]) {\n".utf8) + css + Array("}\n".utf8)
  }
}
