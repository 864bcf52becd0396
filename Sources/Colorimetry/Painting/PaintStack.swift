/// Layers on an opaque backdrop: nested surfaces, translucent fills, `opacity` groups.
package struct PaintStack: Hashable, Sendable {
  package let backdrop: Paint
  package let layers: [PaintLayer]

  package init(on backdrop: Paint, _ layers: [PaintLayer]) {
    precondition(backdrop.isOpaque, "a stack of colours ends with an opaque one")
    self.backdrop = backdrop
    self.layers = layers
  }

  /// Source-over in encoded sRGB, without rounding (Compositing and Blending 1, section 5.1).
  package var paint: Paint {
    let result = PaintStack.laid(layers, on: SIMD4(backdrop.rgb, 1))
    return Paint(SIMD3(result.x, result.y, result.z))
  }

  /// The pixel of Chromium's software raster: rounded where it rounds, alike to the last bit but for a level here and there.
  /// Graphics cards round otherwise; a level more or less is noise.
  package var pixel: Paint {
    Pixel.laid(layers, on: Pixel(backdrop, opacity: 1)).paint
  }

  /// Premultiplied, alpha last.
  private static func laid(_ layers: [PaintLayer], on backdrop: SIMD4<Double>) -> SIMD4<Double> {
    layers.reduce(backdrop) { below, layer in
      let source =
        switch layer {
        case .fill(let paint): SIMD4(paint.premultiplied, paint.alpha)
        case .group(let layers, let opacity): laid(layers, on: .zero) * Paint.clipped(opacity)
        }
      // No level is above the highest: what is out of gamut does not shine through what lies on it.
      return pointwiseMin(source + below * (1 - source.w), .one)
    }
  }
}
