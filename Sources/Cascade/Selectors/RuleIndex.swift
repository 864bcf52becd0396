/// The rules of a style sheet by what their rightmost compounds ask for, so that an element is matched with few of them.
package struct RuleIndex: Sendable {
  /// A rule that holds for an element, or for its pseudo-element.
  package struct Match: Hashable, Sendable {
    /// In `rules`.
    package let rule: Int
    package let pseudoElement: PseudoElement?
    package let specificity: Specificity
  }

  private struct Entry {
    let rule: Int
    let selector: Selector
  }

  private enum Key: Hashable {
    case id(String), `class`(String), type(String), any
  }

  package let rules: [StyleRule]
  private var byID: [String: [Entry]] = [:]
  private var byClass: [Substring: [Entry]] = [:]
  private var byType: [String: [Entry]] = [:]
  private var others: [Entry] = []

  package init(_ sheet: StyleSheet) {
    rules = sheet.rules
    for (index, rule) in rules.enumerated() {
      for selector in rule.selectors {
        let entry = Entry(rule: index, selector: selector)
        for key in Set(Self.keys(of: selector)) {
          switch key {
          case .id(let id): byID[id, default: []].append(entry)
          case .class(let name): byClass[Substring(name), default: []].append(entry)
          case .type(let name): byType[name, default: []].append(entry)
          case .any: others.append(entry)
          }
        }
      }
    }
  }

  /// One of which each element has that matches.
  private static func keys(of selector: Selector) -> [Key] {
    let tests = selector.compounds[0].tests
    for case .id(let id) in tests { return [.id(id)] }
    for case .class(let name) in tests { return [.class(name)] }
    for case .type(let name) in tests { return [.type(name)] }
    for case .any(let selectors) in tests {
      let keys = selectors.flatMap { Self.keys(of: $0) }
      if !keys.contains(.any) { return keys }
    }
    return [.any]
  }

  /// In the order of the rules; of each rule the greatest specificity with which it holds.
  package func matches(_ element: Int, in tree: StatedTree) -> [Match] {
    var matches: [Match] = []
    func test(_ entries: [Entry]?) {
      for entry in entries ?? [] where entry.selector.matches(element, in: tree) {
        matches.append(
          Match(
            rule: entry.rule, pseudoElement: entry.selector.pseudoElement, specificity: entry.selector.specificity))
      }
    }
    if !byID.isEmpty, let id = tree.ids[element] { test(byID[id]) }
    for name in tree.classes[element] { test(byClass[name]) }
    if !byType.isEmpty { test(byType[tree.tree.elements[element].name.asciiLowercased]) }
    test(others)
    guard matches.count > 1 else { return matches }
    matches.sort { ($0.rule, $1.specificity) < ($1.rule, $0.specificity) }
    var distinct: [Match] = []
    for match in matches {
      let isKnown = distinct.reversed().prefix { $0.rule == match.rule }.contains {
        $0.pseudoElement == match.pseudoElement
      }
      if !isKnown { distinct.append(match) }
    }
    return distinct
  }
}
