/// The CSS custom property of a token: `--vero-color-text-primary`.
package enum CSSName {
  /// `--`, the theme's prefix and the path, joined with hyphens. `$root` stands for its group; what cannot stand in a CSS
  /// identifier becomes a hyphen.
  package static func property(_ path: TokenPath, prefix: String) -> String {
    let segments = path.segments.last == "$root" ? Array(path.segments.dropLast()) : path.segments
    let name = ([prefix] + segments).joined(separator: "-")
    return "--" + String(String.UnicodeScalarView(name.unicodeScalars.map { isIdentifier($0) ? $0 : "-" }))
  }

  /// CSS Syntax 3, section 4.2, "ident code point".
  static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: scalar.value >= 0x80
    }
  }
}
