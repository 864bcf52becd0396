import Cascade
import Diagnostics
import Tokens

/// The custom properties of a theme, and which token each comes from.
struct CustomProperties {
  let prefix: String
  private let tokens: [String: TokenPath]
  let graph: TokenGraph

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

  /// Names in a mock-up's CSS that are neither a token's nor its own are findings.
  func report(unknownIn sheet: StyleSheet, except own: Set<String>, into findings: inout Findings) {
    for use in sheet.customPropertyUses where !own.contains(use.name) && self[use.name] == nil {
      guard !graph.isUnsure(ofProperty: use.name, prefix: prefix) else { continue }
      findings.report(
        Finding(
          .error, "unknown-custom-property", "'\(use.name)' is the property of no token", at: use.place,
          help: helpNaming(use.name)))
    }
  }
}
