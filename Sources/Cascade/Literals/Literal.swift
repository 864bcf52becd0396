import Diagnostics

/// A value that is written out where a token could stand.
struct Literal {
  enum Kind {
    case color, length, fontFamily, fontWeight, lineHeight, duration, easing, shadow, typography

    /// What holds such a value, as a sentence has it.
    var holder: String {
      switch self {
      case .color: "a colour token"
      case .length: "a dimension token"
      case .fontFamily: "a fontFamily token"
      case .fontWeight: "a fontWeight token"
      case .lineHeight: "a number or typography token"
      case .duration: "a duration token"
      case .easing: "a cubicBezier token"
      case .shadow: "a shadow token"
      case .typography: "a typography token"
      }
    }
  }

  let kind: Kind
  let values: [ComponentValue]
  /// What it is written for: `padding-inline`.
  let property: String
  /// True in `var(--x, …)`, where it is used only while there is no `--x`.
  let isFallback: Bool
  let place: Place
}
