import Audit
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
      <h3 id="accessibility:contrast">Contrast</h3>
      <p class="muted">\(summary(results, exempt)) <a href="\(view.context.href("contrast.html#method"))">How it is measured</a></p>
      \(rest.isEmpty ? nil : table(rest, "Pairs of colours that do not pass in every mode"))\(
        folded(passed.count == 1 ? "One pair passes" : "\(passed.count) pairs pass", isEmpty: passed.isEmpty) {
          table(passed, "Pairs of colours that pass in every mode")
        })\(folded("Exempt: \(exempt.count)", isEmpty: exempt.isEmpty) { exemptions(exempt) })</section>

      """
  }

  private func isOwn(_ use: PairUse) -> Bool { use.component == component.component.name }

  private func summary(_ results: [ContrastAudit.Result], _ exempt: [ExemptPart]) -> String {
    let pairs = results.count == 1 ? "One pair" : "\(results.count) pairs"
    let modes = audit.modes.count == 1 ? "one mode" : "\(audit.modes.count) modes"
    let counts = [ContrastAudit.Status.failed, .known, .unknown, .accepted].compactMap { status -> String? in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.words(count))"
    }
    let passed = results.count { $0.status == .passed }
    let all = passed == 0 ? counts : counts + ["\(passed) \(ContrastAudit.Status.passed.words(passed))"]
    let verdict = counts.isEmpty ? "all pass" : all.joined(separator: ", ")
    return "\(pairs) of colours in the drawings, in \(modes): \(results.isEmpty ? "nothing to judge" : verdict)."
  }

  private func table(_ results: [ContrastAudit.Result], _ caption: String) -> HTML {
    ContrastTable(view: view, results: results, caption: caption) { result in
      PairOrigin(view: view, uses: result.uses.filter(isOwn)).parts
    }.html
  }

  private func folded(_ title: String, isEmpty: Bool, _ body: () -> HTML) -> HTML? {
    guard !isEmpty else { return nil }
    return """
      <details class="code">
      <summary>\(title)</summary>
      \(body())</details>

      """
  }

  private func exemptions(_ parts: [ExemptPart]) -> HTML {
    let rows = parts.map { part -> HTML in
      """
      <tr><th scope="row">\(view.link(part.pair.foreground))</th><td>\(view.link(part.pair.background))\(
        view.behind(part.pair))</td><td>\(part.reason)<span class="contrast__need">\(
        PairOrigin(view: view, uses: part.uses.filter(isOwn)).parts)</span></td></tr>

      """
    }
    return """
      <div class="table-wrap">
      <table class="exempt">
      <caption class="visually-hidden">Colours of which nothing is required</caption>
      <thead><tr><th scope="col">Colour</th><th scope="col">On</th><th scope="col">Reason</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>

      """
  }
}

extension ContrastAudit.Status {
  /// Behind a count: `3 fail`.
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .failed: count == 1 ? "fails" : "fail"
    case .known: count == 1 ? "is known" : "are known"
    case .unknown: "cannot be told"
    case .accepted: count == 1 ? "is accepted" : "are accepted"
    case .passed: count == 1 ? "passes" : "pass"
    }
  }
}
