import Audit
import DataFiles
package import Diagnostics
import Tokens

/// Reads a lock file. What cannot be understood is a finding, and is not compared.
package struct SnapshotReader {
  private let modeCount: Int

  /// Nil, after a finding, for a file that is no lock file.
  package static func read(_ file: SourceFile, into findings: inout Findings) -> [Snapshot]? {
    guard let data = JSONReader.read(file, into: &findings) else { return nil }
    guard let version = data["specimen-lock"] else {
      findings.report(foreign(data))
      return nil
    }
    guard version.number == Double(SnapshotFile.version) else {
      findings.report(unknownVersion(version))
      return nil
    }
    guard let fields = Fields(data, of: "a lock file", known: ["specimen-lock", "systems"], into: &findings) else {
      return nil
    }
    return fields.list("systems", into: &findings).compactMap { snapshot($0, into: &findings) }
  }

  private static func snapshot(_ data: DataValue, into findings: inout Findings) -> Snapshot? {
    let known = ["system", "whole", "unread", "modifiers", "tokens", "pairs", "components", "documents"]
    guard let fields = Fields(data, of: "a system of a lock file", known: known, into: &findings),
      let name = fields.requiredText("system", into: &findings)
    else { return nil }
    let modifiers = fields.list("modifiers", into: &findings).compactMap { data -> Modifier? in
      guard let fields = Fields(data, of: "a modifier", known: ["name", "contexts"], into: &findings),
        let name = fields.requiredText("name", into: &findings)
      else { return nil }
      let contexts = fields.texts("contexts", into: &findings).map(\.text)
      return contexts.isEmpty ? nil : Modifier(name: name, contexts: contexts)
    }
    let count = modifiers.reduce(1) { $0.multipliedReportingOverflow(by: $1.contexts.count).partialValue }
    guard (1...mostModes).contains(count) else {
      findings.report(
        Finding(.error, "invalid-lock", "the modifiers have more than \(mostModes) modes", at: data.place))
      return nil
    }
    let reader = SnapshotReader(modeCount: count)
    return Snapshot(
      system: name, modifiers: modifiers,
      tokens: fields.list("tokens", into: &findings).compactMap { reader.token($0, into: &findings) },
      pairs: fields.list("pairs", into: &findings).compactMap { reader.pair($0, into: &findings) },
      components: fields.list("components", into: &findings).compactMap { reader.user($0, into: &findings) },
      documents: fields.list("documents", into: &findings).compactMap { reader.user($0, into: &findings) },
      unread: Set(fields.list("unread", into: &findings).compactMap { reader.path($0, at: $0, into: &findings) }),
      isWhole: fields.flag("whole", into: &findings) ?? true)
  }

  /// As many as the reader of resolvers takes.
  private static let mostModes = 10_000

  private func token(_ data: DataValue, into findings: inout Findings) -> SnapshotToken? {
    let known = ["path", "type", "description", "deprecated", "identity", "values"]
    guard let fields = Fields(data, of: "a token of a lock file", known: known, into: &findings),
      let path = path(fields["path"], at: data, into: &findings),
      let type = fields.requiredText("type", into: &findings)
    else { return nil }
    var values: [SnapshotToken.Value] = []
    var valueByMode = [Int?](repeating: nil, count: modeCount)
    for item in fields.list("values", into: &findings) {
      guard let value = value(item, into: &findings) else { continue }
      for mode in value.modes { valueByMode[mode] = values.count }
      values.append(value.value)
    }
    let deprecation: String?? = fields["deprecated"].map { $0.string }
    return SnapshotToken(
      path: path, type: type, description: fields.text("description", into: &findings), deprecation: deprecation,
      identity: fields.text("identity", into: &findings), values: values, valueByMode: valueByMode)
  }

  private func value(
    _ data: DataValue, into findings: inout Findings
  ) -> (value: SnapshotToken.Value, modes: [Int])? {
    let known = ["css", "parts", "alias", "references", "written", "modes"]
    guard let fields = Fields(data, of: "a value of a lock file", known: known, into: &findings),
      let css = fields.requiredText("css", into: &findings),
      let written = fields.requiredText("written", into: &findings)
    else { return nil }
    let alias = fields["alias"].flatMap { path($0, at: data, into: &findings) }
    let references = fields.list("references", into: &findings).compactMap { path($0, at: $0, into: &findings) }
    let parts = (fields["parts"]?.members ?? []).compactMap { member in
      member.value.string.map { SnapshotToken.Value.Part(name: member.key, css: $0) }
    }
    let value = SnapshotToken.Value(
      css: css, parts: parts, alias: alias, references: (alias.map { [$0] } ?? []) + references, written: written)
    return (value, modes(fields, into: &findings))
  }

  private func pair(_ data: DataValue, into findings: inout Findings) -> SnapshotPair? {
    let known = ["foreground", "background", "over", "requirement", "needed", "outcomes"]
    guard let fields = Fields(data, of: "a pair of a lock file", known: known, into: &findings),
      let foreground = fields.requiredText("foreground", into: &findings),
      let background = fields.requiredText("background", into: &findings),
      let needed = fields.number("needed", in: 1...21, into: &findings),
      let requirement = fields.choice("requirement", of: Requirement.allCases.map(\.rawValue), into: &findings)
        .flatMap(Requirement.init(rawValue:))
    else { return nil }
    var outcomes: [SnapshotPair.Outcome] = []
    var outcomeByMode = [Int?](repeating: nil, count: modeCount)
    for item in fields.list("outcomes", into: &findings) {
      let known = ["status", "ratio", "modes"]
      guard let fields = Fields(item, of: "an outcome of a lock file", known: known, into: &findings),
        let status = fields.requiredText("status", into: &findings).flatMap(ContrastAudit.Status.init(rawValue:))
      else { continue }
      for mode in modes(fields, into: &findings) { outcomeByMode[mode] = outcomes.count }
      let ratio = fields.number("ratio", in: 1...21, into: &findings)
      outcomes.append(SnapshotPair.Outcome(status: status, hundredths: ratio.map { Int(($0 * 100).rounded()) }))
    }
    let over = fields.texts("over", into: &findings).map(\.text)
    return SnapshotPair(
      key: .init(foreground: foreground, background: background, behind: over, requirement: requirement),
      threshold: Int((needed * 100).rounded()), outcomes: outcomes, outcomeByMode: outcomeByMode)
  }

  private func user(_ data: DataValue, into findings: inout Findings) -> SnapshotUser? {
    let known = ["name", "path", "fingerprint", "tokens"]
    guard let fields = Fields(data, of: "a user of tokens in a lock file", known: known, into: &findings),
      let name = fields.requiredText("name", into: &findings)
    else { return nil }
    return SnapshotUser(
      name: name, path: fields.text("path", into: &findings),
      tokens: fields.list("tokens", into: &findings).compactMap { path($0, at: $0, into: &findings) },
      fingerprint: fields.text("fingerprint", into: &findings) ?? "")
  }

  /// All modes where none are named.
  private func modes(_ fields: Fields, into findings: inout Findings) -> [Int] {
    guard fields["modes"] != nil else { return Array(0..<modeCount) }
    return fields.integers("modes", in: 0...(modeCount - 1), into: &findings)
  }

  private func path(_ data: DataValue?, at owner: DataValue, into findings: inout Findings) -> TokenPath? {
    let segments = data?.array?.compactMap(\.string) ?? []
    guard !segments.isEmpty, segments.count == data?.array?.count else {
      findings.report(
        Finding(
          .error, "invalid-lock", "the path of a token is missing here, a list of names is needed",
          at: (data ?? owner).place))
      return nil
    }
    return TokenPath(segments)
  }
}

// MARK: Wording

extension SnapshotReader {
  private static func foreign(_ data: DataValue) -> Finding {
    Finding(
      .error, "invalid-lock", "\(data.kind) without 'specimen-lock', a lock file of specimen is needed", at: data.place,
      help: "write one with 'specimen build --lock'")
  }

  private static func unknownVersion(_ version: DataValue) -> Finding {
    let found = if case .number(let text) = version.content { text } else { version.kind }
    return Finding(
      .error, "invalid-lock", "the version of the lock file is \(found), \(SnapshotFile.version) is needed",
      at: version.place, help: "use the specimen that wrote it, or write it anew with 'specimen build --lock'")
  }
}
