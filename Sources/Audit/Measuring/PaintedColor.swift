import Colorimetry

/// A colour by every reading that has a say in it, read once for all pairs that it stands in.
struct PaintedColor: Sendable {
  let color: Color
  /// As it is painted.
  let paint: Paint
  /// On 8-bit levels; of an opaque colour.
  let luminance: Double
  let unroundedLuminance: Double
  /// By the index of the reading; empty for a colour that all read alike.
  private let readings: [Paint]

  static let white = PaintedColor(Color(.srgb, 1, 1, 1))

  init(_ color: Color) {
    self.color = color
    paint = Paint(color)
    luminance = paint.luminance
    unroundedLuminance = paint.unroundedLuminance
    let isReadAlike = color.space != .rec2020 && color.isInGamut(of: .srgb)
    readings = isReadAlike ? [] : PaintReading.allCases.map { Paint(color, reading: $0) }
  }

  var isOpaque: Bool { paint.isOpaque }
  var hasOneReading: Bool { readings.isEmpty }

  func paint(_ reading: PaintReading) -> Paint {
    guard !readings.isEmpty, let index = PaintReading.allCases.firstIndex(of: reading) else { return paint }
    return readings[index]
  }
}
