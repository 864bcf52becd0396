import Audit
import Colorimetry
import Diagnostics
import Markup
import Tokens

/// The contrast pass: what fails first, then what was accepted and until when, then texts by grounds and what else passes, what was
/// looked at, and how it was measured.
struct ContrastPage {
  let context: PageContext
  let theme: ResolvedTheme
  let audit: ContrastAudit

  /// How many failures are drawn large, and how many pairs a table lists.
  static let mostFailures = 24
  static let mostRows = 120

  var html: HTML {
    let measured = Phrase.measured(
      pairs: audit.results.count, modes: audit.modes.count, level: audit.policy.levelText)
    let head = PageHead(title: words[.contrast], description: words[measured])
    let vision = vision
    let sections: [(id: String, title: String, html: HTML?)] = [
      ("failing", words[.failingPairs], failing),
      ("known", words[.known], known),
      ("accepted", words[.accepted], accepted),
      (
        "matrix", words[.textByGround],
        ContrastMatrix(audit.results).map { ContrastMatrixTable(view: view, matrix: $0).html }
      ),
      ("passing", words[.passing], table(audit.results.filter { $0.status == .passed })),
      ("exempt", words[.exempt], ExemptionTable(view: view, exempted: audit.exempted).html),
      ("coverage", words[.coverage], ContrastCoverage(view: view, audit: audit).html),
      ("vision", words[.vision], vision),
      (
        "method", words[.method], ContrastMethod(words: words, policy: audit.policy, explainsVision: vision != nil).html
      ),
    ]
    let shown = sections.filter { $0.html != nil }
    let shell = PageShell(
      context: context, title: words[.contrast], description: words[.contrastOf(context.system.title)],
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.verdicts, .contrast])
    let jumps = JumpList(
      label: words[.onThisPage], entries: shown.map { .init(id: $0.id, title: HTML(text: $0.title)) })
    let parts = shown.map { part -> HTML in
      """
      <section aria-labelledby="\(part.id)">
      <h2 id="\(part.id)">\(part.title)</h2>
      \(part.html)</section>

      """
    }
    let summary = ContrastSummary(words: words, audit: audit, graph: theme.graph).html
    return shell.html(head.html + summary + (jumps.html ?? HTML()) + parts.joined())
  }

  private var words: Words { context.words }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  // MARK: Pairs

  /// The worst are drawn as they are seen; the rest stand in a table.
  private var failing: HTML? {
    let results = audit.worstFirst([.failed, .unknown])
    guard !results.isEmpty else { return nil }
    let items = results.prefix(ContrastPage.mostFailures).map {
      ContrastFailure(view: view, result: $0, level: audit.policy.level($0.pair.requirement)).html
    }
    return """
      <ol class="failures">
      \(each: items)</ol>
      \(table(Array(results.dropFirst(ContrastPage.mostFailures))))
      """
  }

  private func table(_ results: [ContrastAudit.Result]) -> HTML? {
    guard !results.isEmpty else { return nil }
    let shown = Array(results.prefix(ContrastPage.mostRows))
    let table = ContrastTable(view: view, results: shown, note: note).html
    return table + (LeftOut(results.count - shown.count, Phrase.pairs, words).html ?? HTML())
  }

  // MARK: Baseline

  private var known: HTML? {
    guard let table = table(audit.worstFirst([.known])) else { return nil }
    return """
      <p class="muted">\(words[.knownMeans])</p>
      \(table)
      """
  }

  /// Why it was declared, and who draws it.
  private func note(_ result: ContrastAudit.Result) -> HTML? {
    let origins = [result.reason.map { HTML(text: $0) }, PairOrigin(view: view, uses: result.uses).components]
    let told = origins.compactMap { $0 }
    return told.isEmpty ? nil : told.joined(separator: "<br>")
  }

  // MARK: Waivers

  private var accepted: HTML? {
    guard let table = table(audit.worstFirst([.accepted])) else { return nil }
    let waivers = audit.waivers.map { waiver -> HTML in
      let modes = waiver.choices.isEmpty ? words[.inEveryMode] : waiver.choices.map(\.context).joined(separator: ", ")
      return """
        <li class="waiver">
        <p class="waiver__pair">\(view.link(waiver.foreground)) \(words[.isOn]) \(view.link(waiver.background))</p>
        <p>\(waiver.reason)</p>
        <dl class="facts facts--row"><div><dt>\(words[.waivedFor])</dt><dd>\(words[waiver.requirement.name])</dd></div><div><dt>\(
          words[.modes])</dt><dd>\(modes)</dd></div><div><dt>\(words[.notBelow])</dt><dd>\(
          ContrastRatio.text(hundredths: waiver.minimumHundredths)):1</dd></div><div><dt>\(words[.owner])</dt><dd>\(
          waiver.owner)</dd></div><div><dt>\(words[.until])</dt><dd>\(waiver.expires.description)</dd></div></dl>
        </li>

        """
    }
    return """
      <p class="muted">\(words[.acceptedMeans])</p>
      \(table)<h3 id="waivers">\(words[.waivers])</h3>
      <ul class="waivers">
      \(each: waivers)</ul>

      """
  }

  // MARK: Vision

  private var vision: HTML? {
    let groups = VisionGroup.all(audit, theme.graph)
    guard !groups.isEmpty else { return nil }
    let origin =
      audit.policy.distinctions.isEmpty
      ? Phrase.closest(CSSNumber.text(VisionGroup.difference)) : .lookDifferent
    return """
      <p class="muted">\(words[origin]) \(words[.notAlone])</p>
      \(each: groups.map { VisionTable(view: view, group: $0, model: audit.policy.vision).html })
      """
  }
}
