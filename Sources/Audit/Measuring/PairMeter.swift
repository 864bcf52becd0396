import Colorimetry

/// Measures one pair in one mode: composites what is translucent, finds the worst point of what is not one colour, and bounds what
/// is not known.
struct PairMeter {
  /// The lowest ratio that is enough.
  let threshold: Double
  /// The same for a text that may be large.
  let largeThreshold: Double
  /// Whether the colours are kept of every pair, not only of those that fail.
  var keepsColors = false

  /// - Parameters:
  ///   - layers: what lies behind the background, from the bottom up; of account only where something shows through.
  ///   - opacity: of the pair, painted as one group; 0 to 1.
  func measure(
    _ foreground: PaintedValue, on background: PaintedValue, over layers: [PaintedValue] = [], opacity: Double = 1
  ) -> Measurement {
    if case .color(let text) = foreground, case .color(let surface) = background, text.isOpaque, surface.isOpaque,
      opacity >= 1, text.hasOneReading, surface.hasOneReading
    {
      return plain(text, on: surface)
    }
    if let obstacle = foreground.obstacle ?? background.obstacle { return Measurement(.cannotTell(reason: obstacle)) }
    let isHidden = opacity >= 1 && background.isOpaque
    switch isHidden ? .colors([.white]) : Ground(layers) {
    case .unknown(let reason): return Measurement(.cannotTell(reason: reason))
    case .bounds(let bounds, let reason):
      let subject = opacity < 1 ? "the pair" : "the background"
      return bounded(foreground, background, bounds, opacity, "\(subject) is translucent and \(reason)")
    case .colors(let ground):
      let isFaded = opacity < 1 && ![foreground, background].allSatisfy(\.isStraight)
      switch (foreground, background) {
      case _ where isFaded:
        return bounded(
          foreground, background, PaintBounds.anything.under([[Ground.paint(ground, .painted)]]), opacity,
          "it is a gradient that is faded and not mixed in sRGB")
      case (.color(let text), .color(let surface)): return solid(text, surface, ground, opacity)
      case (.color(let text), .gradient(let surface)): return onGradient(text, surface, ground, opacity)
      case (.gradient(let text), .color(let surface)): return gradient(text, surface, ground, opacity)
      default:
        let paint = [Ground.paint(ground, .painted)]
        return bounded(
          foreground, background, PaintBounds.anything.under([paint]), opacity, "it is a gradient on a gradient")
      }
    }
  }

  // MARK: Colour on colour

  /// Nearly all pairs: opaque, and no reading in doubt but that of 8 bits.
  private func plain(_ text: PaintedColor, on surface: PaintedColor) -> Measurement {
    let ratio = ContrastRatio(luminance: text.luminance, surface.luminance)
    let unrounded = ContrastRatio(luminance: text.unroundedLuminance, surface.unroundedLuminance)
    let isDoubtful = (ratio.value >= threshold) != (unrounded.value >= threshold)
    return measurement(ratio, text.paint, surface.paint, isDoubtful ? [.reading(.unrounded, unrounded)] : [])
  }

  private func solid(
    _ text: PaintedColor, _ surface: PaintedColor, _ ground: [PaintedColor], _ opacity: Double
  ) -> Measurement {
    let painted = { (reading: PaintReading) in
      let behind = Ground.paint(ground, reading)
      let fills = [PaintLayer.fill(surface.paint(reading)), .fill(text.paint(reading))]
      let laid = { (layers: [PaintLayer]) in
        PaintStack(on: behind, opacity < 1 ? [.group(layers, opacity: opacity)] : layers).paint
      }
      return (laid(fills), laid([fills[0]]))
    }
    return measurement(
      ContrastEstimate(painted), painted(.painted), isBlended: opacity < 1 || !text.isOpaque || !surface.isOpaque)
  }

  func measurement(_ estimate: ContrastEstimate, _ pair: (Paint, Paint), isBlended: Bool) -> Measurement {
    var doubts = estimate.others.map { Doubt.reading($0.reading, $0.ratio) }
    if isBlended { doubts += rounding(pair.0, pair.1) }
    return measurement(estimate.ratio, pair.0, pair.1, doubts)
  }

  // MARK: Gradients

  private func onGradient(
    _ text: PaintedColor, _ surface: PaintedGradient, _ ground: [PaintedColor], _ opacity: Double
  ) -> Measurement {
    let worst = { (reading: PaintReading) in
      let behind = Ground.paint(ground, reading)
      let text = PairMeter.faded(text.paint(reading), behind, opacity)
      let surface =
        opacity < 1
        ? surface.paint(reading) { Paint($0.rgb, alpha: $0.alpha * opacity) } : surface.paint(reading)
      return (contrast: surface.worst(against: text, over: behind), text: text)
    }
    let (contrast, foreground) = worst(.painted)
    let hasOneReading = surface.hasOneReading && ([text] + ground).allSatisfy(\.hasOneReading)
    let isBlended = opacity < 1 || !text.isOpaque || !surface.isOpaque || !surface.ends.contains(contrast.point)
    return measurement(
      contrast, foreground.over(contrast.point), contrast.point, isBlended: isBlended,
      hasOneReading ? nil : { worst($0).contrast.ratio })
  }

