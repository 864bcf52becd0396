package import Colorimetry

/// What a constant of a design system is worth, as far as it can be told without running the program.
package indirect enum SwiftValue: Hashable, Sendable {
  /// `Color(red: 0, green: 0.761, blue: 0.722)`, `Color(hex: 0x00C2B8)`, `Color.white.opacity(0.06)`.
  case color(Color)
  /// `Color(light: "FFFFFF", dark: "000000")`, and the system's adaptive colours such as `Color(.label)`.
  case adaptive(light: SwiftValue, dark: SwiftValue)
  /// `CGFloat`, `Double` and `Int`, arithmetic on known constants done: points where it is a length.
  case number(Double)
  case text(String)
  case boolean(Bool)
  case font(SwiftFont)
  case gradient(SwiftGradient)
  case shadow(SwiftShadow)
  /// Another constant, made translucent by `.opacity(_:)` or as it is.
  case alias(SwiftName, opacity: Double)
}

/// `Font.custom(_:size:relativeTo:)` or `Font.system(…)`.
package struct SwiftFont: Hashable, Sendable {
  /// As Swift names it, `Manrope-Bold`; nil for the system's font.
  package var face: String?
  /// In points; nil for a style without a size of its own.
  package var size: Double?
  /// 1 to 1000; nil where Swift leaves it to the style or the face.
  package var weight: Double?
  /// `rounded`, `serif`, `monospaced`; nil for the default.
  package var design: String?
  /// The text style that it is or follows, such as `largeTitle`.
  package var textStyle: String?
  /// True for a size that does not follow the reader's, `fixedSize:`.
  package var isFixed = false
  /// In points; only a `TextStyle` of the app's own has it.
  package var lineHeight: Double?
  /// Between letters, in points; only a `TextStyle` of the app's own has it.
  package var tracking: Double?

  package init(
    face: String? = nil, size: Double? = nil, weight: Double? = nil, design: String? = nil, textStyle: String? = nil,
    lineHeight: Double? = nil, tracking: Double? = nil
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.design = design
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.tracking = tracking
  }
}

/// `LinearGradient(colors:startPoint:endPoint:)` and `LinearGradient(stops:startPoint:endPoint:)`.
package struct SwiftGradient: Hashable, Sendable {
  /// Colours and aliases with their positions, 0 to 1.
  package var stops: [Stop]
  /// As unit points, 0 to 1: `topLeading` is (0, 0).
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>

  package struct Stop: Hashable, Sendable {
    package var color: SwiftValue
    package var position: Double

    package init(_ color: SwiftValue, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  package init(_ stops: [Stop], from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// `ShadowStyle(color:radius:x:y:)`: lengths in points.
package struct SwiftShadow: Hashable, Sendable {
  package var color: SwiftValue
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: SwiftValue, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
