import Glibc

/// How an encoded component of an RGB space becomes light, 0 to 1, and back (CSS Color 4, section 17). Mirrored for negative
/// values, so that colours out of gamut keep their sign; each is monotone.
enum TransferFunction: Sendable {
  case linear
  /// sRGB and Display P3.
  case srgb
  /// BT.1886 with 2.4, and A98 RGB.
  case power(Double)
  case prophoto
  /// The camera curve of BT.2020, by which browsers still paint `rec2020`.
  case bt2020

  func decode(_ value: Double) -> Double {
    value < 0 ? -decodePositive(-value) : decodePositive(value)
  }

  func encode(_ value: Double) -> Double {
    value < 0 ? -encodePositive(-value) : encodePositive(value)
  }

  func decode(_ c: SIMD3<Double>) -> SIMD3<Double> { SIMD3(decode(c.x), decode(c.y), decode(c.z)) }

  func encode(_ c: SIMD3<Double>) -> SIMD3<Double> { SIMD3(encode(c.x), encode(c.y), encode(c.z)) }

  private func decodePositive(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .srgb: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    case .power(let exponent): pow(value, exponent)
    case .prophoto: value <= 16.0 / 512 ? value / 16 : pow(value, 1.8)
    case .bt2020: value < 4.5 * Self.beta ? value / 4.5 : pow((value + Self.alpha - 1) / Self.alpha, 1 / 0.45)
    }
  }

  private func encodePositive(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .srgb: value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    case .power(let exponent): pow(value, 1 / exponent)
    case .prophoto: value < 1.0 / 512 ? value * 16 : pow(value, 1 / 1.8)
    case .bt2020: value < Self.beta ? value * 4.5 : Self.alpha * pow(value, 0.45) - (Self.alpha - 1)
    }
  }

  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807
}
