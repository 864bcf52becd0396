import DataFiles
import Diagnostics

/// The tokens of one mode as one file of DTCG Format 2025.10: what the theme's files say, laid over each other.
///
/// Aliases, groups, inherited types, descriptions, deprecations and extensions stand as they were written, numbers by their exact
/// text, so that the file reads as the same tokens. What groups take from others by `$extends` is written out.
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

  package init(_ document: ResolverDocument, mode: Mode) {
    // What cannot be merged has been reported when the graph was made.
    var findings = Findings()
    tree = document.expanded(in: mode, from: document.base(into: &findings), into: &findings).tree
    self.mode = mode
  }

  /// The file.
  /// - Parameter system: the name of the design system.
  package func text(system: String) -> String {
    let choices = mode.choices.map { "\(JSONText.quoted($0.modifier)): \(JSONText.quoted($0.context))" }
    let mode = choices.isEmpty ? "{}" : "{ \(choices.joined(separator: ", ")) }"
    var text = "\(DTCGExport.opening) { \"system\": \(JSONText.quoted(system)), \"mode\": \(mode) }"
    for member in tree.extensions?["specimen"]?.members ?? [] where member.key != "export" {
      text += ",\n      \(JSONText.quoted(member.key)): \(member.value.json(indentation: "      "))"
    }
    text += "\n    }"
    for member in tree.extensions?.members ?? [] where member.key != "specimen" {
      text += ",\n    \(JSONText.quoted(member.key)): \(member.value.json(indentation: "    "))"
    }
    text += "\n  }"
    let rows = properties(tree) + members(tree, indentation: "  ")
    return text + rows.map { ",\n  \($0)" }.joined() + "\n}\n"
  }

  /// Recursion is bounded by the depth limit of the data files.
  private func members(_ group: TokenGroup, indentation: String) -> [String] {
    group.members.map { member in
      let inner = indentation + "  "
      let rows =
        switch member.node {
        case .group(let group):
          properties(group) + extensions(group.extensions, indentation: inner)
            + members(group, indentation: inner)
        case .token(let token): rows(token, indentation: inner)
        }
      let body = rows.isEmpty ? "{}" : "{\n\(rows.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)}"
      return "\(JSONText.quoted(member.name)): \(body)"
    }
  }

  private func properties(_ group: TokenGroup) -> [String] {
    properties(type: group.type, description: group.description, deprecation: group.deprecation)
  }

  private func rows(_ token: AuthoredToken, indentation: String) -> [String] {
    let value = withPlainAliases(token.value)
    var row = "\"$value\": \(value.json(indentation: indentation))"
    // A token may name another by `$ref` in place of a `$value`.
    if let members = value.members, members.count == 1, members[0].key == "$ref" {
      row = "\"$ref\": \(members[0].value.json(indentation: indentation))"
    }
    return properties(type: token.type, description: token.description, deprecation: token.deprecation)
      + [row] + others(token, indentation: indentation) + extensions(token.extensions, indentation: indentation)
  }

  /// What the lenient profile found beside the value.
  private func others(_ token: AuthoredToken, indentation: String) -> [String] {
    token.properties.filter { !$0.key.hasPrefix("$") }.map {
      "\(JSONText.quoted($0.key)): \($0.value.json(indentation: indentation))"
    }
  }

  /// The value without the spaces that some put inside the braces of an alias, and the standard does not have.
  private func withPlainAliases(_ value: DataValue) -> DataValue {
    switch value.content {
    case .string(let text):
      guard let reference = TokenReference(text), reference.isPadded else { return value }
      return DataValue(.string("{\(reference.path)}"), at: value.place)
    case .array(let items): return DataValue(.array(items.map(withPlainAliases)), at: value.place)
    case .object(let members):
      let plain = members.map {
        DataValue.Member(key: $0.key, keyPlace: $0.keyPlace, value: withPlainAliases($0.value))
      }
      return DataValue(.object(plain), at: value.place)
    case .null, .bool, .number: return value
    }
  }

  private func properties(type: AuthoredType?, description: String?, deprecation: Deprecation?) -> [String] {
    var rows: [String] = []
    if let type { rows.append("\"$type\": \(JSONText.quoted(type.name))") }
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
