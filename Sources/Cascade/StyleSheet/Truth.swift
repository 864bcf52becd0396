/// What can be said of a condition without a browser (Kleene's three values, as media queries have them).
package enum Truth: Hashable, Sendable {
  case no, unknown, yes

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }

  static func all(_ truths: some Sequence<Truth>) -> Truth {
    var result = Truth.yes
    for truth in truths where truth != .yes {
      if truth == .no { return .no }
      result = .unknown
    }
    return result
  }

  static func any(_ truths: some Sequence<Truth>) -> Truth { !all(truths.lazy.map { !$0 }) }

  init(_ claim: Bool) { self = claim ? .yes : .no }
}
