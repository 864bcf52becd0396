import Tokens

/// site.css: the looks of the chrome.
///
/// It ends where a mock-up begins, whatever the mock-up calls its classes; the CSS of a component holds in its own mock-ups alone. So
/// what is drawn is what is audited. The only colours are those of the chrome's own tokens, which have no hue except for verdicts.
enum SiteStyle {
  static let css = """
    @scope (:root) to (.mockup > *) {
    \([ground, frame, prose, tables, drawings, tokens, contrast, components, home, adaptations].joined(separator: "\n"))
    }

    """

  /// The CSS of a component where its mock-ups are drawn, and nowhere else.
  static func component(_ name: String, _ css: [UInt8]) -> [UInt8] {
    Array("@scope (.mockup[data-component=\(CSSText.quoted(name))]) {\n".utf8) + css + Array("}\n".utf8)
  }
}
