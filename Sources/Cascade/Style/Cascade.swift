/// Lets declarations win (CSS Cascade 5, section 6): by origin, importance, layer, specificity and order.
struct Cascade {
  /// Declarations of one strength.
  private struct Entry {
    let claims: StyleClaims
    /// Normal declarations of a greater one win: the user agent's, hints of attributes, layers, the attribute `style`.
    let level: Int
    let condition: StyleCondition?
  }

  private static let hintLevel = 1
  private static let firstLayer = 2
  /// Of `style`: no sheet has as many layers.
  private static let styleLevel = Int.max

  private struct Winner {
    let claim: Claim
    let level: Int
  }

  /// In the order in which normal declarations win.
  private var entries: [Entry] = []

  init(
    userAgent: (book: RuleBook, rules: [Int]), hints: StyleClaims?, author: (book: RuleBook, rules: [Int]),
    style: StyleClaims?, scheme: ColorScheme
  ) {
    for index in userAgent.rules {
      entries.append(
        Entry(claims: userAgent.book.claims[userAgent.book.rules[index].claims], level: 0, condition: nil))
    }
    if let hints { entries.append(Entry(claims: hints, level: Cascade.hintLevel, condition: nil)) }
    for index in author.rules {
      let rule = author.book.rules[index]
      entries.append(
        Entry(
          claims: author.book.claims[rule.claims], level: Cascade.firstLayer + rule.layer,
          condition: rule.holds[scheme] == .unknown ? rule.condition : nil))
    }
    if let style { entries.append(Entry(claims: style, level: Cascade.styleLevel, condition: nil)) }
  }

  var values: CascadedValues {
    var result = CascadedValues()
    var winners: [Winner?] = Array(repeating: nil, count: Property.allCases.count)
    var rivals: [(claim: Claim, condition: StyleCondition)?] = Array(repeating: nil, count: Property.allCases.count)
    let take = { (claims: [Claim], entry: Entry) in
      for claim in claims {
        let index = Int(claim.property.rawValue)
        if let condition = entry.condition {
          rivals[index] = (claim, condition)
        } else {
          winners[index] = Winner(claim: claim, level: entry.level)
          rivals[index] = nil
        }
      }
    }
    for entry in entries { take(entry.claims.normal, entry) }
    let important = entries.filter { !$0.claims.important.isEmpty }
    for entry in Cascade.byImportance(important) { take(entry.claims.important, entry) }
    for case let winner? in winners {
      result.claims[Int(winner.claim.property.rawValue)] = standing(winner)
    }
    for case let rival? in rivals where !rival.claim.isSame(as: result.claims[Int(rival.claim.property.rawValue)]) {
      result.doubts.append(Cascade.doubt(rival.claim.property.name, rival.condition))
    }
    addCustoms(to: &result)
    return result
  }

  /// Of important declarations lower layers win (section 6.4.2).
  private static func byImportance(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 1 else { return entries }
    let layers = { (entry: Entry) in entry.level == styleLevel ? Int.min : entry.level }
    return entries.enumerated().sorted { a, b in
      let (x, y) = (layers(a.element), layers(b.element))
      return x == y ? a.offset < b.offset : x > y
    }.map(\.element)
  }

  /// What a winner stands for that goes back to a lower origin or layer (section 7.3).
  private func standing(_ winner: Winner) -> Claim {
    guard var limit = Cascade.limit(of: winner.claim.value.standard, in: winner.level) else { return winner.claim }
    for entry in entries.reversed() where entry.level < limit && entry.condition == nil {
      guard let claim = entry.claims.normal.last(where: { $0.property == winner.claim.property }) else { continue }
      guard let next = Cascade.limit(of: claim.value.standard, in: entry.level) else { return claim }
      limit = next
    }
    return Claim(property: winner.claim.property, value: .standard(.unset), place: winner.claim.place)
  }

  /// The same of a custom property.
  private func standing(_ name: String, _ value: [ComponentValue], in level: Int) -> [ComponentValue] {
    guard var limit = Cascade.limit(of: value.standard, in: level) else { return value }
    for entry in entries.reversed() where entry.level < limit && entry.condition == nil {
      guard let custom = entry.claims.customs.last(where: { $0.name == name && !$0.isImportant }) else { continue }
      guard let next = Cascade.limit(of: custom.value.standard, in: entry.level) else { return custom.value }
      limit = next
    }
    return value
  }

  /// The level below which something counts for who goes back; nil for who does not.
  private static func limit(of standard: Claim.Default?, in level: Int) -> Int? {
    switch standard {
    case .revert: hintLevel
    case .revertLayer: level
    case .inherit, .initial, .unset, nil: nil
    }
  }

  private func addCustoms(to result: inout CascadedValues) {
    guard entries.contains(where: { !$0.claims.customs.isEmpty }) else { return }
    var conditions: [String: StyleCondition] = [:]
    var levels: [String: Int] = [:]
    let important = Cascade.byImportance(entries.filter { $0.claims.customs.contains(where: \.isImportant) })
    for (entries, isImportant) in [(entries, false), (important, true)] {
      for entry in entries {
        for custom in entry.claims.customs where custom.isImportant == isImportant {
          conditions[custom.name] = entry.condition
          guard entry.condition == nil else { continue }
          result.customs[custom.name] = custom.value
          levels[custom.name] = entry.level
        }
      }
    }
    for (name, level) in levels {
      if let value = result.customs[name] { result.customs[name] = standing(name, value, in: level) }
    }
    for name in conditions.keys.sorted() {
      if let condition = conditions[name] { result.doubts.append(Cascade.doubt(name, condition)) }
    }
  }

  private static func doubt(_ name: String, _ condition: StyleCondition) -> ComputedStyle.Doubt {
    ComputedStyle.Doubt(
      reason: "'\(condition.text)' decides '\(name)', and only a browser can tell whether it holds",
      place: condition.place)
  }
}

extension Claim.Value {
  fileprivate var standard: Claim.Default? { if case .standard(let standard) = self { standard } else { nil } }
}

extension Claim {
  fileprivate func isSame(as other: Claim?) -> Bool {
    guard let other, case .values(let a) = value, case .values(let b) = other.value else { return false }
    return a == b
  }
}
