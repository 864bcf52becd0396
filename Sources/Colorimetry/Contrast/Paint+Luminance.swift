extension Paint {
  /// WCAG 2.2, "relative luminance", on the 8-bit levels and with the four-digit coefficients of the definition; 0 to 1.
  package var luminance: Double {
    let (red, green, blue) = bytes
    return Paint.luminance(light: SIMD3(light[Int(red)], light[Int(green)], light[Int(blue)]))
  }

  /// The same before rounding to 8 bits: smooth, so that a search can follow it.
  package var unroundedLuminance: Double {
    Paint.luminance(light: TransferFunction.srgb.decode(rgb))
  }

  static func luminance(light: SIMD3<Double>) -> Double {
    0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }
}

/// Linear light of each 8-bit level of sRGB.
private let light: [Double] = (0...255).map { TransferFunction.srgb.decode(Double($0) / 255) }
