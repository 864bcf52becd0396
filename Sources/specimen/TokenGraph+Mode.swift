import Diagnostics
import Tokens

extension TokenGraph {
  /// The mode with some contexts, and the defaults of all modifiers that they do not name.
  func mode(choosing choices: [Mode.Choice]) throws(Refusal) -> Mode {
    for choice in choices {
      guard let modifier = modifiers.first(where: { $0.name == choice.modifier }) else {
        let names = modifiers.map(\.name)
        let fallback = names.isEmpty ? "this theme has one mode" : "modifiers: \(names.joined(separator: ", "))"
        throw Refusal(
          "unknown-modifier", "'\(choice.modifier)' is no modifier of this theme",
          help: NearestName.help(choice.modifier, in: names) ?? fallback)
      }
      guard modifier.contexts.contains(choice.context) else {
        throw Refusal(
          "unknown-context", "'\(choice.context)' is no context of '\(modifier.name)'",
          help: NearestName.help(choice.context, in: modifier.contexts)
            ?? "contexts: \(modifier.contexts.joined(separator: ", "))")
      }
    }
    return Mode(
      modifiers.map { modifier in
        choices.first { $0.modifier == modifier.name }
          ?? Mode.Choice(modifier: modifier.name, context: modifier.defaultContext)
      })
  }
}
