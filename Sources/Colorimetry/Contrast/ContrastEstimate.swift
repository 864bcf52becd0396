/// A contrast ratio by every reading of its colours.
package struct ContrastEstimate: Hashable, Sendable {
  /// On the levels that are painted: the ratio that counts.
  package let ratio: ContrastRatio
  /// By the other readings, in the order of their declaration, where they differ from what is painted.
  package let others: [Reading]

  package struct Reading: Hashable, Sendable {
    package let reading: PaintReading
    package let ratio: ContrastRatio
  }

  /// - Parameter pair: the two opaque colours that meet, by a reading: composited from colours that were all read that way.
  package init(_ pair: (PaintReading) -> (Paint, Paint)) {
    let painted = pair(.painted)
    ratio = ContrastRatio(painted.0, painted.1)
    var others: [Reading] = []
    for reading in PaintReading.allCases.dropFirst() {
      let (a, b) = pair(reading)
      let other =
        reading == .unrounded
        ? ContrastRatio(luminance: a.unroundedLuminance, b.unroundedLuminance) : ContrastRatio(a, b)
      if abs(other.value - ratio.value) > 1e-9 { others.append(Reading(reading: reading, ratio: other)) }
    }
    self.others = others
  }

  /// - Parameter threshold: compared without rounding; what is equal passes.
  package func verdict(atLeast threshold: Double) -> ContrastVerdict {
    let isPass = ratio.value >= threshold
    let dissenting = others.filter { ($0.ratio.value >= threshold) != isPass }.map(\.reading)
    return dissenting.isEmpty ? isPass ? .pass : .fail : .borderline(isPass: isPass, dissenting: dissenting)
  }
}
