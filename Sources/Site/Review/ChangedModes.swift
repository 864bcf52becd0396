import Markup
import Review
import Tokens

/// Modifiers and contexts that only one side has, and what is compared then.
struct ChangedModes {
  let view: ChangeView

  /// Nil where both sides have the same modes.
  var html: HTML? {
    let modes = view.comparison.modes
    let added = modes.added.map { Phrase.modifierAdded($0.name, contexts: $0.contexts, default: $0.defaultContext) }
    let removed = modes.removed.map { Phrase.modifierRemoved($0.name, default: $0.defaultContext) }
    let contexts =
      modes.addedContexts.map { Phrase.contextAdded($0.modifier, $0.context) }
      + modes.removedContexts.map { Phrase.contextRemoved($0.modifier, $0.context) }
    let defaults = modes.movedDefaults.map { Phrase.otherDefault($0.modifier, $0.old, $0.new) }
    let phrases = added + removed + contexts + defaults
    guard !phrases.isEmpty else { return nil }
    return """
      <ul class="notes">
      \(each: phrases.map { "<li>\(view.words[$0])</li>\n" })</ul>

      """
  }
}
