import Markup
import Review

/// Pairs of colours whose ratios are others, a line for each.
struct ContrastRows {
  let view: ChangeView
  let changes: [ContrastChange]
  let kind: ContrastChange.Kind

  var html: HTML {
    let rows = changes.prefix(ContrastRows.most).map { change -> HTML in
      let steps = change.steps.filter { $0.kind == kind }
      let ratios = steps.prefix(ContrastRows.mostSteps).map { step -> HTML in
        let modes = view.modes(step.modes)
        return
          "\(ContrastFlip.ratios(step, view.words))\(modes.isEmpty ? "" : " <span class=\"value\">\(modes)</span>")"
      }
      let left = steps.count - ratios.count
      return """
        <li class="row"\(attribute: "id", view.outline.id(change.key))><span>\(ContrastFlip.names(change, view))</span><span>\(
          ratios.joined(separator: "<br>"))\(left > 0 ? " \(view.words[.more(left)])" : "")</span></li>

        """
    }
    return """
      <ul class="rows">
      \(each: rows)</ul>
      \(ChangeSections.leftOut(changes.count - rows.count, Phrase.pairs, view.words))
      """
  }

  static let most = 200
  private static let mostSteps = 3
}
