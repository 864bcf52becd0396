import Cascade
import Diagnostics
import Tokens

/// The pairs that mock-ups paint, each once, with everything that is painted with it; and what is exempt.
struct PaintedPairs {
  struct Painted {
    let pair: ContrastPair
    /// The modes in which it is painted, by index; nil for all.
    fileprivate(set) var modes: Set<Int>?
    /// What keeps it from being told, where it is painted first.
    let obstacle: PaintedPart.Obstacle?
    /// In the order of the mock-ups; one that is the same in other modes stands once.
    fileprivate(set) var uses: [PairUse]
  }

  /// What decides which pairs a part is: parts are many, and most are painted alike.
  private struct Look: Hashable {
    let kind: PaintedPart.Kind
    let state: InteractionState
    let foreground: PaintSource
    let layers: [PaintedPart.Layer]
    let groups: [PaintedPart.Group]
    let font: FontSource?
    let obstacles: [PaintedPart.Obstacle]

    init(_ part: PaintedPart, in state: InteractionState) {
      kind = part.kind
      self.state = state
      foreground = part.foreground
      layers = part.layers
      groups = part.groups
      font = part.font
      obstacles = part.obstacles
    }
  }

  /// A pair as a look has it, in some modes.
  struct Share {
    let pair: ContrastPair
    let obstacle: PaintedPart.Obstacle?
    let modes: Set<Int>?
  }

  private(set) var pairs: [Painted] = []
  private(set) var exempt: [ExemptPart] = []
  private var stack: LayerStack
  private var indices: [ContrastPair: Int] = [:]
  private var exemptIndices: [ContrastPair: [PaintedPart.Exemption: Int]] = [:]
  private var shares: [Look: [Share]] = [:]
  /// By the index of the pair: uses that other modes may have again.
  private var told: [Int: Set<PairUse>] = [:]
  /// The same of those that are exempt.
  private var toldExempt: [Int: Set<PairUse>] = [:]
  private let all: Set<Int>

  /// - Parameters:
  ///   - theme: nil for one without mock-ups, which paints nothing.
  ///   - values: those of the theme; they are kept, since what is known of one pair is known of the next.
  ///   - exemption: why the policy requires nothing of a pair; nil where it does.
  init(
    _ theme: PaintedTheme?, _ graph: TokenGraph, _ values: inout ModeValues?,
    exemption: (ContrastPair) -> String?
  ) {
    self.init(graph, on: theme?.canvas ?? PaintSource(canvas: nil))
    guard let theme else { return }
    var own = values ?? theme.values
    defer { values = own }
    for mockup in theme.mockups {
      for (index, part) in mockup.parts.enumerated() {
        for share in shares(of: part, in: mockup.state, &own) { take(share, index, of: mockup, exemption) }
      }
    }
    for index in pairs.indices where pairs[index].modes == all { pairs[index].modes = nil }
  }

  /// Those of nothing yet.
  init(_ graph: TokenGraph, on canvas: PaintSource) {
    stack = LayerStack(graph, canvas: canvas)
    all = Set(graph.modes.indices)
  }

  mutating func shares(of part: PaintedPart, in state: InteractionState, _ values: inout ModeValues) -> [Share] {
    let look = Look(part, in: state)
    if let known = shares[look] { return known }
    let found = split(part, in: state, &values)
    shares[look] = found
    return found
  }

  private mutating func take(
    _ share: Share, _ part: Int, of mockup: PaintedMockup, _ exemption: (ContrastPair) -> String?
  ) {
    let modes = PaintedPairs.common(share.modes, mockup.modes)
    guard modes?.isEmpty != true else { return }
    let use = PairUse(part: part, of: mockup)
    if let exemption = mockup.parts[part].exemption ?? exemption(share.pair).map(PaintedPart.Exemption.declared) {
      if let index = exemptIndices[share.pair]?[exemption] {
        if toldExempt[index, default: []].insert(use).inserted { exempt[index].uses.append(use) }
      } else {
        exemptIndices[share.pair, default: [:]][exemption] = exempt.count
        toldExempt[exempt.count] = [use]
        exempt.append(ExemptPart(pair: share.pair, exemption: exemption, uses: [use]))
      }
    } else if let index = indices[share.pair] {
      pairs[index].modes = pairs[index].modes.flatMap { known in modes.map { known.union($0) } }
      if isNew(use, of: index, in: mockup) { pairs[index].uses.append(use) }
    } else {
      indices[share.pair] = pairs.count
      _ = isNew(use, of: pairs.count, in: mockup)
      pairs.append(Painted(pair: share.pair, modes: modes, obstacle: share.obstacle, uses: [use]))
    }
  }

  /// False where the same is painted in other modes, too, and has been told.
  private mutating func isNew(_ use: PairUse, of pair: Int, in mockup: PaintedMockup) -> Bool {
    mockup.modes == nil || told[pair, default: []].insert(use).inserted
  }

  private static func common(_ a: Set<Int>?, _ b: Set<Int>?) -> Set<Int>? {
    guard let a else { return b }
    return b.map { a.intersection($0) } ?? a
  }

  /// One pair, or several where the size of a text makes it large in some modes alone, or is known in some alone.
  private mutating func split(
    _ part: PaintedPart, in state: InteractionState, _ values: inout ModeValues
  ) -> [Share] {
    let requirements = requirements(of: part, in: state, &values)
    let obstacle = stack.obstacle(part, &values)
    return requirements.map { requirement, isSizeKnown, modes in
      Share(
        pair: stack.pair(part, requirement, isSizeKnown: isSizeKnown, obstacle, &values), obstacle: obstacle,
        modes: requirements.count == 1 ? nil : modes)
    }
  }

  private func requirements(
    of part: PaintedPart, in state: InteractionState, _ values: inout ModeValues
  ) -> [(requirement: Requirement, isSizeKnown: Bool, modes: Set<Int>)] {
    switch part.kind {
    case .graphic, .border: return [(.nonText, true, all)]
    case .outline: return [(state == .focus ? .focus : .nonText, true, all)]
    case .link: return [(.link, true, all)]
    case .text, .placeholder:
      guard let measures = part.font.map({ values.fonts($0) }) else { return [(.text, false, all)] }
      let unknown = all.filter { measures[$0] == nil }
      let large = all.filter { measures[$0]?.isLarge == true }
      let rest = all.subtracting(large).subtracting(unknown)
      return [(.text, true, rest), (.text, false, unknown), (.large, true, large)].filter { !$0.2.isEmpty }
    }
  }
}

extension FontMeasure {
  /// WCAG 2.2, "large scale": 18 points, or 14 points in bold; a point is 4/3 px.
  package var isLarge: Bool { pixels >= 24 || weight >= 700 && pixels >= 14.0 * 4 / 3 }
}
