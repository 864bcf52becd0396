package import DataFiles
package import Diagnostics

/// Tokens that a file lists by name, with what modes change in them, on the way to a `TokenFile`.
package struct TokenList {
  private struct Context {
    let name: String
    var tree = TokenTree()
  }

  private struct Axis {
    let name: String
    let defaultContext: String?
    var contexts: [Context] = []
  }

  private var base = TokenTree()
  private var axes: [Axis] = []

  package init() {}

  /// Adds what every mode has; false when there is a token at this path.
  package mutating func add(_ token: DataValue, at path: [String], namePlace: Place) -> Bool {
    base.add(token, at: path[...], namePlace: namePlace)
  }

  /// Adds what a context has instead; nil for a context that changes nothing.
  package mutating func add(
    _ token: DataValue?, at path: [String], namePlace: Place, in context: String, of modifier: String,
    defaultContext: String?
  ) {
    let axis = axes.firstIndex { $0.name == modifier } ?? axes.count
    if axis == axes.count { axes.append(Axis(name: modifier, defaultContext: defaultContext)) }
    let index = axes[axis].contexts.firstIndex { $0.name == context } ?? axes[axis].contexts.count
    if index == axes[axis].contexts.count { axes[axis].contexts.append(Context(name: context)) }
    if let token { _ = axes[axis].contexts[index].tree.add(token, at: path[...], namePlace: namePlace) }
  }

  package func file(at place: Place, hasForeignNames: Bool = false, into findings: inout Findings) -> TokenFile {
    let modifiers = axes.map { axis in
      let contexts = axis.contexts.map { context in
        (name: context.name, tree: TokenReader.read(context.tree.data(at: place), profile: .lenient, into: &findings))
      }
      let named = contexts.first { $0.name == axis.defaultContext }
      // A context that changes nothing is what every mode has.
      let unchanged = contexts.first { $0.tree.tokenCount == 0 }
      return TokenFile.Modifier(
        name: axis.name, defaultContext: (named ?? unchanged)?.name, contexts: contexts)
    }
    return TokenFile(
      tree: TokenReader.read(base.data(at: place), profile: .lenient, into: &findings), modifiers: modifiers,
      hasForeignNames: hasForeignNames)
  }
}
