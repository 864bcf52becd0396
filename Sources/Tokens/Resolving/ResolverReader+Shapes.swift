import DataFiles
import Diagnostics

/// What the objects of a resolver must have (DTCG Resolver 2025.10, "syntax").
extension ResolverReader {
  mutating func checkRoot() {
    refuseUnknown(
      root, "a resolver",
      known: ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"])
    if root["version"]?.string != "2025.10" {
      let found = root["version"].map { "the resolver's version is \(quoted($0))" } ?? "the resolver has no version"
      report("\(found), '2025.10' is needed", root["version"] ?? root)
    }
    checkTexts(root, ["name", "description"])
    for key in ["sets", "modifiers", "$defs"] {
      guard let map = root[key], map.members == nil else { continue }
      let help = map.array == nil ? nil : "an old draft had arrays; write {\"NAME\": {…}}"
      report("'\(key)' is \(map.kind), an object is needed", map, help: help)
    }
  }

  /// What stands under `sets` and `modifiers` is checked even where nothing names it.
  mutating func checkUnused() {
    for member in root["sets"]?.members ?? [] where member.value["$ref"] == nil {
      _ = checkedSources(of: member.key, member.value)
    }
    for member in root["modifiers"]?.members ?? [] where member.value["$ref"] == nil {
      _ = checkedContexts(of: member.key, member.value)
    }
  }

  mutating func checkedSources(of name: String, _ value: DataValue) -> [DataValue]? {
    guard let sources = value["sources"]?.array else {
      report("the set '\(name)' needs an array of sources", value["sources"] ?? value)
      return nil
    }
    refuseUnknown(value, "a set", known: ["name", "type", "description", "sources", "$extensions"])
    checkTexts(value, ["description"])
    return sources
  }

  /// The names of the contexts, the default first.
  mutating func checkedContexts(of name: String, _ value: DataValue) -> [String]? {
    guard let members = value["contexts"]?.members, !members.isEmpty else {
      report("the modifier '\(name)' needs contexts", value["contexts"] ?? value)
      return nil
    }
    refuseUnknown(
      value, "a modifier", known: ["name", "type", "description", "contexts", "default", "$extensions"])
    checkTexts(value, ["description"])
    var names = members.map(\.key)
    if names.count == 1 {
      report("the modifier '\(name)' has one context, a choice needs two", value["contexts"] ?? value)
    }
    if let chosen = value["default"] {
      guard let context = chosen.string, let index = names.firstIndex(of: context) else {
        let near = chosen.string.flatMap { NearestName.help($0, in: names) }
        report(
          "the default of '\(name)' is \(quoted(chosen)), one of its contexts is needed", chosen,
          help: near ?? "contexts: \(names.joined(separator: ", "))")
        return nil
      }
      names.insert(names.remove(at: index), at: 0)
    }
    return names
  }

  private mutating func checkTexts(_ value: DataValue, _ keys: [String]) {
    for key in keys {
      guard let text = value[key], text.string == nil else { continue }
      report("'\(key)' is \(text.kind), a string is needed", text)
    }
    if let data = value["$extensions"], data.members == nil {
      report("'$extensions' is \(data.kind), an object is needed", data)
    }
  }

  private mutating func refuseUnknown(_ value: DataValue, _ what: String, known: [String]) {
    for member in value.members ?? [] where !known.contains(member.key) {
      findings.report(
        Finding(
          .error, "invalid-resolver", "'\(member.key)' is no property of \(what)", at: member.keyPlace,
          help: NearestName.help(member.key, in: known) ?? "it has \(known.joined(separator: ", "))"))
    }
  }
}
