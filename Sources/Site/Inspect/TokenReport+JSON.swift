import Audit
import Cascade
import Colorimetry
package import Diagnostics
import Tokens

extension TokenReport {
  package static let version = 1

  /// Reports for programs: one JSON object, keys in a fixed order, with the version of its shape. A value of `css` is the text of
  /// the property in the modes beside it, with no `var()` in it.
  package static func json(_ reports: [TokenReport], sources: SourceFiles) -> String {
    let rows = reports.map { "\n    {\n\($0.members(sources).map { "      \($0)" }.joined(separator: ",\n"))\n    }" }
    return "{\n  \"version\": \(version),\n  \"tokens\": [\(rows.joined(separator: ","))\n  ]\n}\n"
  }

  private func members(_ sources: SourceFiles) -> [String] {
    let deprecation = token.deprecationReason.map { $0.map(quoted) ?? "true" } ?? "false"
    return [
      "\"name\": \(quoted(token.path.description))", "\"path\": \(list(token.path.segments.map(quoted)))",
      "\"system\": \(quoted(system))", "\"type\": \(quoted(token.typeName))",
      "\"description\": \(token.description.map(quoted) ?? "null")", "\"deprecated\": \(deprecation)",
      "\"css\": \(quoted(cssName))", "\"swift\": \(swiftName.map(quoted) ?? "null")",
      "\"dependsOn\": \(list(modifiers.map(quoted)))",
      "\"values\": \(list(values.map(value)))",
      "\"aliases\": \(list(chains.map { chain($0, sources) }))",
      "\"usedBy\": {\"directly\": \(list(names(directUsers))), \"all\": \(list(names(users)))}",
      "\"components\": \(list(components.map(component)))",
      "\"documents\": \(list(documents.map { use($0, sources) }))",
      "\"contrast\": \(list(pairs.map(pair)))",
      "\"places\": \(list(definitions.map { "{\(place($0.place, sources)), \(modes($0.modes))}" }))",
    ]
  }

  private func value(_ value: Value) -> String {
    "{\(modes(value.modes)), \"css\": \(object(value.declarations)), \"reducedMotion\": \(object(value.reducedMotion))}"
  }

  private func chain(_ chain: Chain, _ sources: SourceFiles) -> String {
    let steps = chain.steps.map { step in
      "{\"name\": \(quoted(step.path.description)), \"place\": {\(place(step.place, sources))}}"
    }
    return "{\(modes(chain.modes)), \"chain\": \(list(steps))}"
  }

  private func component(_ use: TokenUsage.Component) -> String {
    "{\"name\": \(quoted(use.name)), \"through\": \(list(names(use.through)))}"
  }

  private func use(_ use: Use, _ sources: SourceFiles) -> String {
    "{\"title\": \(quoted(use.document)), \"places\": \(list(use.places.map { "{\(place($0, sources))}" }))}"
  }

  private func pair(_ pair: Pair) -> String {
    let outcomes = pair.outcomes.map { outcome in
      "{\"status\": \(quoted(outcome.status.rawValue)), \"ratio\": \(outcome.ratio ?? "null"), \(modes(outcome.modes))}"
    }
    let backdrop = pair.pair.backdrop.map { quoted($0.description) } ?? "null"
    return "{\"foreground\": \(quoted(pair.pair.foreground.description)), "
      + "\"background\": \(quoted(pair.pair.background.description)), \"backdrop\": \(backdrop), "
      + "\"stack\": \(list(pair.pair.stack.map { quoted($0.source.description) })), "
      + "\"opacity\": \(pair.pair.opacity.map { quoted($0.description) } ?? "null"), "
      + "\"requirement\": \(quoted(pair.pair.requirement.rawValue)), \"minimum\": \(CSSNumber.text(pair.threshold)), "
      + "\"outcomes\": \(list(outcomes))}"
  }

  private func modes(_ modes: [Int]) -> String {
    let objects = modes.map { mode in
      "{\(graph.modes[mode].choices.map { "\(quoted($0.modifier)): \(quoted($0.context))" }.joined(separator: ", "))}"
    }
    return "\"modes\": \(list(objects))"
  }

  private func place(_ place: Place, _ sources: SourceFiles) -> String {
    let position = sources.position(of: place)
    return "\"path\": \(quoted(position.path)), \"line\": \(position.line), \"column\": \(position.column), "
      + "\"length\": \(place.length)"
  }

  private func names(_ paths: [TokenPath]) -> [String] { paths.map { quoted($0.description) } }

  private func object(_ declarations: [TokenStyleSheet.Declaration]) -> String {
    "{\(declarations.map { "\(quoted($0.property)): \(quoted($0.text))" }.joined(separator: ", "))}"
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
