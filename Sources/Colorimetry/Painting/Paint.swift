/// A colour as a screen paints it: gamma-encoded sRGB with alpha, every channel from 0 to 1.
package struct Paint: Hashable, Sendable {
  package let rgb: SIMD3<Double>
  package let alpha: Double

  /// What is outside 0 to 1 is clipped; what is not a number is 0.
  package init(_ rgb: SIMD3<Double>, alpha: Double = 1) {
    self.rgb = Paint.clipped(rgb)
    self.alpha = Paint.clipped(alpha)
  }

  /// What Chromium paints on an sRGB screen: out of gamut clipped per channel, `rec2020` by its older curve.
  package init(_ color: Color) {
    self.init(color.asPainted.converted(to: .srgb).components, alpha: color.alpha)
  }

  package static let white = Paint(SIMD3(1, 1, 1))
  package static let black = Paint(SIMD3(0, 0, 0))

  package var isOpaque: Bool { alpha >= 1 }

  static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3.zero.replacing(with: rgb, where: rgb .> 0).replacing(with: 1, where: rgb .> 1)
  }

  static func clipped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Source-over in encoded sRGB (Compositing and Blending 1, section 5.1): this colour laid on an opaque one. Exact; what
  /// remains of it in 8 bits `PaintStack` says.
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

  /// The opaque colour of 8-bit levels.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(SIMD3(Double(red), Double(green), Double(blue)) / 255)
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

extension Color {
  /// The light that a browser makes of the colour: `rec2020` is read by the curve of an older text.
  var asPainted: Color {
    guard space == .rec2020 else { return self }
    return Color(.xyzD65, RGBSpace.paintedRec2020.xyz(components), alpha: alphaComponent)
  }
}
