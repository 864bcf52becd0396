import Colorimetry
import Markup
import Tokens

extension TokenFigure {
  /// What a value says besides itself: large figures, each once where modes agree on it, else once for each mode; of too many values that
  /// of the page's mode. A text style that grows shows how under them.
  var metrics: HTML? {
    let distinct = token.distinctValues.map { (value: $0.token.value, modes: $0.modes) }
    guard distinct.contains(where: { !figures($0.value).isEmpty }) else { return nil }
    guard distinct.count <= TokenFigure.mostParts else {
      return view.inEachMode(token, isBlock: true) { value in
        let cells = figures(value).map { cell($0.name, [($0, "")]) }
        return "<dl class=\"metrics\">\n\(each: cells)</dl>\n\(ramp(value, in: nil))"
      }
    }
    let graph = view.theme.graph
    let modifiers = token.modifiers(of: graph)
    let ramps = distinct.map { value, modes -> HTML in
      "\(ramp(value, in: distinct.count > 1 ? graph.title(of: modes, in: modifiers) : nil))"
    }
    let cells = rows(distinct).map { name, figures -> HTML in
      let isSame = figures.count == 1 && figures[0].modes.count == graph.modes.count
      return cell(name, figures.map { ($0.metric, isSame ? "" : graph.title(of: $0.modes.sorted(), in: modifiers)) })
    }
    return "<dl class=\"metrics\">\n\(each: cells)</dl>\n\(each: ramps)"
  }

  private func ramp(_ value: TokenValue, in mode: String?) -> HTML? {
    DynamicTypeRamp(view: view, token: token, value: value)?.details(in: mode)
  }

  private func cell(_ name: String, _ figures: [(metric: TokenMetric, mode: String)]) -> HTML {
    let items = figures.map { metric, mode -> HTML in
      let notes = [mode, metric.others].filter { !$0.isEmpty }.joined(separator: ": ")
      return "<dd class=\"metrics__figure\">\(metric.figure)</dd><dd>\(notes)</dd>"
    }
    return "<div><dt>\(name)</dt>\(each: items)</div>\n"
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
