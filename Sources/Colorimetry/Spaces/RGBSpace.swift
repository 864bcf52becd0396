/// An RGB space: how its components become light, and where its primaries lie (CSS Color 4, section 17).
struct RGBSpace: Sendable {
  let transfer: TransferFunction
  /// Light to XYZ at D65.
  let toXYZ: Matrix3
  let fromXYZ: Matrix3

  private init(_ transfer: TransferFunction, _ toXYZ: Matrix3) {
    self.transfer = transfer
    self.toXYZ = toXYZ
    fromXYZ = toXYZ.inverse
  }

  func xyz(_ components: SIMD3<Double>) -> SIMD3<Double> { toXYZ * transfer.decode(components) }

  func components(xyz: SIMD3<Double>) -> SIMD3<Double> { transfer.encode(fromXYZ * xyz) }

  static let srgb = RGBSpace(.srgb, srgbPrimaries)
  static let linearSRGB = RGBSpace(.linear, srgbPrimaries)
  static let displayP3 = RGBSpace(.srgb, p3Primaries)
  static let linearDisplayP3 = RGBSpace(.linear, p3Primaries)

  static let a98 = RGBSpace(
    .power(563.0 / 256),
    Matrix3(
      SIMD3(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
      SIMD3(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
      SIMD3(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835)))

  static let prophoto = RGBSpace(
    .prophoto,
    ChromaticAdaptation.d50ToD65
      * Matrix3(
        SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
        SIMD3(0, 0, 0.8251046025104602)))

  /// BT.1886, a pure power of 2.4, as the current text of CSS Color 4 has it.
  static let rec2020 = RGBSpace(.power(2.4), rec2020Primaries)

  /// `rec2020` as Chromium paints it, by the curve of an older text.
  static let paintedRec2020 = RGBSpace(.bt2020, rec2020Primaries)

  private static let srgbPrimaries = Matrix3(
    SIMD3(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
    SIMD3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    SIMD3(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270))
  private static let p3Primaries = Matrix3(
    SIMD3(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
    SIMD3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
    SIMD3(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800))
  private static let rec2020Primaries = Matrix3(
    SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
}

extension ColorSpace {
  /// The RGB space behind this one; nil for spaces that are not RGB.
  var rgb: RGBSpace? {
    switch self {
    case .srgb: .srgb
    case .linearSRGB: .linearSRGB
    case .displayP3: .displayP3
    case .linearDisplayP3: .linearDisplayP3
    case .a98RGB: .a98
    case .prophotoRGB: .prophoto
    case .rec2020: .rec2020
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }
}
