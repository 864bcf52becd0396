import Colorimetry
import Markup
import Tokens

extension TokenFigure {
  /// What a value says besides itself: large figures, each once where modes agree on it, else once for each mode. A text style that grows
  /// shows how under them.
  var metrics: HTML? {
    let distinct = token.distinctValues.map { (value: $0.token.value, modes: $0.modes) }
    let metrics = distinct.map { (metrics: figures($0.value), modes: $0.modes) }
    var names: [String] = []
    for name in metrics.flatMap(\.metrics).map(\.name) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return nil }
    let modifiers = token.modifiers(of: view.theme.graph)
    let cells = names.map { name -> HTML in
      var figures: [(metric: TokenMetric, modes: [Int])] = []
      for (metrics, modes) in metrics {
        guard let metric = metrics.first(where: { $0.name == name }) else { continue }
        if let index = figures.firstIndex(where: { $0.metric == metric }) {
          figures[index].modes += modes
        } else {
          figures.append((metric, modes))
        }
      }
      let isSame = figures.count == 1 && figures[0].modes.count == view.theme.graph.modes.count
      let items = figures.map { metric, modes -> HTML in
        let mode = isSame ? "" : view.theme.graph.title(of: modes.sorted(), in: modifiers)
        let notes = [mode, metric.others].filter { !$0.isEmpty }.joined(separator: ": ")
        return "<dd class=\"metrics__figure\">\(metric.figure)</dd><dd>\(notes)</dd>"
      }
      return "<div><dt>\(name)</dt>\(each: items)</div>\n"
    }
    let ramps = distinct.compactMap { value, modes -> HTML? in
      let mode = distinct.count > 1 ? view.theme.graph.title(of: modes, in: modifiers) : nil
      return DynamicTypeRamp(view: view, token: token, value: value)?.details(in: mode)
    }
    return "<dl class=\"metrics\">\n\(each: cells)</dl>\n\(each: ramps)"
  }

  private func figures(_ value: TokenValue) -> [TokenMetric] {
    switch value {
    case .typography(let text): TypeSample(words: view.context.words, text: text).metrics
    case .transition(let transition): transition.spring.map(figures) ?? []
    case .dimension(let length) where purpose == .radius: figures(radius: length)
    default: []
    }
  }

  private func figures(_ spring: Spring) -> [TokenMetric] {
    let words = view.context.words
    func text(_ number: Double, _ decimals: Int = 2) -> String { CSSNumber.text(number, decimals: decimals) }
    return [
      TokenMetric(words[.response], "\(text(spring.response)) s", "\(words[.damping]) \(text(spring.dampingFraction))"),
      TokenMetric(words[.settles], "\(text(spring.settlingTime)) s", ""),
      TokenMetric(words[.overshoots], "\(text(spring.overshoot * 100, 1)) %", ""),
      TokenMetric(
        words[.stiffness], text(spring.stiffness, 1),
        "\(words[.damping]) \(text(spring.damping, 1)), \(words[.dampingOfMass])"),
    ]
  }

  private func figures(radius: Dimension) -> [TokenMetric] {
    guard radius.value > 0, !RadiusDrawing.isCapsule(radius), let inside = RadiusDrawing.inside(radius),
      let reach = RadiusDrawing.reach(radius)
    else { return [] }
    let words = view.context.words
    let padding = words[.withPadding("\(CSSNumber.text(RadiusDrawing.padding)) px")]
    return [
      TokenMetric(words[.outside], TokenText.dimension(radius), ""),
      TokenMetric(words[.inside], inside, padding),
      TokenMetric(words[.continuous], reach, words[.fromTheCorner]),
    ]
  }
}
