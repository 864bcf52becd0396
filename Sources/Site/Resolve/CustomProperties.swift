import Diagnostics
import Tokens

/// The custom properties of a theme, and which token each comes from.
struct CustomProperties {
  let prefix: String
  private let tokens: [String: TokenPath]
  private let graph: TokenGraph

  /// Reports tokens whose properties bear one name.
  init(_ graph: TokenGraph, prefix: String, into findings: inout Findings) {
    self.prefix = prefix
    self.graph = graph
    var tokens: [String: TokenPath] = [:]
    tokens.reserveCapacity(graph.tokens.count)
    for token in graph.tokens {
      let name = CSSName.property(token.path, prefix: prefix)
      for suffix in token.suffixes {
        let property = suffix.isEmpty ? name : name + suffix
        if let other = tokens.updateValue(token.path, forKey: property), let place = graph[other]?.primary.namePlace {
          findings.report(
            Finding(
              .error, "name-collision", "'\(token.path)' and '\(other)' both become '\(property)'",
              at: token.primary.namePlace, notes: [.init("the other stands here", at: place)],
              help: "rename one of them"))
        }
      }
    }
    self.tokens = tokens
  }

  subscript(name: String) -> TokenPath? { tokens[name] }

  func helpNaming(_ name: String) -> String? {
    NearestName.help(name, in: tokens.keys.sorted())
  }

  /// The tokens that CSS names with `var(--…)`, in order of appearance; names of no token are findings.
  func tokens(in file: SourceFile, into findings: inout Findings) -> [TokenPath] {
    var paths: [TokenPath] = []
    for range in CSSScanner(file.bytes).customPropertyUses {
      let name = String(decoding: file.bytes[range], as: UTF8.self)
      if let path = self[name] {
        paths.append(path)
      } else if !graph.isUnsure(ofProperty: name, prefix: prefix) {
        findings.report(
          Finding(
            .error, "unknown-custom-property", "'\(name)' is the property of no token", at: file.place(range),
            help: helpNaming(name)))
      }
    }
    return paths
  }
}
