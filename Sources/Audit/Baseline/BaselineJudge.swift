import Diagnostics
import Tokens

/// Compares a baseline with what was measured.
struct BaselineJudge {
  private let contrast: [String: ContrastReport]
  private let rows: [Baseline.Key: ContrastReport.Row]
  /// By system: every colour and gradient that there is.
  private let colors: [String: Set<String>]
  /// False when the project has errors, for which systems and pairs may be missing.
  private let isWhole: Bool
  /// By system and what is missing in it. To look for the names of a whole system that was renamed would take minutes: those that come first must do.
  private var nearest: [[String]: String?] = [:]
  private static let nearestLimit = 100

  init(_ contrast: [ContrastReport], isWhole: Bool) {
    self.contrast = Dictionary(contrast.map { ($0.system, $0) }) { first, _ in first }
    let rows = contrast.flatMap { contrast in contrast.rows.map { (contrast.key(of: $0), $0) } }
    self.rows = Dictionary(rows) { first, _ in first }
    colors = self.contrast.mapValues(\.colorNames)
    self.isWhole = isWhole
  }

  /// The pair of an entry; nil when it is not there any more.
  func row(_ key: Baseline.Key) -> ContrastReport.Row? { rows[key] }

  mutating func movement(_ entry: Baseline.Entry) -> BaselineMovement {
    let key = entry.key
    guard let report = contrast[key.system] else {
      guard isWhole else { return .none }
      return .ended(
        .isGone(
          what: "'\(key.system)' is no system with an audit any more",
          nearest: NearestName.of(key.system, in: contrast.keys.sorted())))
    }
    guard let row = rows[key] else {
      // With a token missing, the pair may be missing for that alone.
      return isWhole && report.isSound ? .ended(gone(key)) : .none
    }
    if let extent = report.extent(of: row) {
      if extent.isWorse(than: entry.extent) { return .worse(extent) }
      let isUncertain = row.outcomes.contains { $0.status == .unknown }
      return extent == entry.extent || isUncertain ? .none : .better(extent)
    }
    switch row.status {
    case .passed: return .ended(.passes)
    case .accepted: return .ended(.isWaived)
    case .failed, .known, .unknown: return .none
    }
  }

  private mutating func gone(_ key: Baseline.Key) -> BaselineMovement.Reason {
    let colors = colors[key.system] ?? []
    guard let missing = ([key.foreground, key.background] + key.over).first(where: { !colors.contains($0) }) else {
      return .isUndeclared
    }
    let place = [key.system, missing]
    if nearest[place] == nil, nearest.count < BaselineJudge.nearestLimit {
      nearest[place] = .some(NearestName.of(missing, in: colors.sorted()))
    }
    return .isGone(what: "'\(missing)' is no colour any more", nearest: nearest[place] ?? nil)
  }
}

extension ContrastReport {
  fileprivate var colorNames: Set<String> {
    let paired = rows.flatMap { [$0.foreground, $0.background] + $0.namesBehind }
    let exempt = exempted.flatMap { [$0.foreground, $0.background].compactMap { $0?.description } }
    return Set(paired + exempt + uncovered.map(\.name))
  }
}
