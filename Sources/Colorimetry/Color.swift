/// A colour as an author writes it: three components in a space, and alpha.
///
/// Units are those of the DTCG Color module 2025.10: hue in degrees; s, l, w, b and the lightness of `lab` and `lch` from 0 to
/// 100; everything else as in CSS `color()`. A nil component is `none`: missing, which paints as 0 (CSS Color 4, section 4.4).
package struct Color: Hashable, Sendable {
  package var space: ColorSpace
  package var first: Double?
  package var second: Double?
  package var third: Double?
  /// 0 is transparent, 1 opaque; nil is `none`.
  package var alphaComponent: Double?

  package init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    alphaComponent = alpha
  }

  package init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double? = 1) {
    self.init(space, components.x, components.y, components.z, alpha: alpha)
  }

  /// The components with `none` as 0.
  package var components: SIMD3<Double> {
    SIMD3(first ?? 0, second ?? 0, third ?? 0)
  }

  /// Alpha with `none` as 0.
  package var alpha: Double { alphaComponent ?? 0 }

  /// Whether no component is `none`, alpha aside.
  var isComplete: Bool { first != nil && second != nil && third != nil }

  /// `#rrggbb` in any case; nil for anything else, also for the 3, 4 and 8 digit forms, which DTCG does not allow.
  package init?(hex: some StringProtocol) {
    guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in hex.utf8.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    let channel = { (shift: UInt32) in Double(value >> shift & 0xFF) / 255 }
    self.init(.srgb, channel(16), channel(8), channel(0))
  }
}
