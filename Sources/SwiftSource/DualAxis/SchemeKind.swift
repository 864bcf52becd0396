import Tokens

/// What values a scheme of a theme has. Each kind depends on modifiers of its own: colours on the brand, sizes on the room that there is.
enum SchemeKind: String, CaseIterable {
  case colors = "Colors"
  case sizing = "Sizing"
  case typography = "Typography"
  case effects = "Effects"
  case motion = "Motion"
  case density = "Density"

  /// - Parameter isOfComponent: all of a theme's sizes are of one kind, text styles among them.
  init(of token: TokenGraph.Token, in graph: TokenGraph, isOfComponent: Bool) {
    switch token.type {
    case .color, .gradient: self = .colors
    case .shadow: self = .effects
    case .transition, .cubicBezier, .duration: self = .motion
    case _ where token.modifiers(of: graph).contains { ThemeAxis(index: $0, modifier: graph.modifiers[$0]).isDensity }:
      self = .density
    case .typography, .fontFamily, .fontWeight: self = isOfComponent ? .typography : .sizing
    default: self = .sizing
    }
  }

  /// Of all brands: `DesignColorScheme`.
  var scheme: String { "Design\(word)Scheme" }

  /// Of a component: `ButtonColorTokens`.
  func tokens(of component: String) -> String { "\(component)\(word)Tokens" }

  private var word: String { self == .colors ? "Color" : rawValue }

  /// Of the theme: `theme.colors`. Its density is what was chosen.
  var property: String { self == .density ? "spacing" : rawValue.lowercased() }

  var folder: String {
    switch self {
    case .colors: "color"
    case .sizing: "sizeclass"
    case .typography, .effects, .motion, .density: rawValue.lowercased()
    }
  }

  /// The kind that a scheme's name speaks of.
  static func named(scheme name: String) -> SchemeKind? { allCases.first { $0.scheme == name } }
}
