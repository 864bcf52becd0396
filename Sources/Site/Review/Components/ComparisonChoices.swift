import Cascade
import Markup

/// How all drawings of a page are looked at: view, state, width and direction. It waits for the script, without which it is not there.
struct ComparisonChoices {
  let component: ComparedComponent
  let words: Words

  var html: HTML {
    """
    <form class="choices" data-choices autocomplete="off">
    \(group("view", .view, views))\(states.count > 1 ? group("state", .state, states) : nil)\(
      group("width", .width, widths))\(group("dir", .direction, directions))</form>

    """
  }

  private typealias Choice = (value: String, title: String)

  private var views: [Choice] {
    [("side", words[.sideBySide]), ("overlay", words[.overlay]), ("difference", words[.differenceAlone])]
  }

  /// Those that any variant has.
  private var states: [Choice] {
    let all = Set(component.variants.flatMap { ($0.new?.states ?? []) + ($0.old?.states ?? []) })
    return InteractionState.allCases.filter(all.contains).map { ($0.rawValue, words[$0.phrase]) }
  }

  private var widths: [Choice] { [("fit", words[.fittingWidth])] + [320, 390, 768, 1280].map { ("\($0)", "\($0)") } }

  private var directions: [Choice] { [("ltr", "LTR"), ("rtl", "RTL")] }

  private func group(_ name: String, _ title: Phrase, _ choices: [Choice]) -> HTML {
    let buttons = choices.enumerated().map { index, choice -> HTML in
      let id = "choice:\(name)-\(choice.value)"
      return """
        <input type="radio" name="\(name)" value="\(choice.value)" id="\(id)"\(attribute: "checked", if: index == 0)><label for="\(
          id)">\(choice.title)</label>

        """
    }
    return """
      <fieldset>
      <legend class="label">\(words[title])</legend>
      <div class="choices__group">
      \(each: buttons)</div>
      </fieldset>

      """
  }
}
