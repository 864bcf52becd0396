/// An axis along which tokens vary, e.g. `theme` with the contexts `dark` and `light` (DTCG Resolver 2025.10, "modifiers").
package struct Modifier: Hashable, Sendable {
  package let name: String
  /// The contexts' names, as declared; the default stands first. At least one.
  package let contexts: [String]

  package init(name: String, contexts: [String]) {
    precondition(!contexts.isEmpty, "a modifier has a context")
    self.name = name
    self.contexts = contexts
  }

  package var defaultContext: String { contexts[0] }
}
