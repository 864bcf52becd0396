import Audit
import Colorimetry
import Diagnostics
import Markup
import Tokens

/// The contrast pass: what fails first, then what was accepted and until when, then what passes, and how it was measured.
struct ContrastPage {
  let context: PageContext
  let theme: ResolvedTheme
  let audit: ContrastAudit

  var html: HTML {
    let modes = audit.modes.count == 1 ? "one mode" : "\(audit.modes.count) modes"
    let scope = "\(audit.results.count) pairs of colours, measured in \(modes)"
    let head = PageHead(
      section: "Audit", title: "Contrast", description: "\(scope) against WCAG 2.2, level \(audit.policy.levelText).")
    let sections: [(id: String, title: String, html: HTML?)] = [
      ("failing", "Failing", table([.failed, .unknown])),
      ("accepted", "Accepted", accepted),
      ("passing", "Passing", table([.passed])),
      ("uncovered", "In no pair", uncovered),
      ("method", "Method", method),
    ]
    let shown = sections.filter { $0.html != nil }
    let shell = PageShell(
      context: context, title: "Contrast",
      description: "The contrast of every declared pair of colours of \(context.system.title).",
      neighbors: context.system.neighbors(of: context.path), isWide: true)
    let jumps = JumpList(label: "On this page", entries: shown.map { .init(id: $0.id, title: HTML(text: $0.title)) })
    let parts = shown.map { part -> HTML in
      """
      <section aria-labelledby="\(part.id)">
      <h2 id="\(part.id)">\(part.title)</h2>
      \(part.html)</section>

      """
    }
    return shell.html(head.html + summary + (jumps.html ?? HTML()) + parts.joined())
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  // MARK: Summary

  private var summary: HTML {
    let rows = audit.modes.indices.map { mode -> HTML in
      let cells = ContrastPage.statuses.map { status -> HTML in
        let count = audit.results.count { $0.measurement(in: mode) != nil && $0.status(in: mode) == status }
        return "<td class=\"\(count == 0 ? "zero" : "verdict--\(status.rawValue)")\">\(count)</td>"
      }
      let title = audit.modes[mode].choices.isEmpty ? "All" : audit.modes[mode].title
      return "<tr><th scope=\"row\">\(title)</th>\(each: cells)</tr>\n"
    }
    return """
      <div class="table-wrap">
      <table class="summary">
      <thead><tr><th scope="col">Mode</th><th scope="col">Pass</th><th scope="col">Accepted</th><th scope="col">Fail</th><th scope="col">Cannot tell</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>

      """
  }

  private static let statuses: [ContrastAudit.Status] = [.passed, .accepted, .failed, .unknown]

  private func table(_ statuses: [ContrastAudit.Status]) -> HTML? {
    let results = audit.results.filter { statuses.contains($0.status) }
    return results.isEmpty ? nil : ContrastTable(view: view, results: results, givesReasons: true).html
  }

  // MARK: Waivers

  private var accepted: HTML? {
    guard let table = table([.accepted]) else { return nil }
    let waivers = audit.waivers.map { waiver -> HTML in
      let modes = waiver.choices.isEmpty ? "every mode" : waiver.choices.map(\.context).joined(separator: ", ")
      return """
        <li class="waiver">
        <p class="waiver__pair">\(view.link(waiver.foreground)) on \(view.link(waiver.background))</p>
        <p>\(waiver.reason)</p>
        <dl class="facts facts--row"><div><dt>Modes</dt><dd>\(modes)</dd></div><div><dt>Not below</dt><dd>\(
          ContrastRatio.text(hundredths: waiver.minimumHundredths)):1</dd></div><div><dt>Owner</dt><dd>\(
          waiver.owner)</dd></div><div><dt>Until</dt><dd>\(waiver.expires.description)</dd></div></dl>
        </li>

        """
    }
    return """
      <p class="muted">These pairs fail. Somebody has decided to live with that for a while, and says why. They do not count as passed.</p>
      \(table)<h3 id="waivers">Waivers</h3>
      <ul class="waivers">
      \(each: waivers)</ul>

      """
  }

  // MARK: Coverage and method

  /// Primitives are colours of nothing yet; what means something and was never measured is worth a look.
  private var uncovered: HTML? {
    let tokens = audit.uncovered.compactMap { theme.graph[$0] }.filter {
      theme.configuration.tier(of: $0.path) != .primitive
    }
    guard !tokens.isEmpty else { return nil }
    let items = tokens.map { "<li>\(view.chip($0))</li>\n" as HTML }
    return """
      <p class="muted">Colours above the primitives of which nothing is required. Decoration may stand here; text and controls may not.</p>
      <ul class="chips">
      \(each: items)</ul>

      """
  }

  private var method: HTML {
    """
    <div class="prose">
    <p>Ratios are those of WCAG 2.2, worked out from 8-bit sRGB. They are compared as they are and printed rounded down, so that 4.499 reads 4.49 and fails.</p>
    <ul>
    <li>Translucent colours are laid over what is declared behind them, in encoded sRGB, as browsers paint.</li>
    <li>A gradient counts with its worst point, which for dark text can lie between its stops.</li>
    <li>Text needs 4.5:1. Large text (24 px, or 18.67 px at weight 700 and up), controls and graphics need 3:1.</li>
    <li>What cannot be measured is never called passed.</li>
    </ul>
    </div>

    """
  }
}
