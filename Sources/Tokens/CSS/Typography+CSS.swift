extension Typography {
  /// True when the style says enough for the `font` shorthand, which has no letter spacing: a size and a family.
  package var hasShorthand: Bool { self["fontSize"] != nil && self["fontFamily"] != nil }

  /// The shorthand, if there is one, and every part.
  var declarations: [(suffix: String, text: String)] { declarations { $1 } }

  /// - Parameter part: what stands in the shorthand for a part: made from the suffix of its property and its text.
  func declarations(_ part: (_ suffix: String, _ text: String) -> String) -> [(suffix: String, text: String)] {
    (shorthand(part).map { [("", $0)] } ?? []) + named.map { ($0.suffix, $0.value.css) }
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
  private func shorthand(_ part: (_ suffix: String, _ text: String) -> String) -> String? {
    func text(_ name: String) -> String? {
      self[name].map { part("-" + Typography.property(name), $0.css) }
    }
    guard let size = text("fontSize"), let family = text("fontFamily") else { return nil }
    let isSlanted = self["fontStyle"].map { ["italic", "oblique"].contains($0.css) } ?? false
    let style = isSlanted ? text("fontStyle") : nil
    let height = text("lineHeight").map { "/\($0)" } ?? ""
    return [style, text("fontWeight"), size + height, family].compactMap { $0 }.joined(separator: " ")
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
