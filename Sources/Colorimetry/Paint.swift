/// A colour as a screen paints it: gamma-encoded sRGB with alpha, every channel from 0 to 1.
///
/// Out-of-gamut colours are clipped per channel, which is what browsers do on an sRGB screen.
package struct Paint: Hashable, Sendable {
  package let rgb: SIMD3<Double>
  package let alpha: Double

  package init(_ rgb: SIMD3<Double>, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let srgb = color.converted(to: .srgb).components
    rgb = srgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    alpha = min(max(color.alpha, 0), 1)
  }

  package var isOpaque: Bool { alpha >= 1 }

  /// Source-over in encoded sRGB (Compositing and Blending 1, section 5.1): this colour laid on an opaque one.
  package func over(_ backdrop: Paint) -> Paint {
    precondition(backdrop.isOpaque, "a stack of colours ends with an opaque one")
    return Paint(rgb * alpha + backdrop.rgb * (1 - alpha))
  }

  /// The colour between this one (at 0) and another (at 1), premultiplied as gradients are (CSS Images 4, section 3.4.2).
  package func mixed(with other: Paint, at fraction: Double) -> Paint {
    let alpha = alpha + (other.alpha - alpha) * fraction
    guard alpha > 0 else { return Paint(rgb, alpha: 0) }
    let premultiplied = rgb * self.alpha * (1 - fraction) + other.rgb * other.alpha * fraction
    return Paint(premultiplied / alpha, alpha: alpha)
  }

  /// The nearest levels of an 8-bit screen.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    let levels = (rgb * 255).rounded(.toNearestOrAwayFromZero)
    return (UInt8(levels.x), UInt8(levels.y), UInt8(levels.z))
  }

  /// `#rrggbb`, without alpha.
  package var hex: String {
    let (red, green, blue) = bytes
    var text = [UInt8(ascii: "#")]
    for level in [red, green, blue] {
      for digit in [level >> 4, level & 0xF] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
