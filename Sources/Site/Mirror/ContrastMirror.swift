import Audit
import Colorimetry
import Tokens

/// Every pair of colours with its worst ratio, the failures first.
struct ContrastMirror {
  let audit: ContrastAudit
  let words: Words

  var text: String {
    let rows = audit.worstFirst([.failed, .unknown, .known, .accepted, .passed]).map { result in
      let mode = result.worstMode(of: audit.modes.indices)
      let ratio = mode.flatMap { result.measurement(in: $0)?.ratio }.map { "\($0.text):1" } ?? "–"
      return [
        words[result.status.phrase], ratio, "\(CSSNumber.text(result.threshold)):1",
        words[result.pair.requirement.phrase], result.pair.name,
        mode.map { audit.modes[$0].title } ?? "",
      ]
    }
    return MarkdownText.title(words[.contrast], nil)
      + MarkdownText.table(
        [Phrase.verdict, .lowest, .needed, .kind, .pair, .mode].map { words[$0] }, rows)
  }
}
