/// The CSS custom property of a token: `--vero-color-text-primary`.
package enum CSSName {
  /// `--`, the theme's prefix and the path, joined with hyphens. `$root` stands for its group; what cannot stand in a CSS
  /// identifier becomes a hyphen.
  package static func property(_ path: TokenPath, prefix: String) -> String {
    let segments = path.segments.last == "$root" ? path.segments.dropLast() : path.segments[...]
    var name: [UInt8] = [hyphen, hyphen]
    name.reserveCapacity(2 + prefix.utf8.count + segments.reduce(0) { $0 + $1.utf8.count + 1 })
    append(prefix, to: &name)
    for segment in segments {
      name.append(hyphen)
      append(segment, to: &name)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whatever is not ASCII may stand in an identifier, so that bytes can be looked at one by one.
  private static func append(_ text: String, to name: inout [UInt8]) {
    for byte in text.utf8 { name.append(isIdentifier(Unicode.Scalar(byte)) ? byte : hyphen) }
  }

  private static let hyphen = UInt8(ascii: "-")

  /// CSS Syntax 3, section 4.2, "ident code point".
  static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: scalar.value >= 0x80
    }
  }
}
