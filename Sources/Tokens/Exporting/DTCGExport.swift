import DataFiles
import Diagnostics

/// The tokens of one mode as one file of DTCG Format 2025.10, whatever dialects the theme's files are written in: what they say,
/// laid over each other.
///
/// Aliases, groups, inherited types, descriptions, deprecations and extensions stand as they were written, numbers by their exact
/// text, so that the file reads as the same tokens. What groups take from others by `$extends` is written out. A token that the
/// standard cannot say stands under `$extensions.specimen.beyond`, as it is written.
package struct DTCGExport {
  /// How every export begins: what tells its files from other people's.
  package static let opening = """
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "$extensions": {
        "specimen": {
          "export":
    """

  private let tree: TokenGroup
  private let mode: Mode
  /// The tokens of the mode by their paths, in the form of the standard.
  private var forms: [TokenPath: (value: DataValue, type: TokenType)] = [:]
  /// The tokens that the standard cannot say, in the order of the files.
  package private(set) var omitted: [TokenPath] = []
  /// What their files say of them.
  private var beyond: [(path: TokenPath, properties: [DataValue.Member])] = []

  /// - Parameter graph: the tokens of the document.
  package init(_ document: ResolverDocument, graph: TokenGraph, mode: Mode) {
    // What cannot be merged has been reported when the graph was made.
    var findings = Findings()
    tree = document.expanded(in: mode, from: document.base(into: &findings), into: &findings).tree
    self.mode = mode
    guard let index = graph.modes.firstIndex(of: mode) else {
      preconditionFailure("a mode is one of its graph's")
    }
    settle(graph, index)
  }

  /// The file.
  /// - Parameter system: the name of the design system.
  package func text(system: String) -> String {
    let choices = mode.choices.map { "\(JSONText.quoted($0.modifier)): \(JSONText.quoted($0.context))" }
    let mode = choices.isEmpty ? "{}" : "{ \(choices.joined(separator: ", ")) }"
    var text = "\(DTCGExport.opening) { \"system\": \(JSONText.quoted(system)), \"mode\": \(mode) }"
    let names = Set(beyond.map(\.path.description))
    let earlier = tree.extensions?["specimen"]?["beyond"]?.members?.filter { !names.contains($0.key) } ?? []
    let rest =
      earlier.map { ($0.key, $0.value.json) }
      + beyond.compactMap { path, properties in
        properties.first.map { (path.description, DataValue(.object(properties), at: $0.keyPlace).json) }
      }
    if !rest.isEmpty {
      let rows = rest.map { "        \(JSONText.quoted($0.0)): \($0.1)" }
      text += ",\n      \"beyond\": {\n\(rows.joined(separator: ",\n"))\n      }"
    }
    for member in tree.extensions?["specimen"]?.members ?? [] where !["export", "beyond"].contains(member.key) {
      text += ",\n      \(JSONText.quoted(member.key)): \(member.value.json(indentation: "      "))"
    }
    text += "\n    }"
    for member in tree.extensions?.members ?? [] where member.key != "specimen" {
      text += ",\n    \(JSONText.quoted(member.key)): \(member.value.json(indentation: "    "))"
    }
    text += "\n  }"
    let rows = properties(tree) + members(tree, at: TokenPath([]), of: tree.type?.type, indentation: "  ")
    return text + rows.map { ",\n  \($0)" }.joined() + "\n}\n"
  }

  /// Recursion is bounded by the depth limit of the data files.
  /// - Parameter type: what untyped tokens of the group have.
  private func members(
    _ group: TokenGroup, at path: TokenPath, of type: TokenType?, indentation: String
  ) -> [String] {
    group.members.compactMap { member in
      guard DTCGExport.isLegal(member.name) else { return nil }
      let inner = indentation + "  "
      let path = path.appending(member.name)
      let rows: [String]
      switch member.node {
      case .group(let group):
        rows =
          properties(group) + extensions(group.extensions, indentation: inner)
          + members(group, at: path, of: group.type?.type ?? type, indentation: inner)
      case .token(let token):
        guard let form = forms[path] else { return nil }
        rows = self.rows(token, form, inherited: type, indentation: inner)
      }
      let body = rows.isEmpty ? "{}" : "{\n\(rows.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)}"
      return "\(JSONText.quoted(member.name)): \(body)"
    }
  }

  private static func isLegal(_ name: String) -> Bool {
    name == "$root" || !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) }
  }

  private func properties(_ group: TokenGroup) -> [String] {
    properties(type: group.type?.type, description: group.description, deprecation: group.deprecation)
  }

  private func rows(
    _ token: AuthoredToken, _ form: (value: DataValue, type: TokenType), inherited: TokenType?, indentation: String
  ) -> [String] {
    var row = "\"$value\": \(form.value.json(indentation: indentation))"
    // A token may name another by `$ref` in place of a `$value`.
    if let members = form.value.members, members.count == 1, members[0].key == "$ref" {
      row = "\"$ref\": \(members[0].value.json(indentation: indentation))"
    }
    let isKnown = AliasResolver.isReference(form.value) || inherited == form.type
    let type = token.type?.type == nil && isKnown ? nil : form.type
    return properties(type: type, description: token.description, deprecation: token.deprecation)
      + [row] + extensions(token.extensions, indentation: indentation)
  }

  private func properties(type: TokenType?, description: String?, deprecation: Deprecation?) -> [String] {
    var rows: [String] = []
    if let type { rows.append("\"$type\": \(JSONText.quoted(type.rawValue))") }
    if let description { rows.append("\"$description\": \(JSONText.quoted(description))") }
    switch deprecation {
    case .deprecated(let reason): rows.append("\"$deprecated\": \(reason.map(JSONText.quoted) ?? "true")")
    case .current: rows.append("\"$deprecated\": false")
    case nil: break
    }
    return rows
  }

  private func extensions(_ extensions: DataValue?, indentation: String) -> [String] {
    extensions.map { ["\"$extensions\": \($0.json(indentation: indentation))"] } ?? []
  }
}

