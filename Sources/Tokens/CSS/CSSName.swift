/// The CSS custom property of a token: `--vero-color-text-primary`.
package enum CSSName {
  /// `--`, the theme's prefix and the path, joined with hyphens. `$root` stands for its group; what cannot stand in a CSS
  /// identifier becomes a hyphen.
  package static func property(_ path: TokenPath, prefix: String) -> String {
    let segments = path.segments.last == "$root" ? path.segments.dropLast() : path.segments[...]
    let count = 2 + prefix.utf8.count + segments.reduce(0) { $0 + $1.utf8.count + 1 }
    return String(unsafeUninitializedCapacity: count) { name in
      name[0] = hyphen
      name[1] = hyphen
      var end = 2
      append(prefix, to: name, &end)
      for segment in segments {
        name[end] = hyphen
        end += 1
        append(segment, to: name, &end)
      }
      return end
    }
  }

  /// Whatever is not ASCII may stand in an identifier, so that bytes can be looked at one by one.
  private static func append(_ text: String, to name: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
    for byte in text.utf8 {
      name[end] = isIdentifier(Unicode.Scalar(byte)) ? byte : hyphen
      end += 1
    }
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
