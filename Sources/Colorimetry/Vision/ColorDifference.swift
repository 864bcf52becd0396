import Glibc

/// How far apart two colours look.
package enum ColorDifference {
  /// ΔEOK: the distance in OKLab (CSS Color 4, section 13.1). 0.02 is just noticed.
  package static func ok(_ a: Color, _ b: Color) -> Double {
    ok(OKLab.oklab(xyz: a.xyz), OKLab.oklab(xyz: b.xyz))
  }

  static func ok(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let way = a - b
    return (way * way).sum().squareRoot()
  }

  /// ΔE2000 (CIE 142-2001) on Lab under D50, as CSS has it. 2 is just noticed.
  package static func ciede2000(_ a: Color, _ b: Color) -> Double {
    ciede2000(a.converted(to: .lab).components, b.converted(to: .lab).components)
  }

  private static func ciede2000(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let meanPower = pow((hypot(a.y, a.z) + hypot(b.y, b.z)) / 2, 7)
    let stretch = 1 + (1 - (meanPower / (meanPower + twentyFive7)).squareRoot()) / 2
    let (chromaA, chromaB) = (hypot(a.y * stretch, a.z), hypot(b.y * stretch, b.z))
    let (hueA, hueB) = (degrees(a.y * stretch, a.z), degrees(b.y * stretch, b.z))
    let isGrey = chromaA * chromaB == 0
    var turn = isGrey ? 0 : hueB - hueA
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let lightness = (a.x + b.x) / 2
    let chroma = (chromaA + chromaB) / 2
    let hue = isGrey ? hueA + hueB : hueA + (hueB - hueA) / 2 + (abs(hueB - hueA) > 180 ? 180 : 0)
    let weight =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63)
    let offset = (lightness - 50) * (lightness - 50)
    let deltaL = (b.x - a.x) / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let deltaC = (chromaB - chromaA) / (1 + 0.045 * chroma)
    let deltaH = 2 * (chromaA * chromaB).squareRoot() * sin(turn / 2 * .pi / 180) / (1 + 0.015 * chroma * weight)
    let power = pow(chroma, 7)
    let blue = 30 * exp(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation = -2 * (power / (power + twentyFive7)).squareRoot() * sin(2 * blue * .pi / 180)
    return (deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + rotation * deltaC * deltaH).squareRoot()
  }

  private static let twentyFive7 = 6_103_515_625.0

  private static func degrees(_ a: Double, _ b: Double) -> Double {
    a == 0 && b == 0 ? 0 : HueWheel.positive(atan2(b, a) * 180 / .pi)
  }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
