import DataFiles
import Diagnostics
import TestSupport
import Tokens

/// A graph from marked sources: token files by name, and a resolver, or else one set of all files in order.
struct Graph {
  let graph: TokenGraph
  let document: ResolverDocument
  let findings: Findings
  let sources: SourceFiles

  init(tokens: MarkedText, profile: TokenProfile = .strict) {
    self.init(files: [("a.tokens.json", tokens.text)], resolver: nil, profile: profile)
  }

  init(files: [(name: String, text: String)], resolver: String?, profile: TokenProfile = .strict) {
    var sources = SourceFiles()
    var findings = Findings()
    var values: [(name: String, value: DataValue)] = []
    for file in files {
      let source = sources.add(path: file.name, bytes: Array(file.text.utf8))
      if let value = JSONReader.read(source, into: &findings) { values.append((file.name, value)) }
    }
    let document: ResolverDocument
    if let resolver {
      let source = sources.add(path: "resolver.json", bytes: Array(resolver.utf8))
      let files = Dictionary(uniqueKeysWithValues: values.map { ($0.name, TokenFiles.File.data($0.value)) })
      let root = JSONReader.read(source, into: &findings)
      document =
        root.flatMap {
          ResolverReader.read(
            $0, files: TokenFiles(files, namedFrom: "resolver.json"), profile: profile, into: &findings)
        }
        ?? ResolverDocument(steps: [])
    } else {
      let files = values.map { (path: $0.name, file: Dialect.read($0.value, profile: profile, into: &findings)) }
      document = ResolverDocument(files: files, isWhole: true, into: &findings)
    }
    self.document = document
    graph = TokenGraph(document, profile: profile, into: &findings)
    self.findings = findings
    self.sources = sources
  }

  /// A line for each token and distinct value: `path type css`, with the modes where they matter.
  var dump: [String] {
    graph.tokens.flatMap { token in
      token.distinctValues.map { value in
        let modes =
          value.modes.count == graph.modes.count
          ? "" : " in " + value.modes.map { "\(graph.modes[$0])" }.joined(separator: "; ")
        return "\(token.path) \(token.type.rawValue) \(value.token.value.css)\(modes)"
      }
    }
  }
}
