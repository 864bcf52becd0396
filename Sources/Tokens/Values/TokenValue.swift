package import Colorimetry

/// A token's value with no alias left in it.
package enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Dimension)
  case fontFamily([String])
  /// 1 to 1000.
  case fontWeight(Double)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  case shadow([ShadowLayer])
  case gradient(Gradient)
  case typography(Typography)
  /// Of any type, kept as text.
  indirect case opaque(OpaqueValue)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .opaque(let value): value.type
    }
  }
}
