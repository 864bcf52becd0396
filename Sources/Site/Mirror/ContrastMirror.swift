import Audit
import Colorimetry
import Tokens

/// Every pair of colours with its worst ratio, the failures first; what was accepted and until when, and what is exempt.
struct ContrastMirror {
  let audit: ContrastAudit
  let words: Words

  var text: String {
    let measured = Phrase.measured(
      pairs: audit.results.count, modes: audit.modes.count, level: audit.policy.levelText)
    return MarkdownText.title(words[.contrast], words[measured]) + pairs
      + MarkdownText.section(words[.waivers], waivers) + MarkdownText.section(words[.exempt], exempt)
  }

  private var pairs: String {
    let rows = audit.worstFirst([.failed, .unknown, .known, .accepted, .passed]).map { result in
      let mode = result.worstMode(of: audit.modes.indices)
      let ratio = mode.flatMap { result.measurement(in: $0)?.ratio }.map { "\($0.text):1" } ?? "–"
      return [
        words[result.status.phrase], ratio, "\(CSSNumber.text(result.threshold)):1",
        words[result.pair.requirement.phrase], result.pair.markdown(words),
        mode.map { audit.modes[$0].title } ?? "",
      ]
    }
    return table([.verdict, .lowest, .needed, .kind, .pair, .mode], rows)
  }

  private var waivers: String {
    let rows = audit.waivers.map { waiver in
      [
        "\(MarkdownText.code(waiver.foreground.description)) \(words[.isOn]) \(MarkdownText.code(waiver.background.description))",
        words[waiver.requirement.phrase],
        waiver.choices.isEmpty ? words[.inEveryMode] : waiver.choices.map(\.context).joined(separator: ", "),
        "\(ContrastRatio.text(hundredths: waiver.minimumHundredths)):1", waiver.owner, waiver.expires.description,
        waiver.reason,
      ]
    }
    return rows.isEmpty ? "" : table([.pair, .kind, .modes, .notBelow, .owner, .until, .reason], rows)
  }

  private var exempt: String {
    let rows = audit.exempted.map { pair in
      [
        MarkdownText.code(pair.foreground.description),
        pair.background.map { MarkdownText.code($0.description) } ?? words[.anything],
        words[pair.exemption.ground.phrase], pair.exemption.reason,
      ]
    }
    return rows.isEmpty ? "" : table([.color, .onColumn, .exception, .reason], rows)
  }

  private func table(_ columns: [Phrase], _ rows: [[String]]) -> String {
    MarkdownText.table(columns.map { words[$0] }, rows)
  }
}
