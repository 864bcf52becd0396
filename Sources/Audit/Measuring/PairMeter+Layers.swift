import Colorimetry

/// What mock-ups paint: any stack of layers, some of which may leave the place free, in groups that stand in each other.
extension PairMeter {
  struct Layer {
    let value: PaintedValue
    let isWhole: Bool
  }

  /// Layers from `start` on, and the foreground, painted as one.
  struct Group {
    var start: Int
    let opacity: Double
  }

  /// Each of them doubles what is possible.
  private static let mostPartialLayers = 4
  /// How many combinations of the ends of gradients are looked at.
  private static let mostCombinations = 1024

  /// The worst that is possible: a layer that may leave the place free is there, or it is not.
  /// - Parameters:
  ///   - layers: from the bottom up.
  ///   - groups: from the outermost in.
  func measure(_ foreground: PaintedValue, on layers: [Layer], in groups: [Group]) -> Measurement {
    let partial = layers.indices.filter { !layers[$0].isWhole }
    guard partial.count <= PairMeter.mostPartialLayers else {
      return Measurement(.cannotTell(reason: "\(partial.count) layers may or may not lie behind it"))
    }
    var worst: Measurement?
    for choice in 0..<(1 << partial.count) {
      let absent = Set(partial.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
      let kept = layers.indices.filter { !absent.contains($0) }
      let groups = groups.map { group in
        Group(start: kept.count { $0 < group.start }, opacity: group.opacity)
      }
      let measurement = measure(foreground, onWhole: kept.map { layers[$0].value }, in: groups)
      worst = worst.map { $0.isWorse(than: measurement) ? $0 : measurement } ?? measurement
    }
    return worst ?? measure(foreground, onWhole: [], in: [])
  }

  private func measure(
    _ foreground: PaintedValue, onWhole layers: [PaintedValue], in groups: [Group]
  ) -> Measurement {
    var groups = groups.filter { $0.opacity < 1 }
    var foreground = foreground
    // A group of the foreground alone is the foreground with less of it.
    while let group = groups.last, group.start == layers.count {
      foreground = foreground.faded(by: group.opacity)
      groups.removeLast()
    }
    let (layers, seenGroups) = PairMeter.seen(layers, groups)
    groups = seenGroups
    if groups.isEmpty || groups.count == 1 && groups[0].start == layers.count - 1 {
      return measure(
        foreground, on: layers.last ?? .transparent, over: Array(layers.dropLast()),
        opacity: groups.first?.opacity ?? 1)
    }
    if let obstacle = ([foreground] + layers).lazy.compactMap(\.obstacle).first {
      return Measurement(.cannotTell(reason: obstacle))
    }
    let colors = layers.compactMap { if case .color(let color) = $0 { color } else { nil } }
    if case .color(let text) = foreground, colors.count == layers.count, colors[0].isOpaque, groups[0].start > 0 {
      return solid(text, colors, groups)
    }
    return bounded(foreground, layers, groups)
  }

  /// Without the layers that an opaque one hides. A group that lets something through hides nothing that lies below it.
  private static func seen(_ layers: [PaintedValue], _ groups: [Group]) -> ([PaintedValue], [Group]) {
    var seen: [PaintedValue] = []
    var moved = groups
    let starts = [0] + groups.map(\.start)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : layers.count
      if index > 0 { moved[index - 1].start = seen.count }
      let own = layers[start..<end]
      seen += own[(own.lastIndex(where: \.isOpaque) ?? start)...]
    }
    return (seen, moved)
  }

  /// The layers as they are painted, those of the innermost group with the foreground on them.
  private static func nested(_ layers: [Paint], _ foreground: Paint?, _ groups: [Group]) -> [PaintLayer] {
    var end = layers.count
    var laid = foreground.map { [PaintLayer.fill($0)] } ?? []
    for group in groups.reversed() {
      laid = [.group(layers[group.start..<end].map { .fill($0) } + laid, opacity: group.opacity)]
      end = group.start
    }
    return layers[..<end].map { .fill($0) } + laid
  }

  private func solid(_ text: PaintedColor, _ layers: [PaintedColor], _ groups: [Group]) -> Measurement {
    let painted = { (reading: PaintReading) in
      let paints = layers.map { $0.paint(reading) }
      let laid = { (foreground: Paint?) in
        let layers = PairMeter.nested(paints, foreground, groups)
        return PaintStack(on: paints[0], Array(layers.dropFirst())).paint
      }
      return (laid(text.paint(reading)), laid(nil))
    }
    return measurement(ContrastEstimate(painted), painted(.painted), isBlended: true)
  }

  private func bounded(_ foreground: PaintedValue, _ layers: [PaintedValue], _ groups: [Group]) -> Measurement {
    let ends = layers.map(\.ends)
    let count = (ends + [foreground.ends]).reduce(1) { min(PairMeter.mostCombinations + 1, $0 * $1.count) }
    guard count <= PairMeter.mostCombinations else {
      return Measurement(.cannotTell(reason: "too many gradients lie on each other"))
    }
    let surfaces = PaintBounds.anything.under(ends) { PairMeter.nested($0, nil, groups) }
    let texts = PaintBounds.anything.under(ends + [foreground.ends]) {
      PairMeter.nested($0.dropLast(), $0.last, groups)
    }
    let isOnGradient = layers.contains { if case .gradient = $0 { true } else { false } }
    let reason = isOnGradient ? "a gradient stands in a group of layers" : "what lies behind a group is not known"
    return bounded(texts, surfaces, reason)
  }
}

extension Measurement {
  /// True for a failure beside what cannot be told, for both beside what passes, and for the lower of two ratios.
  fileprivate func isWorse(than other: Measurement) -> Bool {
    rank == other.rank ? (ratio?.value ?? 0) <= (other.ratio?.value ?? 0) : rank < other.rank
  }

  private var rank: Int {
    switch verdict {
    case .fail: 0
    case .cannotTell: 1
    case .pass: 2
    }
  }
}
