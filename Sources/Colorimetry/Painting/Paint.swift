/// A colour as a screen paints it: gamma-encoded sRGB with alpha, every channel from 0 to 1.
///
/// What is out of gamut is clipped per channel; of a fill that is translucent only once it is premultiplied, so that its channels may
/// be above 1.
package struct Paint: Hashable, Sendable {
  package let rgb: SIMD3<Double>
  package let alpha: Double

  /// What is not a number is 0.
  package init(_ rgb: SIMD3<Double>, alpha: Double = 1) {
    self.alpha = Paint.clipped(alpha)
    self.rgb = alpha < 1 ? Paint.clipped(rgb, to: Paint.ceiling) : Paint.clipped(rgb)
  }

  /// What Chromium paints on an sRGB screen, `rec2020` by its older curve.
  package init(_ color: Color) {
    self.init(color.asPainted.converted(to: .srgb).components, alpha: color.alpha)
  }

  package static let white = Paint(SIMD3(1, 1, 1))
  package static let black = Paint(SIMD3(0, 0, 0))

  package var isOpaque: Bool { alpha >= 1 }

  static func clipped(_ rgb: SIMD3<Double>, to limit: Double = 1) -> SIMD3<Double> {
    SIMD3.zero.replacing(with: rgb, where: rgb .> 0).replacing(with: limit, where: rgb .> limit)
  }

  static func clipped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// More than a channel can be before it is premultiplied and still count.
  private static let ceiling = 1000.0

  /// Channels by alpha, clipped.
  var premultiplied: SIMD3<Double> { Paint.clipped(rgb * alpha) }

  /// Source-over in encoded sRGB (Compositing and Blending 1, section 5.1): this colour laid on an opaque one. Exact; what
  /// remains of it in 8 bits `PaintStack` says.
  package func over(_ backdrop: Paint) -> Paint {
    precondition(backdrop.isOpaque, "a stack of colours ends with an opaque one")
    return Paint(premultiplied + backdrop.rgb * (1 - alpha))
  }

  /// The nearest levels of an 8-bit screen.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    let levels = (Paint.clipped(rgb) * 255).rounded(.toNearestOrAwayFromZero)
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
