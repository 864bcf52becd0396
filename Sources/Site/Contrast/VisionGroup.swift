import Audit
import Colorimetry
import Tokens

/// Colours that are looked at together under vision simulation.
struct VisionGroup {
  let paths: [TokenPath]
  /// How many more there are than are looked at.
  let leftOut: Int
  /// Who asked for it, and what for: nil for the foregrounds of all pairs.
  let distinction: ContrastPolicy.Distinction?

  static let most = 32

  /// Two colours count as told apart from this ΔE2000 on, where nobody has said otherwise.
  static let difference = 10.0

  /// From which ΔE2000 on two of them are compared: what was declared to be different, always.
  var least: Double { distinction == nil ? VisionGroup.difference : 0 }

  /// The lists that must look different, if a policy has any; else the foregrounds of the pairs, of equal ones the first.
  static func all(_ audit: ContrastAudit, _ graph: TokenGraph) -> [VisionGroup] {
    let lists = audit.policy.distinctions.map { distinction in
      let tokens = distinction.colors.flatMap { graph.tokens(matching: PathGlob($0.text)) }
      return VisionGroup(tokens.map(\.path), distinction, graph) { _ in false }
    }
    let foregrounds = audit.results.compactMap(\.pair.foreground.token)
    var known: Set<[Paint]> = []
    let groups = lists.isEmpty ? [VisionGroup(foregrounds, nil, graph) { !known.insert($0).inserted }] : lists
    return groups.filter { $0.paths.count > 1 }
  }

  /// What is no opaque colour in some mode is left aside.
  private init(
    _ paths: [TokenPath], _ distinction: ContrastPolicy.Distinction?, _ graph: TokenGraph,
    skipping isKnown: ([Paint]) -> Bool
  ) {
    var seen: Set<TokenPath> = []
    let kept = paths.filter { path in
      guard seen.insert(path).inserted else { return false }
      let paints = graph.modes.indices.compactMap { VisionGroup.paint(path, $0, graph) }
      return paints.count == graph.modes.count && !isKnown(paints)
    }
    self.paths = Array(kept.prefix(VisionGroup.most))
    leftOut = kept.count - self.paths.count
    self.distinction = distinction
  }

  /// The modes in which the colours are not the same, each with what is seen there.
  func palettes(_ graph: TokenGraph) -> [(modes: [Int], paints: [Paint])] {
    graph.modes { mode in paths.compactMap { VisionGroup.paint($0, mode, graph) } }.map { ($0.modes, $0.key) }
  }

  private static func paint(_ path: TokenPath, _ mode: Int, _ graph: TokenGraph) -> Paint? {
    guard case .color(let color)? = graph[path]?.byMode[mode]?.value else { return nil }
    let paint = Paint(color)
    return paint.isOpaque ? Paint(red: paint.bytes.red, green: paint.bytes.green, blue: paint.bytes.blue) : nil
  }
}
