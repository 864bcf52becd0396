import Cascade
import Diagnostics
import Markup
import Tokens

/// What a component is made of: its parts by number, and the tokens that its CSS names for each of them.
struct ComponentSpecs {
  let view: TokenView
  let component: ResolvedComponent

  /// Nil for a component without named parts and without tokens.
  var html: HTML? {
    let anatomy = Anatomy(view: view, component: component).html
    guard anatomy != nil || !component.tokenUses.isEmpty else { return nil }
    return "\(anatomy)\(component.tokenUses.isEmpty ? nil : table)"
  }

  private var table: HTML {
    let words = view.context.words
    return """
      <section class="panel" aria-labelledby="specs:tokens">
      <h3 id="specs:tokens">\(words[.tokensUsed])</h3>
      <div class="drawing table-wrap">
      <table class="uses">
      <thead><tr><th scope="col">\(words[.property])</th><th scope="col">\(words[.token])</th><th scope="col">\(words[.valueHere])</th></tr></thead>
      \(each: rules.map(body))</table>
      </div>
      </section>

      """
  }

  // MARK: Rules

  private struct Rule {
    let selector: String
    let uses: [TokenUse]
  }

  /// Uses under the same selectors and conditions, in the order of the file.
  private var rules: [Rule] {
    var rules: [Rule] = []
    for use in component.tokenUses {
      let selector = (use.conditions + [text(of: use)]).joined(separator: " ")
      if let last = rules.last, last.selector == selector {
        rules[rules.count - 1] = Rule(selector: selector, uses: last.uses + [use])
      } else {
        rules.append(Rule(selector: selector, uses: [use]))
      }
    }
    return rules
  }

  /// The selectors as written, in one line.
  private func text(of use: TokenUse) -> String {
    guard let css = component.component.css else { return "" }
    let text = String(decoding: css.bytes[use.place.range], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func body(_ rule: Rule) -> HTML {
    let parts = component.component.anatomy.filter { rule.selector.endsIn($0.element.selector) }
    let names = parts.isEmpty ? nil : "\(parts.map(\.title).joined(separator: ", ")) " as HTML
    let rows = rule.uses.flatMap { use in
      use.tokens.enumerated().map { index, path in row(index == 0 ? use : nil, span: use.tokens.count, path) }
    }
    return """
      <tbody>
      <tr><th class="uses__part" scope="rowgroup" colspan="3">\(names)<code>\(HTML(rule.selector, breakingAfter: "_"))</code></th></tr>
      \(each: rows)</tbody>

      """
  }

  /// - Parameter use: nil where the property stands in the row above.
  private func row(_ use: TokenUse?, span: Int, _ path: TokenPath) -> HTML {
    let property = use.map { use -> HTML in
      "<th scope=\"row\"\(attribute: "rowspan", span > 1 ? "\(span)" : nil)><code>\(HTML(use.property, breakingAfter: "-"))</code></th>"
    }
    guard let token = view.theme.graph[path] else { return HTML() }
    return """
      <tr>\(property)<td><span class="tokens__name">\(view.preview(token))\(view.link(token))</span></td><td class="value">\(
        view.value(token))</td></tr>

      """
  }
}

extension String {
  /// Whether a class, as a selector names it, is in the last compound of one of the selectors.
  fileprivate func endsIn(_ name: String) -> Bool {
    split(separator: ",").contains { selector in
      guard let last = selector.split(whereSeparator: { " >+~".contains($0) }).last else { return false }
      return last.ranges(of: name).contains { range in
        let next = last[range.upperBound...].first
        return next.map { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" } ?? true
      }
    }
  }
}
