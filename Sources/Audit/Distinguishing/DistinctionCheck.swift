import Colorimetry
import Diagnostics
import Tokens

/// Finds the colours of an entry of `apart` that somebody cannot tell from each other.
struct DistinctionCheck {
  /// Each colour is compared with each.
  private static let limit = 100

  /// What two colours are at the least, of all who look at them.
  private struct Difference {
    let value: Double
    let vision: Vision
  }

  let alike: [Likeness]

  init(
    _ graph: TokenGraph, _ distinction: ContrastPolicy.Distinction, seenBy model: VisionSimulation.Model,
    into findings: inout Findings
  ) {
    var seen: Set<TokenPath> = []
    let tokens = DeclaredPairs.tokens(distinction.colors, graph, into: &findings).filter {
      seen.insert($0.path).inserted
    }
    guard tokens.count != 1, tokens.count <= DistinctionCheck.limit else {
      findings.report(DistinctionCheck.wrongCount(tokens.count, distinction))
      alike = []
      return
    }
    for token in tokens {
      if let other = DistinctionCheck.obstacle(token) {
        findings.report(DistinctionCheck.incomparable(token, other, distinction))
      }
    }
    let modifiers = tokens.map { Set($0.modifiers(of: graph)) }
    var known: [[Paint]: Difference] = [:]
    var alike: [Likeness] = []
    for (index, first) in tokens.enumerated() {
      for (offset, second) in tokens.enumerated().dropFirst(index + 1) {
        let modes = graph.groups(of: modifiers[index].union(modifiers[offset])).representatives
        let differences = modes.compactMap { mode -> (mode: Int, difference: Difference)? in
          guard let a = DistinctionCheck.paint(first, mode), let b = DistinctionCheck.paint(second, mode) else {
            return nil
          }
          let difference = known[[a, b]] ?? DistinctionCheck.difference(a, b, model)
          known[[a, b]] = difference
          return (mode, difference)
        }
        guard let worst = differences.min(by: { $0.difference.value < $1.difference.value }),
          worst.difference.value < distinction.minimum
        else { continue }
        alike.append(
          Likeness(
            first: first.path, second: second.path, difference: worst.difference.value, minimum: distinction.minimum,
            vision: worst.difference.vision, mode: worst.mode, reason: distinction.reason, place: distinction.place))
      }
    }
    self.alike = alike
  }

  /// The least of all visions; what is translucent is compared on black and on white, since nobody knows on what it lies.
  private static func difference(_ a: Paint, _ b: Paint, _ model: VisionSimulation.Model) -> Difference {
    let grounds = a.isOpaque && b.isOpaque ? [Paint.white] : [.white, .black]
    let differences = Vision.allCases.flatMap { vision in
      grounds.map { ground in
        let (first, second) = (vision.seen(a.over(ground), by: model), vision.seen(b.over(ground), by: model))
        return Difference(value: ColorDifference.ciede2000(first, second), vision: vision)
      }
    }
    return differences.min { $0.value < $1.value } ?? Difference(value: 0, vision: .common)
  }

  private static func paint(_ token: TokenGraph.Token, _ mode: Int) -> Paint? {
    if case .color(let color)? = token.byMode[mode]?.value { Paint(color) } else { nil }
  }

  /// What the token is, in any mode, that cannot be compared; nil for colours.
  private static func obstacle(_ token: TokenGraph.Token) -> String? {
    token.byMode.lazy.compactMap { value -> String? in
      switch value?.value {
      case .color, nil: nil
      case .opaque(let text): "'\(text.text)' is computed by the browser"
      case .some(let other): "it is a \(other.type.rawValue)"
      }
    }.first
  }

  private static func incomparable(
    _ token: TokenGraph.Token, _ obstacle: String, _ distinction: ContrastPolicy.Distinction
  ) -> Finding {
    Finding(
      .warning, "colors-alike", "'\(token.path)' cannot be compared with other colours: \(obstacle)",
      at: distinction.place)
  }

  private static func wrongCount(_ count: Int, _ distinction: ContrastPolicy.Distinction) -> Finding {
    let found = count == 1 ? "one colour" : "\(count) colours"
    return Finding(
      .error, "invalid-configuration", "'colors' matches \(found) where 2 to \(limit) are needed",
      at: distinction.place,
      help: "name those that carry a meaning")
  }
}
