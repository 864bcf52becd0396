/// A premultiplied pixel of 8 bits a channel, alpha last, and the arithmetic of Skia's software blitters on it.
struct Pixel {
  private let levels: SIMD4<Int32>

  private init(_ levels: SIMD4<Int32>) {
    self.levels = levels
  }

  private static let transparent = Pixel(.zero)

  /// Alpha is rounded first, and the channels are premultiplied by what became of it, and clipped.
  init(_ paint: Paint, opacity: Double) {
    let alpha = (paint.alpha * Paint.clipped(opacity) * 255).rounded()
    let levels = (paint.rgb * 255).rounded(.toNearestOrAwayFromZero)
    let rgb = pointwiseMin((levels * (alpha / 255)).rounded(.toNearestOrAwayFromZero), SIMD3(repeating: 255))
    self.levels = SIMD4(Int32(rgb.x), Int32(rgb.y), Int32(rgb.z), Int32(alpha))
  }

  /// An opaque pixel.
  var paint: Paint {
    Paint(SIMD3(Double(levels.x), Double(levels.y), Double(levels.z)) / 255)
  }

  static func laid(_ layers: [PaintLayer], on backdrop: Pixel) -> Pixel {
    layers.reduce(backdrop) { below, layer in
      switch layer {
      case .fill(let paint): Pixel(paint, opacity: 1).over(below)
      // A group of one fill is painted as a fill that is more translucent.
      case .group(let layers, let opacity):
        if layers.count == 1, case .fill(let paint) = layers[0] {
          Pixel(paint, opacity: opacity).over(below)
        } else {
          laid(layers, on: .transparent).blended(over: below, opacity: opacity)
        }
      }
    }
  }

  private func over(_ below: Pixel) -> Pixel {
    Pixel(pointwiseMin(levels &+ ((below.levels &* (256 &- levels.w)) &>> 8), SIMD4(repeating: 255)))
  }

  private func blended(over below: Pixel, opacity: Double) -> Pixel {
    let scale = Int32((Paint.clipped(opacity) * 255).rounded()) + 1
    let rest = 0xFFFF - levels.w * scale
    let inverse = (rest + (rest >> 8)) >> 8
    return Pixel(pointwiseMin(((levels &* scale) &+ (below.levels &* inverse)) &>> 8, SIMD4(repeating: 255)))
  }
}