extension DTCGExport {
  /// Takes for each token what its file says, else what that comes to, until the strict profile reads the same tokens from the
  /// file; what it cannot read is left out.
  private mutating func settle(_ graph: TokenGraph, _ index: Int) {
    var open: [TokenPath: (authored: AuthoredToken, value: TokenValue)] = [:]
    for flat in FlatTokens(tree).list {
      guard let token = graph[flat.path], let resolved = token.byMode[index] else { continue }
      open[flat.path] = (flat.authored, resolved.value)
      let form = StandardForm.of(flat.authored.value, token.type)
      guard let form = form ?? resolved.value.standardForm(at: flat.authored.value.place) else { continue }
      forms[flat.path] = (form, token.type)
    }
    // What a token comes to may still be wrong where it names what is left out.
    var isPlain: Set<TokenPath> = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      let read = strictValues
      for (path, token) in open where forms[path] != nil && read[path] != token.value {
        isSettled = false
        let form = isPlain.insert(path).inserted ? token.value.standardForm(at: token.authored.value.place) : nil
        forms[path] = form.map { ($0, token.value.type) }
      }
    }
    omitted = graph.tokens.map(\.path).filter { open[$0] != nil && forms[$0] == nil }
    beyond = omitted.compactMap { path in open[path].map { (path, $0.authored.properties) } }
  }

  /// What the strict profile reads from the file.
  private var strictValues: [TokenPath: TokenValue] {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "export", bytes: Array(text(system: "").utf8))
    guard let data = JSONReader.read(file, into: &findings) else {
      preconditionFailure("an export is JSON")
    }
    let tokens = Dialect.read(data, profile: .strict, into: &findings)
    let document = ResolverDocument(files: [("export", tokens)], isWhole: true, into: &findings)
    let graph = TokenGraph(document, profile: .strict, into: &findings)
    return Dictionary(uniqueKeysWithValues: graph.tokens.map { ($0.path, $0.primary.value) })
  }
}
