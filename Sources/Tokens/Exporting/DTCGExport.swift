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

  /// The file, as JSON.
  package private(set) var bytes: [UInt8] = []
  private let tree: TokenGroup
  private let mode: Mode
  /// The name of the design system.
  private let system: String
  /// The tokens of the mode by their paths, in the form of the standard.
  private var forms: [TokenPath: (value: DataValue, type: TokenType)] = [:]
  /// The tokens that the standard cannot say, in the order of the files, with what these say of them.
  private var beyond: [(path: TokenPath, properties: [DataValue.Member])] = []

  /// The tokens that the standard cannot say, in the order of the files.
  package var omitted: [TokenPath] { beyond.map(\.path) }

  /// - Parameters:
  ///   - graph: the tokens of the document.
  ///   - system: the name of the design system.
  package init(_ document: ResolverDocument, graph: TokenGraph, mode: Mode, system: String) {
    // What cannot be merged has been reported when the graph was made.
    var findings = Findings()
    tree = document.expanded(in: mode, from: document.base(into: &findings), into: &findings).tree
    self.mode = mode
    self.system = system
    guard let index = graph.modes.firstIndex(of: mode) else {
      preconditionFailure("a mode is one of its graph's")
    }
    settle(graph, index)
  }

  /// The file with the forms as they are.
  private var written: [UInt8] {
    let choices = mode.choices.map { "\(JSONText.quoted($0.modifier)): \(JSONText.quoted($0.context))" }
    let mode = choices.isEmpty ? "{}" : "{ \(choices.joined(separator: ", ")) }"
    let opening = "\(DTCGExport.opening) { \"system\": \(JSONText.quoted(system)), \"mode\": \(mode) }"
    var writer = JSONObjectWriter(opening: opening, depth: 3)
    writeBeyond(to: &writer)
    for member in tree.extensions?["specimen"]?.members ?? [] where !["export", "beyond"].contains(member.key) {
      writer.member(member.key, member.value)
    }
    writer.close()
    for member in tree.extensions?.members ?? [] where member.key != "specimen" {
      writer.member(member.key, member.value)
    }
    writer.close()
    writeProperties(of: tree, to: &writer)
    writeMembers(of: tree, at: TokenPath([]), typed: tree.type?.type, to: &writer)
    writer.close()
    return writer.bytes + "\n".utf8
  }

  private func writeBeyond(to writer: inout JSONObjectWriter) {
    let names = Set(beyond.map(\.path.description))
    let earlier = tree.extensions?["specimen"]?["beyond"]?.members?.filter { !names.contains($0.key) } ?? []
    let rest =
      earlier.map { ($0.key, $0.value.json) }
      + beyond.compactMap { path, properties in
        properties.first.map { (path.description, DataValue(.object(properties), at: $0.keyPlace).json) }
      }
    guard !rest.isEmpty else { return }
    writer.key("beyond")
    writer.open()
    for (name, json) in rest { writer.member(name, json: json) }
    writer.close()
  }

  /// Recursion is bounded by the depth limit of the data files.
  /// - Parameter type: what untyped tokens of the group have.
  private func writeMembers(
    of group: TokenGroup, at path: TokenPath, typed type: TokenType?, to writer: inout JSONObjectWriter
  ) {
    for member in group.members where DTCGExport.isLegal(member.name) {
      let path = path.appending(member.name)
      switch member.node {
      case .group(let group):
        writer.key(member.name)
        writer.open()
        writeProperties(of: group, to: &writer)
        if let extensions = group.extensions { writer.member("$extensions", extensions) }
        writeMembers(of: group, at: path, typed: group.type?.type ?? type, to: &writer)
        writer.close()
      case .token(let token):
        guard let form = forms[path] else { continue }
        writer.key(member.name)
        writer.open()
        write(token, form, inherited: type, to: &writer)
        writer.close()
      }
    }
  }

  private static func isLegal(_ name: String) -> Bool {
    name == "$root" || !name.isEmpty && !name.hasPrefix("$") && !name.utf8.contains { "{}.".utf8.contains($0) }
  }

  private func writeProperties(of group: TokenGroup, to writer: inout JSONObjectWriter) {
    write(group.type?.type, group.description, group.deprecation, to: &writer)
  }

  private func write(
    _ token: AuthoredToken, _ form: (value: DataValue, type: TokenType), inherited: TokenType?,
    to writer: inout JSONObjectWriter
  ) {
    let isKnown = AliasResolver.isReference(form.value) || inherited == form.type
    let type = token.type?.type == nil && isKnown ? nil : form.type
    write(type, token.description, token.deprecation, to: &writer)
    // A token may name another by `$ref` in place of a `$value`.
    if let members = form.value.members, members.count == 1, members[0].key == "$ref" {
      writer.member("$ref", members[0].value)
    } else {
      writer.member("$value", form.value)
    }
    if let extensions = token.extensions { writer.member("$extensions", extensions) }
  }

  private func write(
    _ type: TokenType?, _ description: String?, _ deprecation: Deprecation?, to writer: inout JSONObjectWriter
  ) {
    if let type { writer.member("$type", json: JSONText.quoted(type.rawValue)) }
    if let description { writer.member("$description", json: JSONText.quoted(description)) }
    switch deprecation {
    case .deprecated(let reason): writer.member("$deprecated", json: reason.map(JSONText.quoted) ?? "true")
    case .current: writer.member("$deprecated", json: "false")
    case nil: break
    }
  }
}

extension DTCGExport {
  /// Takes for each token what its file says, else what that comes to, until the strict profile reads the same tokens from the
  /// file; what it cannot read is left out.
  private mutating func settle(_ graph: TokenGraph, _ index: Int) {
    var tokens: [(path: TokenPath, authored: AuthoredToken, value: TokenValue)] = []
    for flat in FlatTokens(tree).list {
      guard let token = graph[flat.path], let value = token.byMode[index]?.value else { continue }
      tokens.append((flat.path, flat.authored, value))
      let written = flat.authored.value
      let form = StandardForm.of(written, token.type) ?? value.standardForm(at: written.place)
      if let form { forms[flat.path] = (form, token.type) }
    }
    // What a token comes to may still be wrong where it names what is left out.
    var isPlain: Set<TokenPath> = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      let left = tokens.filter { forms[$0.path] == nil }.map { ($0.path, $0.authored.properties) }
      let properties = Dictionary(uniqueKeysWithValues: left)
      beyond = graph.tokens.compactMap { token in properties[token.path].map { (token.path, $0) } }
      bytes = written
      let read = strictGraph
      for (path, authored, value) in tokens where forms[path] != nil && read[path]?.primary.value != value {
        isSettled = false
        let form = isPlain.insert(path).inserted ? value.standardForm(at: authored.value.place) : nil
        forms[path] = form.map { ($0, value.type) }
      }
    }
  }

  /// What the strict profile reads from the file.
  private var strictGraph: TokenGraph {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "export", bytes: bytes)
    guard let data = JSONReader.read(file, into: &findings) else {
      preconditionFailure("an export is JSON")
    }
    let tokens = Dialect.read(data, profile: .strict, into: &findings)
    let document = ResolverDocument(files: [("export", tokens)], isWhole: true, into: &findings)
    return TokenGraph(document, profile: .strict, into: &findings)
  }
}
