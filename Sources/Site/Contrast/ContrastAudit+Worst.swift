import Audit
import Colorimetry

extension ContrastAudit.Result {
  /// Of the modes that have the worst status, the one with the lowest ratio; nil for a pair that no mode has.
  func worstMode(of modes: Range<Int>) -> Int? {
    let worst = status
    let candidates = modes.filter { measurement(in: $0) != nil && status(in: $0) == worst }
    return candidates.min { (ratio(in: $0), $0) < (ratio(in: $1), $1) }
  }

  private func ratio(in mode: Int) -> Double { measurement(in: mode)?.ratio?.value ?? 0 }
}

extension ContrastAudit {
  /// The pairs of some statuses: failures before what cannot be told, and the farther from what it needs, the earlier.
  /// - Parameter some: nil for all.
  func worstFirst(_ statuses: [Status], of some: [Result]? = nil) -> [Result] {
    let order: [Status] = [.failed, .unknown, .known, .accepted, .passed]
    let all = some ?? results
    let ranked = all.enumerated().compactMap { offset, result -> (rank: (Int, Double, Int), result: Result)? in
      let status = result.status
      guard statuses.contains(status), let rank = order.firstIndex(of: status) else { return nil }
      let ratio = result.worstMode(of: modes.indices).flatMap { result.measurement(in: $0)?.ratio?.value } ?? 0
      return ((rank, ratio / result.threshold, offset), result)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.result)
  }
}
