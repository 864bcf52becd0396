import Markup
import Review
import Tokens

/// A component before and after, variant by variant: what differs and why in words, and both drawings in frames.
///
/// Without scripts the drawings stand side by side as they start. A script adds the choice of mode, view, state and width, all kept
/// in the address.
struct ComponentComparisonPage {
  static let script = "assets/review.js"

  let context: ReviewContext
  let comparison: Comparison
  /// Of the page of the comparison.
  let outline: ChangeOutline
  let component: ComparedComponent
  let modes: ReviewModes
  /// The sheet of the modes.
  let style: String

  var html: HTML {
    let same = component.variants.filter(\.isSame)
    let others = component.variants.filter { !$0.isSame }
    var shell = ReviewShell(context: context, title: "\(component.title): \(context.title(of: comparison))")
    shell.modes = ReviewShell.Modes(all: modes, style: style)
    shell.scripts = [ComponentComparisonPage.script]
    return shell.html(
      """
      \(crumbs)\(PageHead(title: component.title, description: component.new.component?.component.description).html)\(
        verdict)<div class="compare" data-compare>
      \(ComparisonChoices(component: component, words: words).html)<p class="compare__hint muted">\(
        words[.blackIsSame])</p>
      \(each: others.map(view))\(folded(same))</div>
      """)
  }

  private var words: Words { context.words }

  private var crumbs: HTML {
    let report = context.report
    let title = context.title(of: comparison)
    let portal: HTML? =
      report.comparisons.count == 1
      ? nil : "<li><a href=\"\(context.href("index.html"))\">\(words[.changes])</a></li>\n"
    return """
      <nav class="crumbs" aria-label="\(words[.youAreHere])">
      <ol>
      \(portal)<li><a href="\(context.href(report.folder(of: comparison) + "index.html"))">\(title)</a></li>
      </ol>
      </nav>

      """
  }

  // MARK: Words

  private var verdict: HTML {
    let notes = [note(.before, component.old), note(.after, component.new)].compactMap { $0 } + modeNotes
    let count = component.variants.count { !$0.isSame }
    let sum: HTML? =
      component.old.component == nil || component.new.component == nil
      ? nil : "<p>\(words[.variantsDiffer(count, of: component.variants.count)])</p>\n"
    return """
      <div class="compare__sum">
      \(sum)\(each: notes.map { "<p class=\"muted\">\($0)</p>\n" })</div>

      """
  }

  /// What keeps a whole side from being drawn.
  private func note(_ side: Phrase, _ version: ComparedComponent.Side) -> HTML? {
    version.note.map { "<b>\(words[side]):</b> \(words[$0])" }
  }

  /// Modes that one side alone has.
  private var modeNotes: [HTML] {
    let modes = comparison.modes
    let sides = [(Phrase.after, modes.added, modes.addedContexts), (.before, modes.removed, modes.removedContexts)]
    return sides.compactMap { side, modifiers, contexts in
      let names = modifiers.map(\.title) + contexts.map { "\(Modifier.title($0.modifier)) \($0.context)" }
      return names.isEmpty ? nil : "\(words[.alone(in: side, names.joined(separator: ", "))])"
    }
  }

  private func folded(_ same: [ComparedVariant]) -> HTML? {
    guard !same.isEmpty else { return nil }
    return """
      <details class="compare__same">
      <summary>\(words[.alike(same.count)])</summary>
      \(each: same.map(view))</details>

      """
  }

  private func view(_ variant: ComparedVariant) -> HTML {
    VariantPair(
      context: context, comparison: comparison, outline: outline, component: component, variant: variant
    ).html
  }
}
