import Diagnostics

/// The rules of a style sheet in the order in which they win, found by what their selectors ask of an element.
struct RuleBook: Sendable {
  struct Rule: Sendable {
    let specificity: Specificity
    /// Of `claims`.
    let claims: Int
    let layer: Int
    /// Whether its conditions hold; by the scheme.
    let holds: [ColorScheme: Truth]
    /// The one that nobody can tell without a browser.
    let condition: StyleCondition?
  }

  /// The rules, by index and in ascending order, that an element and its pseudo-elements match.
  struct Matches: Sendable {
    var own: [Int] = []
    var pseudo: [(element: PseudoElement, rules: [Int])] = []

    subscript(pseudoElement: PseudoElement) -> [Int]? { pseudo.first { $0.element == pseudoElement }?.rules }
  }

  let rules: [Rule]
  let claims: [StyleClaims]
  let dependsOnScheme: Bool
  private let index: RuleIndex

  /// - Parameter isPlaced: false for a sheet that nobody can look up.
  init(_ sheet: StyleSheet, _ expander: Expander, width: Double?, isPlaced: Bool = true) {
    let customs = Set(sheet.rules.flatMap(\.declarations).map(\.property).filter { $0.hasPrefix("--") })
    let contexts = ColorScheme.allCases.map { ($0, ViewingContext(scheme: $0, width: width)) }
    var all: [(rule: Rule, source: StyleRule)] = []
    var claims: [StyleClaims] = []
    for source in sheet.rules {
      let holds = Dictionary(uniqueKeysWithValues: contexts.map { ($0, source.holds(in: $1)) })
      guard holds.values.contains(where: { $0 != .no }) else { continue }
      let condition = source.conditions.first { condition in
        contexts.contains { condition.holds(in: $1) == .unknown }
      }
      claims.append(StyleClaims(source.declarations, expander, customs: customs, isPlaced: isPlaced))
      for selector in source.selectors {
        let rule = Rule(
          specificity: selector.specificity, claims: claims.count - 1, layer: source.layer, holds: holds,
          condition: condition)
        let single = StyleRule(
          selectors: [selector], declarations: [], layer: source.layer, conditions: [], place: source.place)
        all.append((rule, single))
      }
    }
    let order = all.indices.sorted { a, b in
      let (x, y) = (all[a].rule, all[b].rule)
      if x.layer != y.layer { return x.layer < y.layer }
      return x.specificity == y.specificity ? a < b : x.specificity < y.specificity
    }
    rules = order.map { all[$0].rule }
    self.claims = claims
    dependsOnScheme = rules.contains { $0.holds[.light] != $0.holds[.dark] }
    var sorted = StyleSheet()
    sorted.rules = order.map { all[$0].source }
    index = RuleIndex(sorted)
  }

  func matches(_ element: Int, in tree: StatedTree, scheme: ColorScheme) -> Matches {
    var matches = Matches()
    for match in index.matches(element, in: tree) where rules[match.rule].holds[scheme] != .no {
      guard let pseudo = match.pseudoElement else {
        matches.own.append(match.rule)
        continue
      }
      if let known = matches.pseudo.firstIndex(where: { $0.element == pseudo }) {
        matches.pseudo[known].rules.append(match.rule)
      } else {
        matches.pseudo.append((pseudo, [match.rule]))
      }
    }
    return matches
  }
}
