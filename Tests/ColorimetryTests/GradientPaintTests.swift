import Colorimetry
import Testing

struct GradientPaintTests {
  private static let rows = BrowserGradients.painted.split(separator: "\n").map(String.init)

  /// Chromium reads a gradient from 32-bit floats at the middle of a pixel, dithers, and rounds A98's curve.
  @Test(arguments: rows)
  func `is painted as Chromium does, within a level`(row: String) throws {
    let sample = try #require(GradientSample(row))
    for (position, pixel) in sample.pixels {
      let paint = sample.gradient.paint(at: position).over(sample.backdrop)
      #expect(distance(paint.rgb, pixel.rgb) * 255 < 1.5, "\(row) at \(position): \(pixel.hex), not \(paint.hex)")
    }
  }

  /// Against 200 points between two stops, in every space. The bound is proven, and no sample may be below it; samples come within
  /// a hundredth of it; a level of 8 bits is up to 3 % of a ratio.
  @Test(arguments: rows)
  func `proves its lowest contrast`(row: String) throws {
    let sample = try #require(GradientSample(row))
    let grey = Paint(red: 119, green: 119, blue: 119)
    let colors = [
      .black, .white, grey, Paint(SIMD3(0, 0.35, 0.8)), Paint(SIMD3(1, 1, 1), alpha: 0.8),
      Paint(SIMD3(0.1, 0, 0.2), alpha: 0.5),
    ]
    for color in colors {
      let worst = sample.gradient.worst(against: color, over: sample.backdrop)
      let sampled = sample.positions(each: 200).map { position in
        let point = sample.gradient.paint(at: position).over(sample.backdrop)
        return ContrastRatio(luminance: color.over(point).unroundedLuminance, point.unroundedLuminance).value
      }.min()
      let lowest = try #require(sampled)
      #expect(worst.bound.value <= lowest + 1e-9, "\(row)")
      #expect(worst.bound.value >= lowest * 0.99, "\(row)")
      #expect(worst.ratio.value >= worst.bound.value * 0.97 && worst.ratio.value <= lowest * 1.03, "\(row)")
    }
  }

  /// The middle of `red → blue` is darker than both: 5.25 and 2.44 at the stops, 1.958 at 0.704 (contrast.md 1.6).
  @Test func `finds what is darkest between two stops`() {
    let gradient = GradientPaint(stops: [Paint(red: 255, green: 0, blue: 0), Paint(red: 0, green: 0, blue: 255)])
    let worst = gradient.worst(against: .black, over: .white)
    #expect(abs(worst.bound.value - 1.958) < 0.001)
  }

  /// In every space, with components that overflow.
  @Test(arguments: ColorSpace.allCases)
  func `takes colours that no arithmetic can take`(space: ColorSpace) {
    let stops = [
      Color(.oklch, 0.5, 1e308, 20), Color(.srgb, -1e308, 1e308, 0), Color(.lab, 1e200, 0, 0), Color(.srgb, 1, 0, 0),
    ]
    let worst = GradientPaint(stops: stops, in: ColorInterpolation(space)).worst(against: .white, over: .white)
    #expect(worst.bound.value >= 1 && worst.ratio.value <= 21)
  }

  @Test func `has no colours between stops at one place`() {
    let stops = [Paint.black, Paint.black, .white, .white]
    let hard = GradientPaint(stops: stops, positions: [0, 0.5, 0.5, 1])
    let grey = Paint(red: 119, green: 119, blue: 119)
    #expect(hard.worst(against: grey, over: .white).ratio.value > 4)
    #expect(GradientPaint(stops: stops).worst(against: grey, over: .white).ratio.value < 1.05)
    let hidden = GradientPaint(stops: [grey, .black, grey, .black, .black, grey], positions: [0, 0, 0.5, 0.5, 1, 1])
    #expect(hidden.worst(against: grey, over: .white).ratio.value == 1)
    let covered = GradientPaint(stops: [grey, .black, grey, .black, grey], positions: [0, 0, 0, 1, 1])
    #expect(covered.worst(against: .white, over: .white).ratio.value == ContrastRatio(grey, .white).value)
  }
}

private struct GradientSample {
  let gradient: GradientPaint
  let backdrop: Paint
  let pixels: [(position: Double, paint: Paint)]
  private let stops: [Double]

  func positions(each count: Int) -> [Double] {
    let ends = [0] + stops.sorted() + [1]
    return zip(ends, ends.dropFirst()).flatMap { start, end in
      (0...count).map { start + (end - start) * Double($0) / Double(count) }
    }
  }

  /// `method | backdrop | colour position%, … | place:#pixel …`
  init?(_ row: String) {
    let parts = row.split(separator: " | ").map(String.init)
    guard parts.count == 4, let backdrop = Color(hex: parts[1]) else { return nil }
    let stops = parts[2].split(separator: ", ").compactMap { stop -> (Color, Double)? in
      guard let end = stop.lastIndex(of: ")"), let color = CSSColorParser.color(String(stop[...end])),
        let percent = Double(stop[end...].dropFirst(2).dropLast())
      else { return nil }
      return (color, percent / 100)
    }
    let standard = stops.allSatisfy(\.0.isLegacyInCSS) ? ColorInterpolation.legacy : .standard
    guard let method = parts[0] == "-" ? standard : ColorInterpolation(css: String(parts[0].dropFirst(3)))
    else { return nil }
    gradient = GradientPaint(stops: stops.map(\.0), positions: stops.map(\.1), in: method)
    self.stops = stops.map(\.1)
    self.backdrop = Paint(backdrop)
    pixels = parts[3].split(separator: " ").compactMap { sample in
      let pair = sample.split(separator: ":")
      guard let place = Double(pair[0]), let color = Color(hex: pair[1]) else { return nil }
      return ((place + 0.5) / 256, Paint(color))
    }
  }
}
