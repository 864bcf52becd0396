package import DataFiles
package import Diagnostics

extension ResolverDocument {
  /// The mode that an input chooses, `{"theme": "dark"}` (DTCG Resolver 2025.10, "inputs"); nil, after findings, when it does not
  /// choose one. Names are matched without regard to case where none matches as it is; what it leaves out has its default.
  package func mode(for input: DataValue, into findings: inout Findings) -> Mode? {
    guard let members = input.members else {
      findings.report(
        Finding(.error, "invalid-input", "the input is \(input.kind), an object of strings is needed", at: input.place))
      return nil
    }
    var isWhole = true
    func fail(_ text: String, at place: Place, help: String?) {
      isWhole = false
      findings.report(Finding(.error, "invalid-input", text, at: place, help: help))
    }
    var chosen: [String: String] = [:]
    for member in members {
      let names = modifiers.map(\.name)
      guard let name = ResolverDocument.match(member.key, in: names),
        let modifier = modifiers.first(where: { $0.name == name })
      else {
        let help =
          NearestName.help(member.key, in: names)
          ?? (names.isEmpty ? "it has one mode" : "modifiers: \(names.joined(separator: ", "))")
        fail("'\(member.key)' is no modifier of this theme", at: member.keyPlace, help: help)
        continue
      }
      guard let text = member.value.string else {
        fail("the context of '\(name)' is \(member.value.kind), a string is needed", at: member.value.place, help: nil)
        continue
      }
      guard let context = ResolverDocument.match(text, in: modifier.contexts) else {
        let help =
          NearestName.help(text, in: modifier.contexts) ?? "contexts: \(modifier.contexts.joined(separator: ", "))"
        fail("'\(text)' is no context of '\(name)'", at: member.value.place, help: help)
        continue
      }
      guard chosen.updateValue(context, forKey: name) == nil else {
        fail("the input chooses '\(name)' twice", at: member.keyPlace, help: nil)
        continue
      }
    }
    let named = members.compactMap { ResolverDocument.match($0.key, in: modifiers.map(\.name)) }
    for modifier in modifiers where withoutDefault.contains(modifier.name) && !named.contains(modifier.name) {
      fail(
        "the input does not choose '\(modifier.name)', which has no default", at: input.place,
        help: "contexts: \(modifier.contexts.joined(separator: ", "))")
    }
    guard isWhole else { return nil }
    return Mode(
      modifiers.map { Mode.Choice(modifier: $0.name, context: chosen[$0.name] ?? $0.defaultContext) })
  }
}
