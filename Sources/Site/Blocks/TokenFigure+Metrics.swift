import Colorimetry
import Markup
import Tokens

extension TokenFigure {
  /// What a value says besides itself: large figures, each once where modes agree on it, else once for each mode; of too many values
  /// that of the page's mode. A text style that grows shows how under them.
  var metrics: HTML? {
    let distinct = token.distinctValues.map { (value: $0.token.value, modes: $0.modes) }
    let rows = rows(distinct)
    guard !rows.isEmpty else { return nil }
    let isFollowing = distinct.count > TokenFigure.mostParts
    let cells = rows.map { name, figures -> HTML in
      "<div><dt>\(name)\(each: isFollowing ? following(figures) : apart(figures))</div>\n"
    }
    return "<dl class=\"metrics\">\n\(each: cells)</dl>\n\(ramp(distinct, isFollowing))"
  }

  private func ramp(_ distinct: [(value: TokenValue, modes: [Int])], _ isFollowing: Bool) -> HTML? {
    let ramps = distinct.compactMap { value, modes in
      DynamicTypeRamp(value).map { (thing: $0, modes: modes) }
    }
    guard !ramps.isEmpty else { return nil }
    return DynamicTypeRamps(view: view, token: token, all: ramps, isFollowing: isFollowing).html
  }

  private func apart(_ figures: [(metric: TokenMetric, modes: [Int])]) -> [HTML] {
    let graph = view.theme.graph
    let modifiers = graph.modifiers { mode in figures.firstIndex { $0.modes.contains(mode) } }
    return figures.map { metric, modes in
      let title = modifiers.isEmpty ? "" : graph.title(of: modes.sorted(), in: modifiers, view.context.words)
      let notes = [title, metric.others].filter { !$0.isEmpty }.joined(separator: ": ")
      return "<dd><b>\(metric.figure)</b> \(notes)"
    }
  }

  /// Only that of the page's mode is shown.
  private func following(_ figures: [(metric: TokenMetric, modes: [Int])]) -> [HTML] {
    view.apart(figures.map { (thing: $0.metric, modes: $0.modes) }).map { metric, only in
      "<dd\(attribute: "data-only", only)><b>\(metric.figure)</b> \(metric.others)"
    }
  }

  /// The figures by their names, and each with the modes that have it.
  private func rows(
    _ distinct: [(value: TokenValue, modes: [Int])]
  ) -> [(name: String, figures: [(metric: TokenMetric, modes: [Int])])] {
    var rows: [(name: String, figures: [(metric: TokenMetric, modes: [Int])])] = []
    for (value, modes) in distinct {
      for metric in figures(value) {
        guard let row = rows.firstIndex(where: { $0.name == metric.name }) else {
          rows.append((metric.name, [(metric, modes)]))
          continue
        }
        if let index = rows[row].figures.firstIndex(where: { $0.metric == metric }) {
          rows[row].figures[index].modes += modes
        } else {
          rows[row].figures.append((metric, modes))
        }
      }
    }
    return rows
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
