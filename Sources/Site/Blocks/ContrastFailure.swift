import Audit
import Colorimetry
import Diagnostics
import Markup
import Tokens

/// A pair that fails or cannot be measured: drawn as it is seen in its worst mode, with what it needs and where that is asked.
struct ContrastFailure {
  let view: TokenView
  let result: ContrastAudit.Result
  let level: Requirement.Level

  var html: HTML {
    """
    <li class="failure">
    \(ContrastSample(view: view, result: result, mode: graph.modes[mode]).large)
    <div class="failure__body">
    <h3>\(view.link(pair.foreground)) <span class="muted">\(words[.isOn])</span> \(view.link(pair.background))\(view.behind(pair))</h3>
    <p class="failure__ratio verdict--\(status.rawValue)">\(ratio) <span class="verdict__word">\(words[status.phrase])</span></p>
    <dl class="facts">
    \(each: facts.map { "<div><dt>\($0.term)</dt><dd>\($0.html)</dd></div>\n" })</dl>
    </div>
    </li>

    """
  }

  private var pair: ContrastPair { result.pair }
  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }
  private var status: ContrastAudit.Status { result.status }
  private var mode: Int { result.worstMode(of: graph.modes.indices) ?? 0 }

  private var ratio: HTML? {
    result.measurement(in: mode)?.ratio.map { "<strong>\($0.text):1</strong>" }
  }

  private var facts: [(term: String, html: HTML)] {
    let need = words[.need(pair.requirement, CSSNumber.text(result.threshold), level)]
    let declared: HTML =
      """
      \(position(result.place))\(result.reason.map { "<span class=\"failure__reason\">\($0)</span>" })
      """
    return [(words[.needs], HTML(text: need))] + found + tries
      + (result.isDeclared ? [(words[.declared], declared)] : []) + drawn
  }

  /// Who draws it, and where first.
  private var drawn: [(term: String, html: HTML)] {
    guard let use = result.uses.first, let components = PairOrigin(view: view, uses: result.uses).components else {
      return []
    }
    let more = result.uses.count - 1
    let element: HTML = "<code>\(use.element)</code>\(more > 0 ? " \(words[.andMore(more)])" : "")"
    return [
      (words[.drawn], "\(position(use.place))<span class=\"failure__reason\">\(components): \(element)</span>")
    ]
  }

  private func position(_ place: Place) -> HTML {
    "<code>\(view.context.project.sources.position(of: place).description)</code>"
  }

  /// What would mend it in the mode that is drawn.
  private var tries: [(term: String, html: HTML)] {
    result.suggestions.filter { $0.modes.contains(mode) }.map { suggestion in
      let color = suggestion.color.map { color -> HTML in
        "\(hex(Paint(color.color))) \(words[.isFor]) \(view.link(suggestion.token))"
      }
      let step = suggestion.step.map { step -> HTML in "\(view.link(step.path)) \(words[.isIn]) \(view.link(step.user))"
      }
      return (words[.tryThis], [color, step].compactMap(\.self).joined(separator: ", \(words[.or]) "))
    }
  }

  /// What was compared, and in how many modes it is not enough.
  private var found: [(term: String, html: HTML)] {
    guard let measurement = result.measurement(in: mode) else {
      return [(words[.found], "\(words[.inNoModeTogether])")]
    }
    var facts: [(term: String, html: HTML)] = []
    if case .cannotTell(let reason) = measurement.verdict {
      // As the check tells it, in English.
      facts.append((words[.found], "<span\(attribute: "lang", words.isEnglish ? nil : "en")>\(reason)</span>"))
    }
    if let foreground = measurement.foreground, let background = measurement.background {
      let what: HTML = "\(hex(foreground)) \(words[.isOn]) \(hex(background))"
      facts.append((words[isGradient ? .worstPoint : .painted], what))
    }
    if graph.modes.count > 1 {
      let modes = graph.modes.indices.filter { result.measurement(in: $0) != nil && result.status(in: $0) == status }
      let count = words[.count(modes.count, of: graph.modes.count)]
      let worst = modes.count > 1 && measurement.ratio != nil ? "; \(words[.worstIn]) \(graph.modes[mode].title)" : ""
      facts.append((words[.modes], "\(words[graph.title(of: modes)]), \(count)\(worst)"))
    }
    return facts
  }

  private var isGradient: Bool {
    [pair.foreground, pair.background].contains(where: view.isGradient)
  }

  private func hex(_ paint: Paint) -> HTML {
    "<span class=\"dot\"><span style=\"background:\(CSSValue(paint))\"></span></span><code>\(paint.hex)</code>"
  }
}
