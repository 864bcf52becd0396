import Cascade
package import Diagnostics
package import Tokens

/// The colours and gradients that mock-ups paint, and those of them that nobody looks at.
package struct PaintedColors: Sendable {
  /// One that stands in no pair, painted by something of which nobody has said that nothing is required.
  package struct Uncovered: Sendable {
    package let path: TokenPath
    /// Who paints it first, and where.
    package let component: String
    package let place: Place
  }

  /// How many there are.
  package let count: Int
  package let uncovered: [Uncovered]
  /// Those that stand in a pair, or are exempt with a reason.
  let covered: Set<TokenPath>

  /// - Parameters:
  ///   - measured: the pairs, and the parts that are exempt.
  ///   - exempted: those of which the policy requires nothing, whatever they stand on.
  init(_ theme: PaintedTheme?, _ graph: TokenGraph, measured: [ContrastPair], exempted: Set<TokenPath>) {
    guard let theme, !theme.mockups.isEmpty else {
      (count, uncovered, covered) = (0, [], exempted)
      return
    }
    var named: [PaintSource: [TokenPath]] = [:]
    let paths = { (source: PaintSource) -> [TokenPath] in
      if let known = named[source] { return known }
      let paths = theme.values.paths(in: source).filter { graph[$0]?.isPaint == true }
      named[source] = paths
      return paths
    }
    let paired = Set(measured.flatMap { pair in ([pair.foreground] + pair.layers.map(\.source)).flatMap(paths) })
    var painted: Set<TokenPath> = []
    var exempt = exempted
    var open: [Uncovered] = []
    var seen = paired.union(exempted)
    for mockup in theme.mockups {
      for part in mockup.parts {
        for source in [part.foreground] + part.layers.map(\.source) { painted.formUnion(paths(source)) }
      }
      for fill in mockup.fills {
        let own = paths(fill.source)
        painted.formUnion(own)
        if fill.exemption != nil {
          exempt.formUnion(own)
        } else {
          for path in own where seen.insert(path).inserted {
            open.append(Uncovered(path: path, component: mockup.component, place: fill.place))
          }
        }
      }
    }
    count = painted.count
    uncovered = open
    covered = paired.union(exempt).subtracting(open.map(\.path))
  }
}
