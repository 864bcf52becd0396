package import Colorimetry
import Diagnostics
package import Tokens

/// What would mend a failing pair, and leaves every other pair passing that it changes.
package struct Suggestion: Hashable, Sendable {
  package enum Side: String, Hashable, Sendable {
    case foreground, background
  }

  /// A token of the same group that has a better colour.
  package struct Step: Hashable, Sendable {
    /// Who would name the step: the token of the pair.
    package let user: TokenPath
    package let path: TokenPath
    package let paint: Paint
  }

  package let side: Side
  /// The token that has the value: the end of the alias, or the token of the pair itself.
  package let token: TokenPath
  package let current: Paint
  /// The nearest value for it; nil where no lightness would do.
  package let color: PassingColor?
  /// Nil where the pair names no alias, or no step would do.
  package let step: Step?
  /// The failing modes that it mends, by index, ascending.
  package let modes: [Int]

  var json: JSON {
    [
      "side": .string(side.rawValue), "token": .string(token.description), "current": .string(current.hex),
      "color": .optional(color.map { Paint($0.color).hex }),
      "difference": color.map { .number(CSSNumber.text($0.difference)) } ?? .null,
      "step": .optional(step?.path.description), "stepColor": .optional(step?.paint.hex),
      "modes": .array(modes.map { .integer($0) }),
    ]
  }

  /// `make 'grey' #767676 or name '{grey.600}'`.
  var text: String {
    let make = color.map { "make '\(token)' \(Paint($0.color).hex)" }
    let name = step.map { "name '{\($0.path)}' in '\($0.user)'" }
    return [make, name].compactMap { $0 }.joined(separator: " or ")
  }
}
