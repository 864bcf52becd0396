package import Audit
package import Tokens

/// What a `specimen` fence draws.
package enum Drawing: Sendable {
  /// How tokens are shown: one for each fence kind that takes token patterns.
  package enum Kind: String, CaseIterable, Sendable {
    case swatches, appearance, type, spacing, radius, gradient, shadow, border, motion, opacity, layers, breakpoints,
      tokens
    case dynamicType = "dynamic-type"

    /// The types of tokens that it can draw.
    package var types: [TokenType] {
      switch self {
      case .swatches, .appearance: [.color]
      case .type: [.typography, .fontFamily, .fontWeight]
      case .dynamicType: [.typography]
      case .spacing, .radius: [.dimension]
      case .gradient: [.gradient]
      case .shadow: [.shadow]
      case .border: [.border, .strokeStyle, .dimension]
      case .motion: [.transition, .cubicBezier, .duration]
      case .opacity, .layers: [.number]
      case .breakpoints: [.dimension, .number]
      case .tokens: TokenType.allCases
      }
    }
  }

  case tokens(Kind, [TokenGraph.Token])
  /// All variants of a component, or one.
  case component(ResolvedComponent, variant: ResolvedComponent.Variant?)
  /// A picture of each.
  case components([ResolvedComponent])
  /// Some of the pairs in the audit of the theme.
  case contrast([ContrastPair])
  case icons([Icon])

  /// The first words of the info strings that draw, without `specimen`.
  package static let names = Kind.allCases.map(\.rawValue) + ["component", "components", "contrast", "icons"]
}
