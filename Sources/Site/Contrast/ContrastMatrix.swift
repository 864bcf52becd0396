import Audit
import Cascade
import Tokens

/// Texts by the grounds that several of them stand on; only what is declared together has a cell.
///
/// A ground that bears one text alone makes no column: it would be empty but for one cell. Both sides are limited, so that a page
/// does not grow with the product of the tokens.
struct ContrastMatrix {
  struct Ground: Hashable {
    let background: PaintSource
    let backdrop: PaintSource?
  }

  struct Row {
    let foreground: PaintSource
    /// By the index of the ground.
    let cells: [ContrastAudit.Result?]
  }

  /// What is the same of a pair in some modes.
  struct Outcome {
    /// The contexts that tell these modes from others.
    let choices: [Mode.Choice]
    let modes: [Int]
  }

  let grounds: [Ground]
  let rows: [Row]
  /// How many pairs of text have no cell.
  let leftOut: Int

  static let mostGrounds = 12
  static let mostRows = 48

  /// Nil when no ground bears more than one text.
  init?(_ results: [ContrastAudit.Result]) {
    var byGround: [Ground: [PaintSource: ContrastAudit.Result]] = [:]
    var order: [Ground] = []
    var foregrounds: [PaintSource] = []
    var count = 0
    for result in results where result.pair.requirement == .text || result.pair.requirement == .large {
      // What is faded, or on several surfaces, is a ground of its own.
      guard result.pair.isOnOneGround else { continue }
      let ground = Ground(background: result.pair.background, backdrop: result.pair.backdrop)
      let foreground = result.pair.foreground
      if byGround[ground] == nil { order.append(ground) }
      // What must be read small and large has to be read small.
      if let other = byGround[ground]?[foreground], other.threshold >= result.threshold { continue }
      if byGround[ground, default: [:]].updateValue(result, forKey: foreground) == nil {
        count += 1
        foregrounds.append(foreground)
      }
    }
    let shared = order.filter { byGround[$0, default: [:]].count > 1 }
    let grounds = ContrastMatrix.fullest(shared, ContrastMatrix.mostGrounds) { byGround[$0, default: [:]].count }
    guard !grounds.isEmpty else { return nil }
    var seen: Set<PaintSource> = []
    let rows = foregrounds.filter { seen.insert($0).inserted }.map { foreground in
      Row(foreground: foreground, cells: grounds.map { byGround[$0]?[foreground] })
    }
    let filled = rows.filter { $0.count > 0 }
    self.grounds = grounds
    self.rows = ContrastMatrix.fullest(filled, ContrastMatrix.mostRows, by: \.count)
    leftOut = count - self.rows.reduce(0) { $0 + $1.count }
  }

  /// Those with the most come first; of equals, the earlier.
  private static func fullest<Item>(_ items: [Item], _ limit: Int, by count: (Item) -> Int) -> [Item] {
    let order = items.indices.sorted { (-count(items[$0]), $0) < (-count(items[$1]), $1) }
    return order.prefix(limit).map { items[$0] }
  }

  /// What is told of a pair: an outcome for each choice of the contexts that change it.
  static func outcomes(_ result: ContrastAudit.Result, _ graph: TokenGraph) -> [Outcome] {
    let modifiers = Set(graph.modifiers(changing: { ContrastReading(result, in: $0) }))
    return graph.modes(of: modifiers).map { Outcome(choices: $0.choices, modes: $0.modes) }
  }
}

extension ContrastMatrix.Row {
  fileprivate var count: Int { cells.count { $0 != nil } }
}
