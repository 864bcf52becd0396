import Glibc

/// An RGB space: how its components become light, and where its primaries lie.
///
/// Matrices and transfer functions: CSS Color 4, section 17 ("Sample code for Color Conversions"). All transfer functions are
/// mirrored for negative values, so that colours out of gamut keep their sign.
struct RGBSpace: Sendable {
  /// Linear light to XYZ, at the native white: D65 for all but ProPhoto.
  let toXYZ: Matrix3
  let fromXYZ: Matrix3
  let isD50: Bool
  let decode: @Sendable (Double) -> Double
  let encode: @Sendable (Double) -> Double

  private init(
    _ toXYZ: Matrix3, isD50: Bool = false,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double
  ) {
    self.toXYZ = toXYZ
    fromXYZ = toXYZ.inverse
    self.isD50 = isD50
    self.decode = { value in value < 0 ? -decode(-value) : decode(value) }
    self.encode = { value in value < 0 ? -encode(-value) : encode(value) }
  }

  static let srgb = RGBSpace(
    srgbPrimaries,
    decode: { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) },
    encode: { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 })

  static let linearSRGB = RGBSpace(srgbPrimaries, decode: { $0 }, encode: { $0 })

  static let displayP3 = RGBSpace(
    Matrix3(
      SIMD3(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
      SIMD3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
      SIMD3(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800)),
    decode: srgb.decode, encode: srgb.encode)

  static let a98 = RGBSpace(
    Matrix3(
      SIMD3(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
      SIMD3(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
      SIMD3(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835)),
    decode: { pow($0, 563.0 / 256) }, encode: { pow($0, 256.0 / 563) })

  static let prophoto = RGBSpace(
    Matrix3(
      SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
      SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
      SIMD3(0, 0, 0.8251046025104602)),
    isD50: true,
    decode: { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) },
    encode: { $0 < 1.0 / 512 ? $0 * 16 : pow($0, 1 / 1.8) })

  /// BT.1886, a pure power of 2.4, as the current text of CSS Color 4 has it. Chromium still paints the older BT.2020 curve.
  static let rec2020 = RGBSpace(
    Matrix3(
      SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
      SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
      SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)),
    decode: { pow($0, 2.4) }, encode: { pow($0, 1 / 2.4) })

  private static let srgbPrimaries = Matrix3(
    SIMD3(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
    SIMD3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    SIMD3(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270))
}

extension ColorSpace {
  /// The RGB space behind this one; nil for spaces that are not RGB.
  var rgb: RGBSpace? {
    switch self {
    case .srgb: .srgb
    case .linearSRGB: .linearSRGB
    case .displayP3: .displayP3
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .rec2020
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }
}
