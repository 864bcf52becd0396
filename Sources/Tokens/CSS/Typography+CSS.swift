extension Typography {
  /// True when the style says enough for the `font` shorthand, which has no letter spacing: a size and a family.
  package var hasShorthand: Bool { self["fontSize"] != nil && self["fontFamily"] != nil }

  /// The shorthand, if there is one, and every part.
  var declarations: [(suffix: String, text: String)] {
    let order = ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"]
    let standard = order.compactMap { name in self[name].map { ("-" + Typography.property(name), $0.css) } }
    let known = standard.map(\.0)
    let others = parts.filter { !order.contains($0.name) }.map { ("-" + Typography.property($0.name), $0.value.css) }
      .filter { !known.contains($0.0) }
    return (shorthand.map { [("", $0)] } ?? []) + standard + others
  }

  /// CSS Fonts 4, section 2.7.
  private var shorthand: String? {
    guard let size = self["fontSize"]?.css, let family = self["fontFamily"]?.css else { return nil }
    let style = self["fontStyle"].map(\.css).flatMap { ["italic", "oblique"].contains($0) ? $0 : nil }
    let height = self["lineHeight"].map { "/\($0.css)" } ?? ""
    return [style, self["fontWeight"]?.css, size + height, family].compactMap { $0 }.joined(separator: " ")
  }

  /// The property of CSS that a part is: `font-size` for `fontSize`.
  private static func property(_ part: String) -> String {
    let words = part.unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar)
        ? "-" + String(scalar).lowercased() : CSSName.isIdentifier(scalar) ? String(scalar) : "-"
    }
    return words.joined()
  }
}
