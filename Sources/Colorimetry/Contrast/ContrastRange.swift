/// The contrast ratios that are possible where something is not known.
package struct ContrastRange: Hashable, Sendable {
  package let lowest: ContrastRatio
  package let highest: ContrastRatio

  package init(lowest: ContrastRatio, highest: ContrastRatio) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Over an image, or anything else that is not known: whatever it is, it lies between black and white in every channel.
  ///
  /// Exact for an opaque foreground; for a translucent one, which moves along with what is behind it, the range can be wider
  /// than the truth, and never narrower.
  package init(_ foreground: Paint, onUnknownBehind background: Paint) {
    let dark = background.over(.black)
    let bright = background.over(.white)
    let surfaces = dark.unroundedLuminance...max(dark.unroundedLuminance, bright.unroundedLuminance)
    let darkest = foreground.over(dark).unroundedLuminance
    let texts = darkest...max(darkest, foreground.over(bright).unroundedLuminance)
    self.init(between: texts, and: surfaces)
  }

  /// Of two luminances that may be anything within two ranges.
  package init(between a: ClosedRange<Double>, and b: ClosedRange<Double>) {
    lowest =
      if a.overlaps(b) {
        ContrastRatio(1)
      } else if a.lowerBound > b.upperBound {
        ContrastRatio(luminance: a.lowerBound, b.upperBound)
      } else {
        ContrastRatio(luminance: a.upperBound, b.lowerBound)
      }
    highest = max(
      ContrastRatio(luminance: a.lowerBound, b.upperBound), ContrastRatio(luminance: a.upperBound, b.lowerBound))
  }

  /// What a level more or less in every channel of either colour can make of a ratio: rounding differs between browsers and
  /// graphics cards wherever colours are composited.
  package init(withinOneLevelOf a: Paint, _ b: Paint) {
    let level = 1.0 / 255
    let near = { (paint: Paint, step: Double) in Paint(paint.rgb + step).luminance }
    let (darker, lighter) = a.luminance < b.luminance ? (a, b) : (b, a)
    let (above, below) = (near(darker, level), near(lighter, -level))
    lowest = below > above ? ContrastRatio(luminance: below, above) : ContrastRatio(1)
    highest = ContrastRatio(luminance: near(lighter, level), near(darker, -level))
  }

  /// - Parameter threshold: compared without rounding; what is equal passes.
  package func verdict(atLeast threshold: Double) -> ContrastVerdict {
    lowest.value >= threshold ? .pass : highest.value < threshold ? .fail : .cannotTell
  }
}
