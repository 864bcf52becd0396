import Audit
import Colorimetry
package import Diagnostics
import Tokens

extension TokenReport {
  /// The report for people: lines of at most 100 characters, sections with a heading each. What a token does not have is left out.
  package func text(sources: SourceFiles) -> String {
    let columns = Columns(width: 100)
    var lines = columns.wrapped(token.path.description, indentation: 0)
    lines += columns.table(facts, indentation: 2)
    for (title, body) in sections(columns, sources) where !body.isEmpty {
      lines += ["", title] + body
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var facts: [(String, String)] {
    var facts = [("type", token.typeName), ("system", system)]
    if let description = token.description { facts.append(("description", description)) }
    if let reason = token.deprecationReason { facts.append(("deprecated", reason ?? "yes")) }
    facts.append(("depends on", modifiers.isEmpty ? "no modifier" : modifiers.joined(separator: ", ")))
    return facts + [("CSS", cssName)] + (swiftName.map { [("Swift", $0)] } ?? [])
  }

  private func sections(_ columns: Columns, _ sources: SourceFiles) -> [(title: String, body: [String])] {
    let position = { (place: Place) in sources.position(of: place).description }
    let total = users.count
    let areAllDirect = directUsers.count == total
    let use = areAllDirect ? "" : ", \(directUsers.count) of them directly"
    return [
      ("Values", valueLines(columns)),
      ("Aliases", chainLines(columns, position)),
      (
        "Used by \(total) \(total == 1 ? "token" : "tokens")\(use)",
        columns.table(
          users.map { ($0.description, !areAllDirect && directUsers.contains($0) ? "directly" : "") }, indentation: 2)
      ),
      (
        "Components",
        columns.table(
          components.map { use in
            (use.name, use.through.isEmpty ? "" : "through \(use.through.map(\.description).joined(separator: ", "))")
          }, indentation: 2)
      ),
      (
        "Documents",
        columns.table(
          documents.flatMap { use in
            use.places.enumerated().map { ($0 == 0 ? use.document : "", position($1)) }
          }, indentation: 2)
      ),
      ("Contrast", pairs.flatMap { pairLines($0, columns) }),
      ("Places", columns.table(definitions.map { (position($0.place), words($0.modes)) }, indentation: 2)),
    ]
  }

  private func valueLines(_ columns: Columns) -> [String] {
    let isSimple = values.allSatisfy { $0.declarations.count == 1 && $0.reducedMotion.isEmpty }
    if isSimple {
      return columns.table(values.map { (words($0.modes), $0.declarations[0].text) }, indentation: 2)
    }
    return values.flatMap { value in
      columns.wrapped(words(value.modes), indentation: 2) + columns.table(rows(value.declarations), indentation: 4)
        + (value.reducedMotion.isEmpty ? [] : ["    with reduced motion"])
        + columns.table(rows(value.reducedMotion), indentation: 6)
    }
  }

  private func rows(_ declarations: [TokenStyleSheet.Declaration]) -> [(String, String)] {
    declarations.map { ($0.property, $0.text) }
  }

  private func chainLines(_ columns: Columns, _ position: (Place) -> String) -> [String] {
    guard chains.contains(where: { !$0.steps.isEmpty }) else { return [] }
    return chains.flatMap { chain in
      columns.wrapped(words(chain.modes), indentation: 2)
        + (chain.steps.isEmpty
          ? ["    none"] : columns.table(chain.steps.map { ("→ \($0.path)", position($0.place)) }, indentation: 4))
    }
  }

  private func pairLines(_ pair: Pair, _ columns: Columns) -> [String] {
    let over = pair.pair.behind({ $0 }, opacity: { $0 })
    let need = "\(pair.pair.requirement.subject) needs \(CSSNumber.text(pair.threshold)):1"
    return columns.wrapped("\(pair.pair.foreground) on \(pair.pair.background)\(over), \(need)", indentation: 2)
      + columns.table(
        pair.outcomes.map { outcome in
          (words(outcome.modes), outcome.ratio.map { "\($0):1, \(outcome.status.rawValue)" } ?? "cannot be measured")
        }, indentation: 4)
  }

  private func words(_ modes: [Int]) -> String { ModeSelection(graph: graph, modes: modes).text }
}
