import Audit
import Cascade
import Markup
import Tokens

/// What the drawings of a component paint, measured: what fails stands first, what passes and what is exempt is folded away.
struct ComponentContrastPanel {
  let view: TokenView
  let component: ResolvedComponent
  let audit: ContrastAudit

  /// Nil for a component that paints nothing that has to be made out.
  var html: HTML? {
    let name = component.component.name
    let results = audit.worstFirst([.failed, .known, .unknown, .accepted, .passed], of: audit.results(drawnBy: name))
    let exempt = audit.exemptParts(drawnBy: name)
    guard !results.isEmpty || !exempt.isEmpty else { return nil }
    let passed = results.filter { $0.status == .passed }
    let rest = results.filter { $0.status != .passed }
    return """
      <section class="panel" aria-labelledby="accessibility:contrast">
      <h3 id="accessibility:contrast">\(words[.contrast])</h3>
      <p class="muted">\(summary(results, exempt)) <a href="\(view.context.href("contrast.html#method"))">\(words[.howMeasured])</a></p>
      \(rest.isEmpty ? nil : table(rest, .notPassingPairs))\(
        folded(.pass(passed.count), isEmpty: passed.isEmpty) {
          table(passed, .passingPairs)
        })\(folded(.exempt(exempt.count), isEmpty: exempt.isEmpty) { exemptions(exempt) })</section>

      """
  }

  private var words: Words { view.context.words }

  private func isOwn(_ use: PairUse) -> Bool { use.component == component.component.name }

  private func summary(_ results: [ContrastAudit.Result], _ exempt: [ExemptPart]) -> String {
    let counts = [ContrastAudit.Status.failed, .known, .unknown, .accepted].compactMap { status -> String? in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : words[.judged(count, status)]
    }
    let passed = results.count { $0.status == .passed }
    let all = passed == 0 ? counts : counts + [words[.judged(passed, .passed)]]
    let verdict = counts.isEmpty ? words[.allPass] : all.joined(separator: ", ")
    let drawn = words[.drawnPairs(results.count, modes: audit.modes.count)]
    return "\(drawn): \(results.isEmpty ? words[.nothingToJudge] : verdict)."
  }

  private func table(_ results: [ContrastAudit.Result], _ caption: Phrase) -> HTML {
    ContrastTable(view: view, results: results, caption: words[caption]) { result in
      PairOrigin(view: view, uses: result.uses.filter(isOwn)).parts
    }.html
  }

  private func folded(_ title: Phrase, isEmpty: Bool, _ body: () -> HTML) -> HTML? {
    guard !isEmpty else { return nil }
    return """
      <details class="code">
      <summary>\(words[title])</summary>
      \(body())</details>

      """
  }

  private func reason(_ part: ExemptPart) -> String {
    switch part.exemption {
    case .disabled: words[.inactiveControl]
    case .declared(let reason): reason
    }
  }

  private func exemptions(_ parts: [ExemptPart]) -> HTML {
    let rows = parts.map { part -> HTML in
      """
      <tr><th scope="row">\(view.link(part.pair.foreground))</th><td>\(view.link(part.pair.background))\(
        view.behind(part.pair))</td><td>\(reason(part))<span class="contrast__need">\(
        PairOrigin(view: view, uses: part.uses.filter(isOwn)).parts)</span></td></tr>

      """
    }
    return """
      <div class="table-wrap">
      <table class="exempt">
      <caption class="visually-hidden">\(words[.nothingRequired])</caption>
      <thead><tr><th scope="col">\(words[.color])</th><th scope="col">\(words[.onColumn])</th><th scope="col">\(words[.reason])</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>

      """
  }
}
