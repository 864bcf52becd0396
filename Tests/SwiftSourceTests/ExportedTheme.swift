import DataFiles
import Diagnostics
import SwiftSource
import Tokens

/// A theme of a test, and its Swift.
struct ExportedTheme {
  let graph: TokenGraph
  let naming: SwiftNaming
  private(set) var findings = Findings()
  private(set) var files: [String: String] = [:]

  /// - Parameters:
  ///   - tokens: the members of a token file.
  ///   - modifiers: with those of their contexts, the default first.
  ///   - names: lines of `swift` in theme.yaml.
  init(
    _ tokens: String, modifiers: [(name: String, contexts: [(name: String, tokens: String)])] = [],
    names: [(String, String)] = [], shape: SwiftShape? = nil, title: String = "Sea",
    choosing choices: [String: String] = [:]
  ) {
    var sources = SourceFiles()
    var findings = Findings()
    var read: [String: TokenFiles.File] = [:]
    func add(_ name: String, _ text: String) {
      let file = sources.add(path: name, bytes: Array(text.utf8))
      if let data = JSONReader.read(file, into: &findings) { read[name] = .data(data) }
    }
    add("base.json", "{\(tokens)}")
    var members: [String] = []
    for modifier in modifiers {
      let contexts = modifier.contexts.map { context in
        add("\(modifier.name).\(context.name).json", "{\(context.tokens)}")
        return "\"\(context.name)\": [{\"$ref\": \"\(modifier.name).\(context.name).json\"}]"
      }
      members.append("\"\(modifier.name)\": {\"contexts\": {\(contexts.joined(separator: ", "))}}")
    }
    let order = ["#/sets/base"] + modifiers.map { "#/modifiers/\($0.name)" }
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {\(members.joined(separator: ", "))},
       "resolutionOrder": [\(order.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", "))]}
      """
    let source = sources.add(path: "resolver.json", bytes: Array(resolver.utf8))
    let document =
      JSONReader.read(source, into: &findings).flatMap {
        ResolverReader.read(
          $0, files: TokenFiles(read, namedFrom: "resolver.json"), profile: .lenient, into: &findings)
      } ?? ResolverDocument(steps: [])
    graph = TokenGraph(document, profile: .lenient, into: &findings)
    let rows = names.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let lines = sources.add(path: "theme.yaml", bytes: Array("{\(rows)}".utf8))
    let rules = JSONReader.read(lines, into: &findings)?.members?.map { member in
      SwiftNameRule(
        PathGlob(member.key), at: member.keyPlace, SwiftName(member.value.string ?? ""), at: member.value.place)
    }
    findings = Findings()
    naming = SwiftNaming(rules ?? [], shape: shape, prefix: "sea", graph: graph, into: &findings)
    let base = graph.modes.firstIndex { mode in choices.allSatisfy { mode[$0.key] == $0.value } }
    let chosen = graph.modifiers.indices.filter { choices[graph.modifiers[$0].name] != nil }
    let export = SwiftExport(
      graph, naming, title: title, modes: SwiftModes(base: base ?? 0, chosen: Set(chosen)), into: &findings)
    for file in export.files { files[file.path] = file.text }
    self.findings = findings
  }

  /// The lines of the only file behind its imports.
  var body: [String] {
    let text = files.values.first ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.drop { $0 != "import SwiftUI" }.dropFirst(2))
  }

  /// `rule: text`, in the order of places.
  var complaints: [String] { findings.sorted.map { "\($0.rule.rawValue): \($0.text)" } }
}
