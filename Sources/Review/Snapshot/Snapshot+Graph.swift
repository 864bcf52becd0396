package import Audit
import Colorimetry
import DataFiles
package import Diagnostics
package import Tokens

extension Snapshot {
  /// - Parameters:
  ///   - contrast: nil for a system without a contrast pass.
  ///   - sources: where the tokens were read from.
  package init(
    system: String, _ graph: TokenGraph, contrast: ContrastReport?, components: [SnapshotUser],
    documents: [SnapshotUser],
    sources: SourceFiles
  ) {
    self.init(
      system: system, modifiers: graph.modifiers, tokens: graph.tokens.map { SnapshotToken($0, sources) },
      pairs: contrast?.rows.map { SnapshotPair($0, modes: graph.modes.count) } ?? [], components: components,
      documents: documents, unread: graph.broken, isWhole: graph.isWhole)
  }
}

extension SnapshotToken {
  fileprivate init(_ token: TokenGraph.Token, _ sources: SourceFiles) {
    var values: [Value] = []
    var indices: [ObjectIdentifier: Int] = [:]
    let valueByMode = token.byMode.map { entry -> Int? in
      guard let entry else { return nil }
      if let known = indices[ObjectIdentifier(entry)] { return known }
      let value = Value(entry, sources)
      let index = values.firstIndex { $0.isSame(as: value) } ?? values.count
      if index == values.count { values.append(value) }
      indices[ObjectIdentifier(entry)] = index
      return index
    }
    self.init(
      path: token.path, type: token.typeName, description: token.description, deprecation: token.deprecationReason,
      identity: token.primary.extensions.flatMap(SnapshotToken.identity), values: values, valueByMode: valueByMode)
  }

  /// The `uuid` that a tool has given the token, wherever it keeps it.
  private static func identity(_ extensions: DataValue) -> String? {
    extensions["uuid"]?.string ?? extensions.members?.lazy.compactMap { $0.value["uuid"]?.string }.first
  }
}

extension SnapshotToken.Value {
  fileprivate init(_ token: ResolvedToken, _ sources: SourceFiles) {
    let parts = token.value.declarations.parts.filter { !$0.suffix.isEmpty }.map {
      Part(name: String($0.suffix.dropFirst()), css: $0.text)
    }
    self.init(
      css: token.value.css, parts: parts + (Self.dashes(token.value).map { [Part(name: "dashes", css: $0)] } ?? []),
      alias: token.alias, references: token.references, written: token.definition,
      place: sources.position(of: token.place).description)
  }

  /// `4px 2px round`: CSS has no more than `dashed` for it.
  private static func dashes(_ value: TokenValue) -> String? {
    switch value {
    case .strokeStyle(.dashes(let dashes, let cap)): (dashes.map(\.css) + [cap.rawValue]).joined(separator: " ")
    case .border(let border): dashes(.strokeStyle(border.style))
    default: nil
    }
  }

  /// True when both say the same, wherever they stand.
  fileprivate func isSame(as other: Self) -> Bool {
    css == other.css && parts == other.parts && written == other.written
  }
}

extension SnapshotPair {
  fileprivate init(_ row: ContrastReport.Row, modes: Int) {
    var outcomes: [Outcome] = []
    var outcomeByMode = [Int?](repeating: nil, count: modes)
    for outcome in row.outcomes {
      let value = Outcome(status: outcome.status, hundredths: outcome.ratio?.hundredths)
      let index = outcomes.firstIndex(of: value) ?? outcomes.count
      if index == outcomes.count { outcomes.append(value) }
      for mode in outcome.modes { outcomeByMode[mode] = index }
    }
    self.init(
      key: Key(
        foreground: row.foreground, background: row.background, behind: row.namesBehind, requirement: row.requirement),
      threshold: Int((row.threshold * 100).rounded()), outcomes: outcomes, outcomeByMode: outcomeByMode)
  }
}
