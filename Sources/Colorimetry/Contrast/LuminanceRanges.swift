/// The luminances that have enough contrast with several others: ranges with gaps around those others.
struct LuminanceRanges {
  /// Ascending, within 0 to 1.
  private(set) var all: [ClosedRange<Double>] = [0...1]
  /// By the luminance of the other: the ratio that is needed.
  private let needs: [(luminance: Double, threshold: Double)]

  init(_ needs: [PassingColor.Need]) {
    let highest = Dictionary(needs.map { ($0.other.luminance, $0.threshold) }, uniquingKeysWith: max)
    self.needs = highest.map { (luminance: $0.key, threshold: $0.value) }.sorted { $0.luminance < $1.luminance }
    for (luminance, threshold) in self.needs where threshold > 1 {
      let (below, above) = ((luminance + 0.05) / threshold - 0.05, (luminance + 0.05) * threshold - 0.05)
      all = all.flatMap { range in
        [range.part(from: 0, to: below), range.part(from: above, to: 1)].compactMap { $0 }
      }
    }
  }

  /// By the ratios themselves, unrounded, on 8-bit levels.
  func contains(_ paint: Paint) -> Bool {
    let own = paint.luminance
    return needs.allSatisfy { ContrastRatio(luminance: own, $0.luminance).value >= $0.threshold }
  }
}

extension ClosedRange<Double> {
  fileprivate func part(from low: Double, to high: Double) -> ClosedRange<Double>? {
    let (start, end) = (Swift.max(low, lowerBound), Swift.min(high, upperBound))
    return start <= end ? start...end : nil
  }
}
