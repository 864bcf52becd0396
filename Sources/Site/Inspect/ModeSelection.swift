import Tokens

/// Some of a graph's modes, in words.
struct ModeSelection {
  let graph: TokenGraph
  /// Indices, ascending.
  let modes: [Int]

  /// `theme=dark, 6 of 12 modes`; `every mode`; `the only mode`.
  var text: String {
    let all = graph.modes.count
    if all == 1 { return "the only mode" }
    if modes.count == all { return "every mode" }
    return "\(terms), \(modes.count) of \(all) modes"
  }

  /// The choices that select the modes: one term where any combination of its contexts is meant, `theme=dark, size=m|l`, else
  /// several, `theme=dark, size=m; theme=light`.
  private var terms: String {
    if let term = term(modes) { return term }
    let splits = graph.modifiers.indices.compactMap { modifier -> [String]? in
      let terms = graph.modifiers[modifier].contexts.compactMap { context -> String?? in
        let part = modes.filter { graph.modes[$0].choices[modifier].context == context }
        return part.isEmpty ? nil : .some(term(part))
      }
      return terms.contains { $0 == nil } ? nil : terms.compactMap { $0 }
    }
    let shortest = splits.min { $0.count < $1.count }
    return (shortest ?? modes.map { graph.modes[$0].description }).joined(separator: "; ")
  }

  /// Nil when the modes are not all combinations of some contexts.
  private func term(_ modes: [Int]) -> String? {
    var count = 1
    var choices: [String] = []
    for (index, modifier) in graph.modifiers.enumerated() {
      let present = Set(modes.map { graph.modes[$0].choices[index].context })
      count *= present.count
      guard present.count < modifier.contexts.count else { continue }
      let contexts = modifier.contexts.filter(present.contains)
      choices.append("\(modifier.name)=\(contexts.joined(separator: "|"))")
    }
    return count == modes.count ? choices.joined(separator: ", ") : nil
  }
}
