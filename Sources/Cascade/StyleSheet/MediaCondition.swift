/// A media query, or a part of one (Media Queries 5, section 3).
indirect enum MediaCondition: Hashable, Sendable {
  enum Comparison: Hashable, Sendable { case less, lessOrEqual, equal, greaterOrEqual, greater }

  case scheme(ColorScheme)
  /// In CSS pixels.
  case width(Comparison, Double)
  /// The same in every context.
  case constant(Truth)
  case not(MediaCondition)
  case all([MediaCondition])
  case any([MediaCondition])

  func holds(in context: ViewingContext) -> Truth {
    switch self {
    case .scheme(let scheme): Truth(context.scheme == scheme)
    case .width(let comparison, let limit):
      context.width.map { Truth(comparison.holds($0, limit)) } ?? .unknown
    case .constant(let truth): truth
    case .not(let condition): !condition.holds(in: context)
    case .all(let conditions): Truth.all(conditions.lazy.map { $0.holds(in: context) })
    case .any(let conditions): Truth.any(conditions.lazy.map { $0.holds(in: context) })
    }
  }
}

extension MediaCondition.Comparison {
  fileprivate func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .equal: a == b
    case .greaterOrEqual: a >= b
    case .greater: a > b
    }
  }

  /// The same with its sides exchanged.
  var mirrored: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    case .greater: .less
    }
  }
}
