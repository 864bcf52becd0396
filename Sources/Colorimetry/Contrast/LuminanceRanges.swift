/// The luminances that have enough contrast with several others: ranges with gaps around those others.
struct LuminanceRanges {
  /// Ascending, within 0 to 1.
  private(set) var all: [ClosedRange<Double>] = [0...1]
  private let luminances: [Double]
  private let threshold: Double

  init(against others: [Paint], atLeast threshold: Double) {
    luminances = Set(others.map(\.luminance)).sorted()
    self.threshold = threshold
    guard threshold > 1 else { return }
    for luminance in luminances {
      let (below, above) = ((luminance + 0.05) / threshold - 0.05, (luminance + 0.05) * threshold - 0.05)
      all = all.flatMap { range in
        [range.part(from: 0, to: below), range.part(from: above, to: 1)].compactMap { $0 }
      }
    }
  }

  /// By the ratios themselves, unrounded, on 8-bit levels.
  func contains(_ paint: Paint) -> Bool {
    let own = paint.luminance
    return luminances.allSatisfy { ContrastRatio(luminance: own, $0).value >= threshold }
  }
}

extension ClosedRange<Double> {
  fileprivate func part(from low: Double, to high: Double) -> ClosedRange<Double>? {
    let (start, end) = (Swift.max(low, lowerBound), Swift.min(high, upperBound))
    return start <= end ? start...end : nil
  }
}