  private func gradient(
    _ text: PaintedGradient, _ surface: PaintedColor, _ ground: [PaintedColor], _ opacity: Double
  ) -> Measurement {
    let worst = { (reading: PaintReading) in
      let behind = Ground.paint(ground, reading)
      let fill = surface.paint(reading)
      let surface = Paint(fill.rgb, alpha: fill.alpha * opacity).over(behind)
      let text =
        opacity < 1
        ? text.paint(reading) { PairMeter.faded($0, behind, opacity) } : text.paint(reading)
      return (contrast: text.worst(against: surface, over: surface), surface: surface)
    }
    let (contrast, background) = worst(.painted)
    let hasOneReading = text.hasOneReading && ([surface] + ground).allSatisfy(\.hasOneReading)
    let isBlended = opacity < 1 || !text.isOpaque || !surface.isOpaque || !text.ends.contains(contrast.point)
    return measurement(
      contrast, contrast.point, background, isBlended: isBlended,
      hasOneReading ? nil : { worst($0).contrast.ratio })
  }

  /// What is left of a foreground in a translucent group: laid on the faded background it is what the group makes of it.
  private static func faded(_ text: Paint, _ behind: Paint, _ opacity: Double) -> Paint {
    opacity < 1 ? Paint(text.rgb * opacity + behind.rgb * (1 - opacity), alpha: text.alpha) : text
  }

  /// - Parameters:
  ///   - isBlended: false where the worst point is a stop with nothing on it or behind it.
  ///   - other: the ratio by another reading of the colours; nil where all are read alike.
  private func measurement(
    _ worst: GradientContrast, _ foreground: Paint, _ background: Paint, isBlended: Bool,
    _ other: ((PaintReading) -> ContrastRatio)?
  ) -> Measurement {
    var doubts = [Doubt.reading(.unrounded, worst.bound)]
    if let other { doubts += PaintReading.allCases.dropFirst(2).map { .reading($0, other($0)) } }
    if isBlended { doubts += rounding(foreground, background) }
    return measurement(worst.ratio, foreground, background, doubts)
  }

  // MARK: What is not known

  private func bounded(
    _ foreground: PaintedValue, _ background: PaintedValue, _ ground: PaintBounds, _ opacity: Double, _ reason: String
  ) -> Measurement {
    bounded(
      ground.under([background.ends, foreground.ends], opacity: opacity),
      ground.under([background.ends], opacity: opacity), reason)
  }

  func bounded(_ texts: PaintBounds, _ surfaces: PaintBounds, _ reason: String) -> Measurement {
    let range = ContrastRange(between: texts.luminances, and: surfaces.luminances)
    let ends = [(texts.low, surfaces.low), (texts.high, surfaces.high)]
    let worst = ends.min { ContrastRatio($0.0, $0.1) < ContrastRatio($1.0, $1.1) }
    let evidence = Measurement.Evidence(foreground: worst?.0, background: worst?.1, range: range)
    switch range.verdict(atLeast: threshold) {
    case .pass: return Measurement(.pass(range.lowest), evidence)
    case .fail: return Measurement(.fail(range.lowest), evidence)
    case .borderline, .cannotTell:
      let possible = "anything from \(range.lowest.text):1 to \(range.highest.text):1 is possible"
      return Measurement(.cannotTell(reason: "\(reason), so that \(possible)"), evidence)
    }
  }

  // MARK: Verdicts

  /// - Parameter doubts: what may be so; only what makes another verdict is kept.
  private func measurement(
    _ ratio: ContrastRatio, _ foreground: Paint, _ background: Paint, _ doubts: [Doubt]
  ) -> Measurement {
    let isPass = ratio.value >= threshold
    let doubts = doubts.filter { ($0.ratio.value >= threshold) != isPass }
    let isTold = keepsColors || !isPass || !doubts.isEmpty
    return Measurement(
      isPass ? .pass(ratio) : .fail(ratio),
      isTold ? Measurement.Evidence(foreground: foreground, background: background, doubts: doubts) : nil)
  }

  private func rounding(_ foreground: Paint, _ background: Paint) -> [Doubt] {
    let range = ContrastRange(withinOneLevelOf: foreground, background)
    return [.rounding(range.lowest), .rounding(range.highest)]
  }
}
