extension Typography {
  /// True when the style says enough for the `font` shorthand, which has no letter spacing: a size and a family.
  package var hasShorthand: Bool { self["fontSize"] != nil && self["fontFamily"] != nil }

  /// The shorthand, if there is one, and every part.
  var declarations: [(suffix: String, text: String)] {
    (shorthand.map { [("", $0)] } ?? []) + named.map { ($0.suffix, $0.value.css) }
  }

  /// What `declarations` appends to the property's name, without the texts.
  var suffixes: [String] { (hasShorthand ? [""] : []) + named.map(\.suffix) }

  /// The parts, those of the standard first, each once.
  private var named: [(suffix: String, value: TokenValue)] {
    var named: [(suffix: String, value: TokenValue)] = standardSuffixes.compactMap { name, suffix in
      self[name].map { (suffix, $0) }
    }
    for part in parts where !Typography.standardParts.contains(part.name) {
      let suffix = "-" + Typography.property(part.name)
      if !standardSuffixes.contains(where: { $0.suffix == suffix }) { named.append((suffix, part.value)) }
    }
    return named
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

/// In the order in which the properties are written.
private let standardSuffixes: [(name: String, suffix: String)] = [
  ("fontFamily", "-font-family"), ("fontSize", "-font-size"), ("fontWeight", "-font-weight"),
  ("lineHeight", "-line-height"), ("letterSpacing", "-letter-spacing"),
]
