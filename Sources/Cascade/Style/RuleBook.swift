import Diagnostics

/// The rules of a style sheet in the order in which they win, found by what their selectors ask of an element.
struct RuleBook: Sendable {
  struct Rule: Sendable {
    let selector: Selector
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
  private var byID: [String: [Int]] = [:]
  private var byClass: [Substring: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var others: [Int] = []

  /// - Parameter isPlaced: false for a sheet that nobody can look up.
  init(_ sheet: StyleSheet, _ expander: Expander, width: Double?, isPlaced: Bool = true) {
    let customs = Set(sheet.rules.flatMap(\.declarations).map(\.property).filter { $0.hasPrefix("--") })
    var rules: [Rule] = []
    var claims: [StyleClaims] = []
    for rule in sheet.rules {
      let contexts = ColorScheme.allCases.map { ($0, ViewingContext(scheme: $0, width: width)) }
      let holds = Dictionary(uniqueKeysWithValues: contexts.map { ($0, rule.holds(in: $1)) })
      guard holds.values.contains(where: { $0 != .no }) else { continue }
      let condition = rule.conditions.first { condition in
        contexts.contains { condition.holds(in: $1) == .unknown }
      }
      claims.append(StyleClaims(rule.declarations, expander, customs: customs, isPlaced: isPlaced))
      for selector in rule.selectors {
        rules.append(
          Rule(
            selector: selector, claims: claims.count - 1, layer: rule.layer, holds: holds, condition: condition))
      }
    }
    let order = rules.indices.sorted { a, b in
      let (x, y) = (rules[a], rules[b])
      if x.layer != y.layer { return x.layer < y.layer }
      return x.selector.specificity == y.selector.specificity
        ? a < b : x.selector.specificity < y.selector.specificity
    }
    self.rules = order.map { rules[$0] }
    self.claims = claims
    dependsOnScheme = rules.contains { $0.holds[.light] != $0.holds[.dark] }
    for (index, rule) in self.rules.enumerated() { add(index, rule.selector) }
  }

  private mutating func add(_ index: Int, _ selector: Selector) {
    var type: String?
    var name: String?
    for test in selector.compounds[0].tests {
      switch test {
      case .id(let id):
        byID[id, default: []].append(index)
        return
      case .class(let class_): name = name ?? class_
      case .type(let type_): type = type_
      default: break
      }
    }
    if let name {
      byClass[Substring(name), default: []].append(index)
    } else if let type {
      byType[type, default: []].append(index)
    } else {
      others.append(index)
    }
  }

  func matches(_ element: Int, in tree: StatedTree, scheme: ColorScheme) -> Matches {
    var candidates = others
    if !byID.isEmpty, let id = tree.ids[element] { candidates += byID[id] ?? [] }
    if !byClass.isEmpty { for name in tree.classes[element] { candidates += byClass[name] ?? [] } }
    if !byType.isEmpty { candidates += byType[tree.tree.elements[element].name.lowercased()] ?? [] }
    candidates.sort()
    var matches = Matches()
    var last = -1
    for index in candidates where index != last {
      last = index
      let rule = rules[index]
      guard rule.holds[scheme] != .no, rule.selector.matches(element, in: tree) else { continue }
      guard let pseudo = rule.selector.pseudoElement else {
        matches.own.append(index)
        continue
      }
      if let known = matches.pseudo.firstIndex(where: { $0.element == pseudo }) {
        matches.pseudo[known].rules.append(index)
      } else {
        matches.pseudo.append((pseudo, [index]))
      }
    }
    return matches
  }
}
