package import Diagnostics
import Tokens

/// What the pass has looked at, and what it has not.
extension ContrastReport {
  /// By the index of the mode: how many pairs have both colours there.
  package var pairsByMode: [Int] {
    var counts = Array(repeating: 0, count: modes.count)
    for mode in rows.lazy.flatMap(\.outcomes).flatMap(\.modes) { counts[mode] += 1 }
    return counts
  }

  /// How many measurements prove all pairs in all modes.
  package var measurementCount: Int { rows.reduce(0) { $0 + $1.measurementCount } }

  /// `83 pairs in 2 modes, 3 colours and 40 primitives in no pair`.
  package var coverage: String {
    let proven = provenModes == modes.count ? "" : ", \(provenModes) of them proven"
    let primitives = uncovered.count(where: \.isPrimitive)
    let colors = uncovered.count - primitives
    let counts = [
      colors > 0 || primitives == 0 ? "\(colors) \(colors == 1 ? "colour" : "colours")" : nil,
      primitives > 0 ? "\(primitives) \(primitives == 1 ? "primitive" : "primitives")" : nil,
    ]
    return "\(scope)\(proven), \(counts.compactMap { $0 }.joined(separator: " and ")) in no pair\(paintedCoverage)"
  }

  /// `; mock-ups paint 41 colours, all of them in a pair or exempt`; empty where they paint none.
  private var paintedCoverage: String {
    guard painted.count > 0 else { return "" }
    let open = painted.uncovered.count
    let covered = open == 0 ? "all of them" : "\(painted.count - open) of them"
    return "; mock-ups paint \(painted.count) \(painted.count == 1 ? "colour" : "colours"), "
      + "\(covered) in a pair or exempt (\(Int(100 * Double(painted.count - open) / Double(painted.count))) %)"
  }

  /// What stands behind `coverage`, a line each: modes that have fewer pairs than others, then colours in no pair, then primitives.
  package func coverageDetails(_ sources: SourceFiles) -> [String] {
    let counts = pairsByMode
    let most = counts.max() ?? 0
    let poor = counts.indices.filter { counts[$0] < most }.map { "\(modes[$0]): \(counts[$0]) pairs" }
    let colors = uncovered.filter { !$0.isPrimitive } + uncovered.filter(\.isPrimitive)
    let drawn = painted.uncovered.map { color in
      "\(sources.position(of: color.place)) \(color.path), painted by '\(color.component)'"
    }
    return poor + drawn
      + colors.map { "\(sources.position(of: $0.place)) \($0.name)\($0.isPrimitive ? ", a primitive" : "")" }
  }
}
