import Glibc

/// A box of colours: each component lies between two values. What is computed of it holds all that the colours inside become;
/// the error of floating-point arithmetic, some 1e-15, is far below what the boxes are used for.
///
/// Along a segment every component is a quotient of two straight lines in the position, hence monotone: the box of its ends holds
/// all of it.
struct ColorBox {
  let low: SIMD3<Double>
  let high: SIMD3<Double>

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>) {
    low = pointwiseMin(a, b)
    high = pointwiseMax(a, b)
  }

  static func * (matrix: Matrix3, box: ColorBox) -> ColorBox {
    let centre = matrix * ((box.low + box.high) / 2)
    let reach = matrix.magnitude * ((box.high - box.low) / 2)
    return ColorBox(centre - reach, centre + reach)
  }

  /// By a monotone function of each component.
  private func mapped(_ function: (Double) -> Double) -> ColorBox {
    ColorBox(
      SIMD3(function(low.x), function(low.y), function(low.z)),
      SIMD3(function(high.x), function(high.y), function(high.z)))
  }

  /// Linear light of sRGB, clipped.
  func light(from space: ColorSpace) -> ColorBox {
    let light =
      switch space {
      case .srgb: mapped(TransferFunction.srgb.decode)
      case .hsl: hslRGB.mapped(TransferFunction.srgb.decode)
      case .hwb: hwbRGB.mapped(TransferFunction.srgb.decode)
      default: RGBSpace.linearSRGB.fromXYZ * xyz(from: space)
      }
    return ColorBox(Paint.clipped(light.low), Paint.clipped(light.high))
  }

  private func xyz(from space: ColorSpace) -> ColorBox {
    if let rgb = space.rgb { return rgb.toXYZ * mapped(rgb.transfer.decode) }
    return switch space {
    case .xyzD50: ChromaticAdaptation.d50ToD65 * self
    case .lab: labXYZ
    case .lch: rectangular.labXYZ
    case .oklab: oklabXYZ
    case .oklch: rectangular.oklabXYZ
    default: self
    }
  }

  private var oklabXYZ: ColorBox { OKLab.toXYZ * (OKLab.toRoots * self).mapped { $0 * $0 * $0 } }

  private var labXYZ: ColorBox {
    let roots = Matrix3(SIMD3(1.0 / 116, 1.0 / 500, 0), SIMD3(1.0 / 116, 0, 0), SIMD3(1.0 / 116, 0, -1.0 / 200)) * self
    let scaled = ColorBox(roots.low + 16.0 / 116, roots.high + 16.0 / 116).mapped(CIELab.expanded)
    return ChromaticAdaptation.d50ToD65 * ColorBox(scaled.low * CIELab.white, scaled.high * CIELab.white)
  }

  /// Lightness, `a` and `b` from lightness, chroma and hue.
  private var rectangular: ColorBox {
    let chroma = low.y...high.y
    let a = chroma.times(cosine(from: low.z, to: high.z))
    let b = chroma.times(cosine(from: low.z - 90, to: high.z - 90))
    return ColorBox(SIMD3(low.x, a.lowerBound, b.lowerBound), SIMD3(high.x, a.upperBound, b.upperBound))
  }

  private func cosine(from start: Double, to end: Double) -> ClosedRange<Double> {
    let (a, b) = (cos(start * .pi / 180), cos(end * .pi / 180))
    let hasTop = (end / 360).rounded(.down) >= (start / 360).rounded(.up)
    let hasBottom = ((end - 180) / 360).rounded(.down) >= ((start - 180) / 360).rounded(.up)
    return (hasBottom ? -1 : min(a, b))...(hasTop ? 1 : max(a, b))
  }

  // MARK: hsl and hwb

  private var hslRGB: ColorBox {
    let (bottom, top) = (low.z / 100, high.z / 100)
    let ends = (min(bottom, 1 - bottom), min(top, 1 - top))
    let half = min(ends.0, ends.1)...((bottom...top).contains(0.5) ? 0.5 : max(ends.0, ends.1))
    let amplitude = ((low.y / 100)...(high.y / 100)).times(half)
    let waves = [0.0, 8, 4].map { amplitude.times(wave($0)) }
    return ColorBox(
      bottom - SIMD3(waves[0].upperBound, waves[1].upperBound, waves[2].upperBound),
      top - SIMD3(waves[0].lowerBound, waves[1].lowerBound, waves[2].lowerBound))
  }

  /// Every channel lies between whiteness and what blackness leaves, or is the grey between them.
  private var hwbRGB: ColorBox {
    let (white, black) = ((low.y / 100)...(high.y / 100), (low.z / 100)...(high.z / 100))
    if white.upperBound + black.upperBound < 1 {
      let room = (1 - white.upperBound - black.upperBound)...(1 - white.lowerBound - black.lowerBound)
      let shares = [0.0, 8, 4].map { offset in
        let wave = wave(offset)
        return room.times((0.5 - wave.upperBound / 2)...(0.5 - wave.lowerBound / 2))
      }
      return ColorBox(
        white.lowerBound + SIMD3(shares[0].lowerBound, shares[1].lowerBound, shares[2].lowerBound),
        white.upperBound + SIMD3(shares[0].upperBound, shares[1].upperBound, shares[2].upperBound))
    }
    let grey = (
      white.lowerBound / max(white.lowerBound + black.upperBound, 1),
      min(1, white.upperBound / max(white.upperBound + black.lowerBound, .leastNormalMagnitude))
    )
    return ColorBox(
      SIMD3(repeating: min(white.lowerBound, grey.0)), SIMD3(repeating: max(1 - black.lowerBound, grey.1)))
  }

  /// The trapezium of `HueWheel` between two hues: monotone between its corners at 2, 4, 8 and 10 of 12.
  private func wave(_ offset: Double) -> ClosedRange<Double> {
    let (start, end) = (offset + low.x / 30, offset + high.x / 30)
    func value(_ place: Double) -> Double {
      let turned = HueWheel.positive(place * 30) / 30
      return max(-1, min(turned - 3, 9 - turned, 1))
    }
    func holds(_ corner: Double) -> Bool {
      ((end - corner) / 12).rounded(.down) >= ((start - corner) / 12).rounded(.up)
    }
    let (a, b) = (value(start), value(end))
    return (holds(2) || holds(10) ? -1 : min(a, b))...(holds(4) || holds(8) ? 1 : max(a, b))
  }

  // MARK: Light

  /// Of a box of light.
  var luminances: ClosedRange<Double> { Paint.luminance(light: low)...Paint.luminance(light: high) }

  /// Of a colour that is laid on any colour of a box of light.
  func luminances(under color: Paint) -> ClosedRange<Double> {
    let surface = mapped(TransferFunction.srgb.encode)
    let darkest = color.over(Paint(surface.low)).unroundedLuminance
    return darkest...max(darkest, color.over(Paint(surface.high)).unroundedLuminance)
  }

  /// Light that is laid on an opaque colour with any alpha of a range, in encoded sRGB.
  func over(_ backdrop: Paint, alpha: ClosedRange<Double>) -> ColorBox {
    let encoded = mapped(TransferFunction.srgb.encode)
    let (down, up) = (encoded.low - backdrop.rgb, encoded.high - backdrop.rgb)
    let low = pointwiseMin(down * alpha.lowerBound, down * alpha.upperBound)
    let high = pointwiseMax(up * alpha.lowerBound, up * alpha.upperBound)
    let box = ColorBox(Paint.clipped(backdrop.rgb + low), Paint.clipped(backdrop.rgb + high))
    return box.mapped(TransferFunction.srgb.decode)
  }
}

extension ClosedRange<Double> {
  /// What the products of two numbers in two ranges can be.
  fileprivate func times(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
    let products = SIMD4(
      lowerBound * other.lowerBound, lowerBound * other.upperBound, upperBound * other.lowerBound,
      upperBound * other.upperBound)
    return products.min()...products.max()
  }
}
