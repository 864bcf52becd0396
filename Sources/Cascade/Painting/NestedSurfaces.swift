import Colorimetry
package import Diagnostics
package import Tokens

/// Finds translucent surfaces that lie on themselves.
///
/// A surface such as white at 6 % has no colour of its own: it tints what lies behind it. In itself it tints twice, so that a card in a
/// card has a colour that no token has, and a third card another one. Let what stands out in a surface take a stronger one, or
/// part the content with space or a line. What is exempt in component.yaml may lie as it likes.
package struct NestedSurfaces {
  private struct Pair: Hashable {
    let upper: TokenPath
    let lower: TokenPath
  }

  /// What two tokens are both, in a mode.
  private struct Sameness {
    /// By its index.
    let mode: Int
    let token: TokenPath
    let alpha: Double
  }

  private let graph: TokenGraph
  private let isPrimitive: (TokenPath) -> Bool
  private var known: [Pair: [Sameness]] = [:]
  private var told: Set<StackedSurface.Layer> = []

  /// - Parameter isPrimitive: whether a token is a raw value: two meanings are not one because they share it.
  package init(_ graph: TokenGraph, isPrimitive: @escaping (TokenPath) -> Bool) {
    self.graph = graph
    self.isPrimitive = isPrimitive
  }

  /// Each element once, in the first state that paints it so, with the nearest that it lies on.
  /// - Parameter modes: those in which they are painted, by index; nil for all.
  package mutating func report(
    _ stacks: [StackedSurface], in state: InteractionState, modes: Set<Int>?, into findings: inout Findings
  ) {
    for stack in stacks {
      let same = samenesses(of: stack)
      guard let first = same.first(where: { modes?.contains($0.mode) ?? true }), told.insert(stack.upper).inserted
      else { continue }
      findings.report(finding(stack, first, isInAllModes: same.count == graph.modes.count, state))
    }
  }

  /// In the order of the modes.
  private mutating func samenesses(of stack: StackedSurface) -> [Sameness] {
    let pair = Pair(upper: stack.upper.token, lower: stack.lower.token)
    if let known = known[pair] { return known }
    let found = graph.modes.indices.compactMap { mode -> Sameness? in
      let token = surface(pair.upper, mode)
      guard token == surface(pair.lower, mode), case .color(let color)? = graph[token]?.byMode[mode]?.value,
        color.alpha > 0, color.alpha < 1
      else { return nil }
      return Sameness(mode: mode, token: token, alpha: color.alpha)
    }
    known[pair] = found
    return found
  }

  /// The last meaning that an alias leads to before the raw value.
  private func surface(_ path: TokenPath, _ mode: Int) -> TokenPath {
    graph.aliasChain(of: path, mode: mode).last { !isPrimitive($0) } ?? path
  }

  private func finding(
    _ stack: StackedSurface, _ same: Sameness, isInAllModes: Bool, _ state: InteractionState
  ) -> Finding {
    let percent = { (share: Double) in CSSNumber.text((share * 1000).rounded() / 10) + " %" }
    let twice = 1 - (1 - same.alpha) * (1 - same.alpha)
    let mode = isInAllModes ? "" : " in \(graph.modes[same.mode])"
    var notes = [Finding.Note("\(stack.lower.element) is painted with '\(stack.lower.token)'", at: stack.lower.place)]
    let tokens = [stack.upper.token] + (stack.lower.token == stack.upper.token ? [] : [stack.lower.token])
    for token in tokens where token != same.token {
      notes.append(Finding.Note("'\(token)' is '\(same.token)'", at: graph[token]?.byMode[same.mode]?.place))
    }
    if state != .rest { notes.append(Finding.Note("it is painted so in the state \(state.rawValue)")) }
    return Finding(
      .warning, "nested-surface",
      "\(stack.upper.element) lays '\(same.token)' on itself\(mode): \(percent(same.alpha)) become \(percent(twice))",
      at: stack.upper.place, notes: notes,
      help: "take a stronger surface, part the content with space or a line, or say under 'contrast' in component.yaml "
        + "why nothing is required of it ('exempt')")
  }
}
